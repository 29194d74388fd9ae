/** A printed edition of the rules. */
export const EDITIONS = ['ru', 'fr'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Tells whether a value is a printed edition. */
export const isEdition = (value: unknown): value is Edition => EDITIONS.includes(value as Edition);

/** The rules that the editions tell apart and the engine can run both ways. */
export const READ_BOTH_WAYS = ['influence.adjust', 'parties.reds.policy', 'global-events.distant', 'special-cases.snow-cover'] as const;

/** For each of these rules: the edition whose reading is applied. */
export type Readings = Readonly<Record<(typeof READ_BOTH_WAYS)[number], Edition>>;
