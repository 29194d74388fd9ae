/** What event cards are chosen by: fields, places in the address, and data attributes of a card, all by the same names. */
export const FILTERS = ['party', 'counts', 'needs'] as const;
