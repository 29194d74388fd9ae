/* Questions: found in their own index, in the page's language alone. A search without them still answers. */
import type { Lang } from '../i18n/locales.ts';
import type { Shown } from './format.ts';
import type { Lists } from './lists.ts';
import { matchesOf } from './matches.ts';
import type { Narrow } from './narrow.ts';
import type { Query, QueryWord } from './query/query.ts';
import { rankQuestions } from './rank.ts';
import { languageOf, languagesOf } from './words/tokens.ts';

/** The questions of a page's language, to be searched. */
export interface Questions {
  readonly has: (word: QueryWord) => Promise<boolean>;
  /** The words of those parts of the vocabulary that can have words with this prefix. */
  readonly words: (prefix: string) => Promise<readonly string[]>;
  /** The best questions for a query. */
  readonly search: (query: Query, narrow: Narrow, how: { readonly home: string | undefined; readonly most: number }) => Promise<readonly Shown[]>;
}

/** A word with only what can be found in a language: no list is fetched in vain. */
const wordIn = (lang: Lang, word: QueryWord): QueryWord => {
  const spoken = languagesOf(word.form).includes(lang);
  return { ...word, asks: word.asks.filter(({ token, way }) => (way === 'prefix' ? spoken : (languageOf(token) ?? lang) === lang)) };
};

/**
 * Opens the questions of a page.
 *
 * @param opened their index; nothing where there is none
 * @returns questions of which none is found while their index cannot be fetched
 */
export const openQuestions = (lang: Lang, opened?: Promise<Lists>): Questions => {
  const orElse = async <T>(nothing: T, ask: (lists: Lists) => Promise<T>): Promise<T> => {
    try {
      return opened ? await ask(await opened) : nothing;
    } catch {
      return nothing;
    }
  };
  opened?.catch(() => undefined);
  return {
    has: (word) => orElse(false, async ({ find }) => (await Promise.all(wordIn(lang, word).asks.map(find))).some((found) => found.length > 0)),
    words: (prefix) => orElse([] as readonly string[], ({ words }) => words(prefix)),
    search: (query, narrow, { home, most }) =>
      orElse([] as readonly Shown[], async (lists) => {
        const matches = await Promise.all(query.words.map((word) => matchesOf(lists, wordIn(lang, word), narrow)));
        const ranked = rankQuestions(matches, { chapterOf: lists.chapterOf, home }).slice(0, most);
        return Promise.all(ranked.map(({ place }) => lists.shown(lang, place)));
      }),
  };
};
