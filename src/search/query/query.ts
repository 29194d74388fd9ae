/* A query as it was understood. */
import type { Token } from '../words/tokens.ts';

/**
 * How a token follows from what was typed: it is the word itself, a longer word that starts with it, a word or number
 * that means the same or looks alike, or a corrected typo.
 */
export type Way = 'exact' | 'prefix' | 'alike' | 'typo';

/** One thing to look up: a whole token, or a prefix of tokens if `way` is `prefix`. */
export interface Ask {
  readonly token: Token;
  readonly way: Way;
}

/** A word of the query with everything that it can mean: a record matches the word if it has one of its tokens. */
export interface QueryWord {
  /** The word in normal form. */
  readonly form: string;
  readonly asks: readonly Ask[];
  /** The words that were probably meant, if it is unknown. */
  readonly meant?: readonly string[];
}

/** A query as it was understood. */
export interface Query {
  /** What was typed, without blanks around it. */
  readonly text: string;
  /** The same as it was read: in the other keyboard layout if only that gives known words. */
  readonly read: string;
  readonly words: readonly QueryWord[];
}
