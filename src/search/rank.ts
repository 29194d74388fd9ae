/**
 * The one place where the order of hits is decided. What an index can say of a rule is only which field holds
 * which token; everything below follows from that.
 */
import type { Way } from './query/read.ts';
import type { Field } from './format.ts';

/** A rule or an entry that has one of the things asked for, in a field. */
export interface Match {
  readonly place: number;
  readonly field: Field;
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
const fieldStrength: Readonly<Record<Field, number>> = {
  name: 12,
  number: 9,
  term: 4,
  heading: 3.8,
  title: 3,
  phrase: 2.5,
  step: 1.6,
  under: 1.5,
  text: 1,
  said: 0.6,
};

/** What was typed in full beats what a slip may have made of it, what it may become, and a word of like meaning. */
const wayStrength: Readonly<Record<Way, number>> = { exact: 1, slip: 0.8, begun: 0.6, meant: 0.5 };

/** Chapters that tell of rules which stand elsewhere, and what no rule says: the rule itself comes first. */
const background: Readonly<Record<string, number>> = { introduction: 0.7, 'open-questions': 0.6, credits: 0.8 };

/** Where two games have the word, the game whose page the reader is on comes first, if it is not in passing. */
const AT_HOME = 1.3;

const strengthOf = ({ field, way }: Match): number => fieldStrength[field] * wayStrength[way];

/** The best match of each rule for one word of the query. */
const bestOf = (matches: readonly Match[]): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  for (const match of matches) best.set(match.place, Math.max(best.get(match.place) ?? 0, strengthOf(match)));
  return best;
};

/** A word that few rules have tells more. */
const rarity = (rules: number): number => 1 / (1 + Math.log(Math.max(1, rules)));

/** Each word that a rule lacks takes from what the others tell. */
const wholeness = (covered: number, words: number): number => (covered / words) ** 2;

/** The score of each rule that has one of the words. */
const scoresOf = (words: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, Omit<Ranked, 'place'>> => {
  const found = new Map<number, { covered: number; score: number }>();
  for (const best of words) {
    const weight = rarity(best.size);
    for (const [place, strength] of best) {
      const { covered, score } = found.get(place) ?? { covered: 0, score: 0 };
      found.set(place, { covered: covered + 1, score: score + strength * weight });
    }
  }
  return found;
};

/** Of rules with fewer words than the best one, those are shown that have half of them, and not in passing. */
const worthShowing = (hit: Ranked, best: Ranked): boolean =>
  hit.covered >= best.covered || (hit.covered * 2 >= best.covered && hit.score * 4 >= best.score);

/** What tells of all rules alike: the chapter, as `game/chapter`, that each place is in, and the game of the reader's page. */
export interface Book {
  readonly chapterOf: (place: number) => string;
  readonly home?: string | undefined;
}

/** How much a rule counts for where it stands. */
const weightAt = ({ chapterOf, home }: Book, place: number): number => {
  const [game, chapter] = chapterOf(place).split('/');
  return (background[chapter!] ?? 1) * (game === home ? AT_HOME : 1);
};

/** The better one first, between equals the order of the book. */
const inOrder = (a: Ranked, b: Ranked): number => b.score - a.score || a.place - b.place;

/**
 * Puts the rules that match a query in order: those that have more of its words, in stronger fields, rare words
 * counting more; rules before what is told of them; then the order of the book.
 *
 * @param words for each word of the query, all that matches it
 */
export const rank = (words: readonly (readonly Match[])[], book: Book): readonly Ranked[] => {
  const weigh = ([place, { covered, score }]: readonly [number, Omit<Ranked, 'place'>]): Ranked => {
    const weight = wholeness(covered, words.length) * weightAt(book, place);
    return { place, covered, score: score * weight };
  };
  const weighed = [...scoresOf(words.map(bestOf))].map(weigh);
  if (!weighed.length) return [];
  const best = weighed.reduce((first, hit) => (inOrder(hit, first) < 0 ? hit : first));
  return weighed.filter((hit) => worthShowing(hit, best)).sort(inOrder);
};

/** Whether something is called by one of the words, and not only by what all of its kind are called. */
const isNamed = (words: readonly (readonly Match[])[]): ((place: number) => boolean) => {
  const named = new Set(words.flatMap((matches) => matches.filter(({ field }) => field !== 'text').map(({ place }) => place)));
  return (place) => named.has(place);
};

/**
 * Puts the entries of one kind in order: only those that have every word, since they stand below the rules and are
 * there to be called by their names.
 */
export const rankEntries = (words: readonly (readonly Match[])[], book: Book): readonly Ranked[] => {
  const named = isNamed(words);
  return rank(words, book).filter(({ place, covered }) => covered === words.length && named(place));
};
