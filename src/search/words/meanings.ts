import groups from './meanings.json' with { type: 'json' };
import { languagesOf, tokenOf, type Token } from './tokens.ts';

const tokensOfWord = (word: string): readonly Token[] => languagesOf(word).map((lang) => tokenOf(lang, word));

const byToken: ReadonlyMap<Token, readonly Token[]> = new Map(
  groups.map((group) => [...new Set(group.flatMap(tokensOfWord))]).flatMap((tokens) => tokens.map((token) => [token, tokens] as const)),
);

/**
 * Finds tokens of other everyday words with the same meaning (`cost`, `стоит`, `M€`). Words for a game's terms are in
 * its glossary instead.
 *
 * @returns the tokens that mean the same as one of `tokens`, without `tokens` themselves
 */
export const meaningsOf = (tokens: readonly Token[]): readonly Token[] =>
  [...new Set(tokens.flatMap((token) => byToken.get(token) ?? []))].filter((token) => !tokens.includes(token));
