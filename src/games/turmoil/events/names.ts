/** What event cards are chosen by: fields, places in the address, and data attributes of a card, all by the same names. */
export const FILTERS = ['party', 'counts', 'needs'] as const;

/** What is typed of a card’s name, in any language: a field, and its place in the address. */
export const NAME = 'name';
/** The most letters of it. No name is longer. */
export const MAX_NAME = 60;
