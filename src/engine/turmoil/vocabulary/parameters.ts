/** The global parameters; the last belongs to Venus Next and has no say in the end of the game. */
export const GLOBAL_PARAMETERS = ['temperature', 'oxygen', 'oceans', 'venus'] as const;
export type GlobalParameter = (typeof GLOBAL_PARAMETERS)[number];

/** Tells whether a value is a global parameter. */
export const isGlobalParameter = (value: unknown): value is GlobalParameter => GLOBAL_PARAMETERS.includes(value as GlobalParameter);

/** How far a parameter is from its goal: more than one step, one step, there. */
export const DISTANCES = ['more', 'one', 'goal'] as const;
export type Distance = (typeof DISTANCES)[number];

/** Tells whether a value is a distance from a goal. */
export const isDistance = (value: unknown): value is Distance => DISTANCES.includes(value as Distance);
