import { LANGS, type Lang } from '../../i18n/locales.ts';
import { wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { tokenOf, tokensOf, type Token } from '../words/tokens.ts';

/** What each language says of one thing. */
export type Wordings = (lang: Lang) => readonly string[];

/** The tokens of wordings, all languages together: one index serves the pages of each. */
export const inAllLanguages = (wordings: Wordings): ReadonlySet<Token> =>
  new Set(LANGS.flatMap((lang) => [...tokensOf(lang, wordings(lang).join(' '))]));

/** Leaves each token in the first of the fields that have it. */
export const eachOnce = <F extends string>(fields: Readonly<Record<F, ReadonlySet<Token>>>): Readonly<Record<F, string>> => {
  const taken = new Set<Token>();
  const fresh = (tokens: ReadonlySet<Token>): string =>
    [...tokens]
      .filter((token) => !taken.has(token) && taken.add(token))
      .sort()
      .join(' ');
  return Object.fromEntries(Object.entries<ReadonlySet<Token>>(fields).map(([field, tokens]) => [field, fresh(tokens)])) as Record<F, string>;
};

/** Whether a name is one word. */
export const isOneWord = (wording: string): boolean => wordsOf(wording).length === 1;

/**
 * Words that lead to a hit though a reader does not see them in it: once for each token.
 *
 * @param seen what the hit shows
 * @param wordings what leads to it
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
