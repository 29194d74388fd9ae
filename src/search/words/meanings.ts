import groups from './meanings.json' with { type: 'json' };
import { languagesOf, tokenOf, type Token } from './tokens.ts';

const tokensOfWord = (word: string): readonly Token[] => languagesOf(word).map((lang) => tokenOf(lang, word));

const byToken: ReadonlyMap<Token, readonly Token[]> = new Map(
  groups.map((group) => [...new Set(group.flatMap(tokensOfWord))]).flatMap((tokens) => tokens.map((token) => [token, tokens] as const)),
);

/**
 * Tokens of everyday words that ask for the same thing (`cost`, `стоит`, `M€`) and are no terms of a game;
 * those stand in its glossary.
 *
 * @returns the tokens that mean the same as one of `tokens`, without these
 */
export const meaningsOf = (tokens: readonly Token[]): readonly Token[] =>
  [...new Set(tokens.flatMap((token) => byToken.get(token) ?? []))].filter((token) => !tokens.includes(token));
