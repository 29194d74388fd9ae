/** The words of a text without case, accents and signs, as one types them in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** How well a name answers what was typed: 0 at its start, 1 at the start of a word, 2 inside one; null not at all. */
const rank = (name: string, typed: string): number | null => {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  return name.includes(typed) ? 2 : null;
};

/**
 * Finds cards by some letters of their names.
 *
 * @param nameOf the name of a card in the reader's language
 * @returns those that answer best, in the order of their names. Letters inside a word count only if no word starts with them
 */
export const cardsFor = <T>(cards: readonly T[], nameOf: (card: T) => string, typed: string): readonly T[] => {
  const wanted = plain(typed);
  const ranked = cards.map((card) => ({ card, name: nameOf(card), rank: rank(plain(nameOf(card)), wanted) }));
  const starts = ranked.filter((one) => one.rank !== null && one.rank < 2);
  const found = starts.length > 0 ? starts : ranked.filter((one) => one.rank !== null);
  return found.toSorted((one, other) => one.rank! - other.rank! || one.name.localeCompare(other.name)).map(({ card }) => card);
};
