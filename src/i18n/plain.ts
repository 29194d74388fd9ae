/**
 * A text as one types it in a hurry: without accents, soft hyphens and capitals, with the apostrophe and the blank of the keyboard.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
