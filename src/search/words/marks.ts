/* The digits that tell tokens apart. Each language has one of its own (`tokens.ts`); these are not free for that. */

/** Ends a token that belongs to no language, and begins that of an id. */
export const NO_LANGUAGE = '0';
/** Begins and ends the token of a meaning. */
export const MEANING = '4';
/** Stands in the tokens of families, which are no stems. */
export const FAMILY = '9';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** A digit that a language may have. */
export type LanguageMark = Exclude<Digit, typeof NO_LANGUAGE | typeof MEANING | typeof FAMILY>;
