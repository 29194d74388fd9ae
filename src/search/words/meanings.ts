/*
 * Meanings: what words stand for, whatever the language. `pawn`, `pion` and `фишка` all mean a delegate in one game and a
 * union token in another. Records are listed under the tokens of meanings too, so a query finds them by words that they lack.
 */
import type { Token } from './tokens.ts';

/** For each meaning its wordings, separated by commas: the tokens of each, separated by blanks. */
export type MeaningList = readonly string[];

/** Meanings by the tokens of their wordings. */
export interface Meanings {
  /**
   * Finds what words mean.
   *
   * @param words for each word its tokens; a wording of several words counts if all of them are there
   * @returns for each word the tokens of its meanings
   */
  readonly of: (words: readonly (readonly Token[])[]) => readonly (readonly Token[])[];
}

/** A digit that marks the language of no token. Only these tokens start with it, so that no word begins one. */
const MARK = '4';

/** Returns the token of a meaning by its place in the list. */
export const meaningToken = (place: number): Token => MARK + place.toString(36) + MARK;

/** Tells whether a token is that of a meaning. */
export const isMeaning = (token: Token): boolean => token.startsWith(MARK) && token.endsWith(MARK);

/** A wording with the meaning that it has. */
interface Wording {
  readonly tokens: readonly Token[];
  readonly meaning: Token;
}

const wordingsIn = (list: MeaningList): readonly Wording[] =>
  list.flatMap((wordings, place) =>
    wordings ? wordings.split(',').map((wording) => ({ tokens: wording.split(' '), meaning: meaningToken(place) })) : [],
  );

/**
 * Opens meanings.
 *
 * @param lists with the same meanings in the same order, and different words
 */
export const openMeanings = (...lists: readonly MeaningList[]): Meanings => {
  const byToken = new Map<Token, Wording[]>();
  for (const wording of lists.flatMap(wordingsIn)) for (const token of wording.tokens) byToken.set(token, [...(byToken.get(token) ?? []), wording]);
  return {
    of: (words) => {
      const there = new Set(words.flat());
      const meant = (token: Token): readonly Token[] =>
        (byToken.get(token) ?? []).filter(({ tokens }) => tokens.every((each) => there.has(each))).map(({ meaning }) => meaning);
      return words.map((tokens) => [...new Set(tokens.flatMap(meant))]);
    },
  };
};

/** No meanings: words stand for themselves. */
export const noMeanings: Meanings = openMeanings();
