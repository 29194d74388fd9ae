/* How well records match the words of a query: which fields have them, how rare the words are, how many of them are there. */
import type { FieldName } from './format.ts';
import type { MatchType } from './query/query.ts';

/** A record that has one of the tokens that a word of the query asks for. */
export interface Match {
  readonly place: number;
  readonly field: FieldName;
  readonly way: MatchType;
  /** The token is of another language than the page. */
  readonly foreign?: boolean;
}

/** The matches of one word of the query. */
export interface WordMatches {
  readonly matches: readonly Match[];
  /** It is a word such as `when`, which only says what kind of thing is asked for. */
  readonly weak?: boolean;
}

/** How well a record matches a query. */
export interface Score {
  /** The number of words of the query that it has. */
  readonly covered: number;
  readonly score: number;
}

/** What the words of a query weigh in an index. */
export interface Scale {
  readonly strengthOf: (match: Match) => number;
  /** The number of records that can be found. */
  readonly size: number;
  /** How much more a rare word weighs than a common one. */
  readonly rarity: number;
  /** How much a record loses for words that it does not have. */
  readonly wholeness: number;
}

const WEAK = 0.73;

/** A word as it was typed says how rare it is; longer words that start with it and words that mean the same only if it is nowhere. */
const ways: readonly MatchType[] = ['exact', 'typo', 'alike', 'prefix'];

const spreadOf = (matches: readonly Match[]): number => {
  const places = ways.map((way) => new Set(matches.filter((match) => match.way === way).map(({ place }) => place)).size);
  return places.find((count) => count > 0) ?? 0;
};

/** The weight of a word: from 1 for one that a single record has down to about 0.1. */
const weightOf = ({ matches, weak }: WordMatches, { size, rarity }: Scale): number => {
  const spread = Math.min(spreadOf(matches), size);
  return (spread ? (Math.log(1 + size / spread) / Math.log(1 + size)) ** rarity : 1) * (weak ? WEAK : 1);
};

/** The strength of each record's best match for one word of the query. */
export const bestOf = (matches: readonly Match[], strengthOf: Scale['strengthOf']): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  for (const match of matches) best.set(match.place, Math.max(best.get(match.place) ?? 0, strengthOf(match)));
  return best;
};

/** The score of each record that has at least one of the words. */
export const scoresOf = (words: readonly WordMatches[], scale: Scale): ReadonlyMap<number, Score> => {
  const found = new Map<number, { covered: number; weight: number; strength: number }>();
  let all = 0;
  for (const word of words) {
    const weight = weightOf(word, scale);
    all += weight;
    for (const [place, strength] of bestOf(word.matches, scale.strengthOf)) {
      const before = found.get(place) ?? { covered: 0, weight: 0, strength: 0 };
      found.set(place, { covered: before.covered + 1, weight: before.weight + weight, strength: before.strength + strength * weight });
    }
  }
  return new Map(
    [...found].map(([place, each]) => [place, { covered: each.covered, score: (each.strength / all) * (each.weight / all) ** scale.wholeness }]),
  );
};
