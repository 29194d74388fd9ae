/*
 * The order of the hits. It depends on nothing but which field of which record has which token.
 */
import type { Way } from './query/query.ts';
import type { Field } from './format.ts';

/** A record that has one of the tokens that a word of the query asks for. */
export interface Match {
  readonly place: number;
  readonly field: Field;
  readonly way: Way;
}

/** A record with its score. */
export interface Ranked {
  readonly place: number;
  /** The number of words of the query that it has. */
  readonly covered: number;
  readonly score: number;
}

/** A rule's id or number counts more than any text, the definition of a term more than a title, a title more than a mention. */
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

/** A word as it was typed counts more than a corrected typo, a longer word that starts with it, or a related word. */
const wayStrength: Readonly<Record<Way, number>> = { exact: 1, typo: 0.8, prefix: 0.6, alike: 0.5 };

/** Chapters that summarise rules of other chapters, or are no rules: the rules themselves come first. */
const background: Readonly<Record<string, number>> = { introduction: 0.7, 'open-questions': 0.6, credits: 0.8 };

/** If two games have the word, the game of the reader's page comes first, unless it only mentions it. */
const SAME_GAME = 1.3;

const strengthOf = ({ field, way }: Match): number => fieldStrength[field] * wayStrength[way];

/** The strength of each record's best match for one word of the query. */
const bestOf = (matches: readonly Match[]): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  for (const match of matches) best.set(match.place, Math.max(best.get(match.place) ?? 0, strengthOf(match)));
  return best;
};

/** The weight of a word: more if few records have it. */
const rarity = (records: number): number => 1 / (1 + Math.log(Math.max(1, records)));

/** The factor that lowers the score of a record for each word that it does not have. */
const wholeness = (covered: number, words: number): number => (covered / words) ** 2;

/** The score of each record that has at least one of the words. */
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

/** A record with fewer words than the best one is shown if it has at least half of them, and a quarter of the score. */
const worthShowing = (hit: Ranked, best: Ranked): boolean =>
  hit.covered >= best.covered || (hit.covered * 2 >= best.covered && hit.score * 4 >= best.score);

/** What ranking needs to know besides the matches. */
export interface Context {
  /** The page of the record at a place, as `game/chapter`. */
  readonly chapterOf: (place: number) => string;
  /** The game of the reader's page, if it has one. */
  readonly home?: string | undefined;
}

/** The weight of a record's chapter and game. */
const weightAt = ({ chapterOf, home }: Context, place: number): number => {
  const [game, chapter] = chapterOf(place).split('/');
  return (background[chapter!] ?? 1) * (game === home ? SAME_GAME : 1);
};

/** The higher score first; equal scores in the order of the book. */
const inOrder = (a: Ranked, b: Ranked): number => b.score - a.score || a.place - b.place;

/**
 * Sorts the records that match a query. More words of the query, stronger fields and rarer words come first.
 *
 * @param words for each word of the query its matches
 * @returns the best first; weak matches are left out
 */
export const rank = (words: readonly (readonly Match[])[], context: Context): readonly Ranked[] => {
  const weigh = ([place, { covered, score }]: readonly [number, Omit<Ranked, 'place'>]): Ranked => {
    const weight = wholeness(covered, words.length) * weightAt(context, place);
    return { place, covered, score: score * weight };
  };
  const weighed = [...scoresOf(words.map(bestOf))].map(weigh);
  if (!weighed.length) return [];
  const best = weighed.reduce((first, hit) => (inOrder(hit, first) < 0 ? hit : first));
  return weighed.filter((hit) => worthShowing(hit, best)).sort(inOrder);
};

/** Tells whether one of the words is in an entry's names; its `text` is only the name of its kind. */
const isNamed = (words: readonly (readonly Match[])[]): ((place: number) => boolean) => {
  const named = new Set(words.flatMap((matches) => matches.filter(({ field }) => field !== 'text').map(({ place }) => place)));
  return (place) => named.has(place);
};

/**
 * Sorts the questions. They are long, and nobody types all of their words: those that have half of the query are returned.
 *
 * @param words for each word of the query its matches
 */
export const rankQuestions = (words: readonly (readonly Match[])[], context: Context): readonly Ranked[] => {
  const named = isNamed(words);
  return rank(words, context).filter(({ place, covered }) => covered * 2 >= words.length && named(place));
};

/**
 * Sorts the entries of one kind. Entries are found by their names, so only those that have every word are returned.
 *
 * @param words for each word of the query its matches
 */
export const rankEntries = (words: readonly (readonly Match[])[], context: Context): readonly Ranked[] => {
  const named = isNamed(words);
  return rank(words, context).filter(({ place, covered }) => covered === words.length && named(place));
};
