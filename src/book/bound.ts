/** A number in digits, perhaps at the end of an element, a space, and a word, perhaps at the start of one; not inside a tag. */
const NUMBER_AND_WORD = /(\d(?:<\/\w+>)*) (?=(?:<\w[^<>]*>)*\p{L})(?![^<]*>)/gu;

/**
 * Binds each number to the word after it, so that no line ends between "3" and "cards".
 *
 * @param html the text of a rule, in any language
 * @returns the same with no-break spaces; tags and their attributes stay as they are
 * @example bound('<b>3</b> cards') // '<b>3</b>\u00a0cards'
 */
export const bound = (html: string): string => html.replace(NUMBER_AND_WORD, '$1\u00a0');
