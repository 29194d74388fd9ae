/*
 * Meanings: what words stand for, whatever the language. `pawn`, `pion` and `фишка` all mean a delegate in one game and a
 * union token in another. Records are listed under the tokens of meanings too, so a query finds them by words that they lack.
 */
import { MEANING } from './marks.ts';
import type { Token } from './tokens.ts';

/** For each meaning its wordings, separated by commas: the tokens of each, separated by blanks. */
export type MeaningList = readonly string[];

/** Where the meanings of each game begin, after those of all games. */
export type GameMeanings = readonly (readonly [game: string, first: number])[];

/** Meanings by the tokens of their wordings. */
export interface Meanings {
  /**
   * Finds what words mean.
   *
   * @param words for each word its tokens; a wording of several words counts if all of them are there
   * @returns for each word the tokens of its meanings
   */
  readonly of: (words: readonly (readonly Token[])[]) => readonly (readonly Token[])[];
  /**
   * Finds the meaning of a single word of a text. Everyday words for a term do not count here: `says` in a rule is not influence.
   * The answers are cached, since each word of the hits is compared with each word of a query.
   */
  readonly written: (token: Token) => ReadonlySet<Token>;
}

/** The everyday words of one language. */
export interface Everyday {
  readonly list: MeaningList;
  /** The place of the first meaning that is a term of a game. Rules have words for those before it, and the names of those from it on. */
  readonly terms: number;
}

/** Returns the token of a meaning by its place in the list. */
export const meaningToken = (place: number): Token => MEANING + place.toString(36) + MEANING;

/** Returns the place in the list of the meaning that has a token. */
const placeOfMeaning = (token: Token): number => parseInt(token.slice(MEANING.length, -MEANING.length), 36);

/** Returns the game whose term or card a meaning is; none if it is said in every game. */
export const gameOfMeaning = (games: GameMeanings, meaning: Token): string | undefined =>
  games.findLast(([, first]) => placeOfMeaning(meaning) >= first)?.[0];

/** Tells whether a token is that of a meaning. */
export const isMeaning = (token: Token): boolean => token.startsWith(MEANING) && token.endsWith(MEANING);

/** A word or phrase, its meaning, and whether only readers use it. */
type Wording = readonly [wording: string, meaning: Token, said: boolean];

/** The wordings by their first tokens. There are thousands, and a query needs few: the others stay as they are written. */
const byFirstToken = (lists: readonly Everyday[]): ReadonlyMap<Token, readonly Wording[]> => {
  const found = new Map<Token, Wording[]>();
  const add = (...each: Wording): void => {
    const [wording] = each;
    const blank = wording.indexOf(' ');
    const first = blank < 0 ? wording : wording.slice(0, blank);
    const known = found.get(first);
    if (known) known.push(each);
    else found.set(first, [each]);
  };
  for (const { list, terms } of lists)
    for (const [place, wordings] of list.entries())
      if (wordings) for (const wording of wordings.split(',')) add(wording, meaningToken(place), place >= terms);
  return found;
};

const noWords: Everyday = { list: [], terms: Infinity };

/**
 * Opens meanings.
 *
 * @param names of terms, in some languages
 * @param everyday other words for the same meanings, in the same order
 */
export const openMeanings = (names: readonly MeaningList[], everyday = noWords): Meanings => {
  const wordings = byFirstToken([...names.map((list) => ({ ...noWords, list })), everyday]);
  const known = new Map<Token, ReadonlySet<Token>>();
  return {
    written: (token) => {
      const isIt = ([wording, , said]: Wording): boolean => wording === token && !said;
      const meant =
        known.get(token) ??
        new Set(
          wordings
            .get(token)
            ?.filter(isIt)
            .map(([, meaning]) => meaning),
        );
      known.set(token, meant);
      return meant;
    },
    of: (words) => {
      const there = new Set(words.flat());
      const meant = new Map<Token, Token[]>();
      for (const [wording, meaning] of [...there].flatMap((token) => wordings.get(token) ?? [])) {
        const tokens = wording.split(' ');
        if (!tokens.every((token) => there.has(token))) continue;
        for (const token of tokens) meant.set(token, [...(meant.get(token) ?? []), meaning]);
      }
      return words.map((tokens) => [...new Set(tokens.flatMap((token) => meant.get(token) ?? []))]);
    },
  };
};

/** Lists the wordings of a meaning, each as its tokens. */
export const wordingsOf = (lists: readonly MeaningList[], meaning: Token): readonly (readonly Token[])[] =>
  lists.flatMap((list) => {
    const wordings = list[placeOfMeaning(meaning)];
    return wordings ? wordings.split(',').map((wording) => wording.split(' ')) : [];
  });

/** No meanings: words stand for themselves. */
export const noMeanings: Meanings = openMeanings([]);
