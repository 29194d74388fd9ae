/** The two sides of a problem. Rule setup.problems. */
export const SIDES = ['a', 'b'] as const;
/** A side of a problem. */
export type Side = (typeof SIDES)[number];

/** Tells whether a value is a side of a problem. */
export const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);

/** The two types of back that goals have. They have nothing to do with the sides of a problem. Rule setup.goals. */
export const BACKS = ['a', 'b'] as const;
/** A type of back of a goal. */
export type Back = (typeof BACKS)[number];

/** Tells whether a value is a type of back. */
export const isBack = (value: unknown): value is Back => BACKS.includes(value as Back);

/** What a game can be in the middle of. Rules round.order, funds.shortfall, radicals.trigger, round.end. */
export const PHASES = ['actions', 'vote', 'actions-again', 'contributions', 'radicals', 'penalty-actions', 'compensation', 'karma', 'over'] as const;
/** The phase that a game is in. */
export type Phase = (typeof PHASES)[number];

/** Tells whether a value is a phase. */
export const isPhase = (value: unknown): value is Phase => PHASES.includes(value as Phase);

/** The phases in which action rounds are held. */
export const ACTION_PHASES = ['actions', 'actions-again', 'penalty-actions'] as const satisfies readonly Phase[];

/** What is counted in an action round: the four actions, and the swap of a goal. Rules actions.each-once, goals.swap. */
export const ACTIONS = ['exchange', 'technology', 'deal', 'purchase', 'goal-swap'] as const;
/** Something that is counted in an action round. */
export type Action = (typeof ACTIONS)[number];

/** Tells whether a value is an action that is counted. */
export const isAction = (value: unknown): value is Action => ACTIONS.includes(value as Action);
