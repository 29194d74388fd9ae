/* Tells whether the first hit is clearly the answer. It then opens as a card. */
import type { Ranked } from './rank.ts';
import type { Match, WordMatches } from './score.ts';

/** A hit is clear if its score is at least this many times that of the next one. */
export const CLEAR = 1.6;

/** How the first hit answers: as the rule that was `named` by its number or id, or `clear`ly better than all others. */
export type Card = 'named' | 'clear';

const isName = ({ field, way }: Match): boolean => (field === 'name' || field === 'number') && way === 'exact';

/**
 * Tells how the first hit answers a query.
 *
 * @param words the words of the query with their matches
 * @param ranked all rules, the best first
 * @param place the place of the first rule shown
 * @returns undefined if the query may mean other rules too
 */
export const cardOf = (words: readonly WordMatches[], [best, next]: readonly Ranked[], place: number | undefined): Card | undefined => {
  if (!best) return undefined;
  if (words.every(({ matches }) => matches.some((match) => match.place === place && isName(match)))) return 'named';
  return best.place === place && best.score >= CLEAR * (next?.score ?? 0) ? 'clear' : undefined;
};

/** A wording that matches so well was typed nearly word by word: the question was asked. */
export const ASKED = 0.45;

/** What the questions say, as far as it tells whether the best of them is meant. */
interface Asked {
  /** The best question first, with full names of the rules that it cites, the deciding one first. */
  readonly found: readonly { readonly rules?: readonly string[] }[];
  /** How well the best wording of that question matches, see `bestWordings`. */
  readonly wording: number;
}

/**
 * Tells whether a question is surely meant: what it answers then comes before the rules. It has to cite the rule that was found first:
 * as the deciding one, if that rule is clear; as any, if the question was asked.
 *
 * @param card how the first hit answers
 * @param words how many words the query has: a single one names a thing, and two may be a name
 * @param first the first rule shown
 */
export const isAnswered = (card: Card | undefined, words: number, { found: [best], wording }: Asked, first: string): boolean => {
  const isAsked = words > 2 && wording >= ASKED;
  const isClear = words > 1 && card === 'clear';
  return isAsked ? !!best?.rules?.includes(first) : isClear && best?.rules?.[0] === first;
};

/** Of so many rules one is mostly right. */
const NEAR = 3;

/**
 * Finds the questions that come between the first rules: their answers follow from one of them, and say in a line what they say at length.
 *
 * @param words how many words the query has: a single one asks nothing
 * @param found the entries that were found, the best questions first
 * @param hits the rules that were found, with their full names
 */
export const nearOf = <E extends { readonly rules?: readonly string[] }>(
  words: number,
  found: readonly E[],
  hits: readonly { readonly name: string }[],
): readonly E[] => (words > 1 ? found.filter(({ rules = [] }) => hits.slice(0, NEAR).some(({ name }) => rules.includes(name))) : []);
