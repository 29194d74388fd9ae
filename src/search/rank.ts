/**
 * The one place where the order of hits is decided. What an index can say of a rule is only which field holds
 * which token; everything below follows from that.
 */
import type { Way } from './query/read.ts';
import type { Field } from './format.ts';
import type { Found } from './lists.ts';

/** A rule that has one of the things asked for, in a field. */
export interface Match extends Found {
  readonly way: Way;
}

/** A rule in its place. */
export interface Ranked {
  readonly place: number;
  /** How many words of the query it has. */
  readonly covered: number;
  readonly score: number;
}

/** A rule's own name or number beats any text; the rule that defines a term comes before those whose title names it; a title before a mention. */
const fieldStrength: Readonly<Record<Field, number>> = { name: 12, number: 9, term: 4, title: 3, phrase: 2.5, step: 1.6, under: 1.5, text: 1 };

/** What was typed in full beats what it may become, and that a word of like meaning. */
const wayStrength: Readonly<Record<Way, number>> = { exact: 1, begun: 0.6, meant: 0.5, slip: 0.8 };

const strengthOf = ({ field, way }: Match): number => fieldStrength[field] * wayStrength[way];

/** The best match of each rule for one word of the query. */
const bestOf = (matches: readonly Match[]): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  for (const match of matches) best.set(match.place, Math.max(best.get(match.place) ?? 0, strengthOf(match)));
  return best;
};

/** A word that few rules have tells more. */
const rarity = (rules: number): number => 1 / (1 + Math.log(Math.max(1, rules)));

/** Of rules with fewer words than the best one, those are shown that have half of them, and not in passing. */
const worthShowing = (hit: Ranked, best: Ranked): boolean =>
  hit.covered === best.covered || (hit.covered * 2 >= best.covered && hit.score * 2 >= best.score);

const before = (a: Ranked, b: Ranked): number => b.covered - a.covered || b.score - a.score || a.place - b.place;

/**
 * Puts the rules that match a query in order: more of its words first; then the stronger fields, rare words
 * counting more; then the order of the book.
 *
 * @param words for each word of the query, all that matches it
 */
export const rank = (words: readonly (readonly Match[])[]): readonly Ranked[] => {
  const found = new Map<number, { covered: number; score: number }>();
  for (const best of words.map(bestOf))
    for (const [place, strength] of best) {
      const { covered, score } = found.get(place) ?? { covered: 0, score: 0 };
      found.set(place, { covered: covered + 1, score: score + strength * rarity(best.size) });
    }
  const ranked = [...found].map(([place, sums]) => ({ place, ...sums })).sort(before);
  return ranked.filter((hit) => worthShowing(hit, ranked[0]!));
};
