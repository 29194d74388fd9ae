import { LANGS, type Lang } from '../../i18n/locales.ts';
import { wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { tokenOf, tokensOf, type Token } from '../words/tokens.ts';

/** The texts that one thing has in each language. */
export type Wordings = (lang: Lang) => readonly string[];

/** Returns the tokens of the texts in all languages together: one index serves the pages of every language. */
export const inAllLanguages = (wordings: Wordings): ReadonlySet<Token> =>
  new Set(LANGS.flatMap((lang) => [...tokensOf(lang, wordings(lang).join(' '))]));

/**
 * Removes repeated tokens: each stays only in the first field that has it.
 *
 * @returns for each field its tokens, sorted and separated by blanks
 */
export const eachOnce = <F extends string>(fields: Readonly<Record<F, ReadonlySet<Token>>>): Readonly<Record<F, string>> => {
  const taken = new Set<Token>();
  const fresh = (tokens: ReadonlySet<Token>): string =>
    [...tokens]
      .filter((token) => !taken.has(token) && taken.add(token))
      .sort()
      .join(' ');
  return Object.fromEntries(Object.entries<ReadonlySet<Token>>(fields).map(([field, tokens]) => [field, fresh(tokens)])) as Record<F, string>;
};

/** Tells whether a text is one word. */
export const isOneWord = (wording: string): boolean => wordsOf(wording).length === 1;

/**
 * Lists the words that find a hit although it does not show them. Of words with the same token only the first is listed.
 *
 * @param seen the text that the hit shows
 * @param wordings the texts that find it
 */
export const unseenWords = (lang: Lang, seen: string, wordings: readonly string[]): readonly string[] => {
  const known = new Set(tokensOf(lang, seen));
  return wordings.flatMap((text) =>
    wordsOf(text)
      .filter(({ form }) => {
        const token = tokenOf(lang, form);
        return !isStopWord(lang, form) && !/\p{N}/u.test(form) && !known.has(token) && known.add(token);
      })
      .map(({ start, end }) => text.slice(start, end)),
  );
};
