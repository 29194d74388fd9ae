/** The most letters of a query that are read. The longest question of the rulebook has less than half of them. */
export const MAX_TYPED = 160;

/** Half of a letter that is stored as two. An address cannot hold it. */
const halfLetter = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Makes any text a query that can be read: from a field, from an address, or kept on the device. Queries are cut at
 * `MAX_TYPED` letters, since each word that finds nothing is compared with all words that are like it.
 *
 * @returns the text without half letters; a blank at its end stays, since it finishes a word
 */
export const readable = (typed: string): string => typed.slice(0, MAX_TYPED).replace(halfLetter, ' ');
