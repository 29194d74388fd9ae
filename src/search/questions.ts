/* Questions: found in their own index, in the page's language alone. A search without them still answers. */
import type { Lang } from '../i18n/locales.ts';
import type { Shown } from './format.ts';
import { leadsOf, type Leads } from './leads.ts';
import type { Lists } from './lists.ts';
import { matchesOf, type FoundWord } from './matches.ts';
import { isWithin, type Narrow } from './narrow.ts';
import type { Query, QueryWord } from './query/query.ts';
import { rankQuestions, type Ranked } from './rank.ts';
import type { MeaningList } from './words/meanings.ts';
import { languageOf, languagesOf } from './words/tokens.ts';

/** What the questions say to a query. */
interface Asked {
  /** What they say for rules. */
  readonly leads: Leads;
  /** The best of them. */
  readonly found: readonly Shown[];
}

/** The questions of a page's language, to be searched. */
export interface Questions {
  /** Everyday words. */
  readonly meanings: () => Promise<MeaningList>;
  readonly has: (word: QueryWord) => Promise<boolean>;
  /** The words of those parts of the vocabulary that can have words with this prefix. */
  readonly words: (prefix: string) => Promise<readonly string[]>;
  readonly search: (query: Query, narrow: Narrow, how: { readonly home: string | undefined; readonly most: number }) => Promise<Asked>;
}

/** A word with only what can be found in a language: no list is fetched in vain. */
const wordIn = (lang: Lang, word: QueryWord): QueryWord => {
  const spoken = languagesOf(word.form).includes(lang);
  return { ...word, asks: word.asks.filter(({ token, way }) => (way === 'prefix' ? spoken : (languageOf(token) ?? lang) === lang)) };
};

const nothing: Asked = { leads: new Map(), found: [] };

/** The questions among the records that match, those on pages that pass the filter. */
const questionsAmong = (words: readonly FoundWord[], { chapterOf }: Lists, asked: number, narrow: Narrow): readonly FoundWord[] =>
  words.map((word) => ({ ...word, matches: word.matches.filter(({ place }) => place < asked && isWithin(narrow, chapterOf(place))) }));

/**
 * Opens the questions of a page.
 *
 * @param nameAt finds the name of the rule at a place
 * @param opened their index; nothing where there is none
 * @returns questions of which none is found while their index cannot be fetched
 */
export const openQuestions = (lang: Lang, nameAt: (place: number) => Promise<string>, opened?: Promise<Lists>): Questions => {
  const orElse = async <T>(none: T, ask: (lists: Lists) => Promise<T>): Promise<T> => {
    try {
      return opened ? await ask(await opened) : none;
    } catch {
      return none;
    }
  };
  opened?.catch(() => undefined);
  return {
    meanings: () => orElse([] as MeaningList, (lists) => lists.meanings(lang)),
    has: (word) => orElse(false, async ({ find }) => (await Promise.all(wordIn(lang, word).asks.map(find))).some((found) => found.length > 0)),
    words: (prefix) => orElse([] as readonly string[], ({ words }) => words(prefix)),
    search: (query, narrow, { home, most }) =>
      orElse(nothing, async (lists) => {
        const { cites = [], asked = cites.length, lengths = [] } = lists.contents;
        const words = await Promise.all(query.words.map((word) => matchesOf(lists, wordIn(lang, word), {}, lang)));
        const context = { chapterOf: lists.chapterOf, size: asked, home };
        if (narrow.lang && narrow.lang !== lang) return nothing;
        const ranked = rankQuestions(questionsAmong(words, lists, asked, narrow), context).slice(0, most);
        const withRules = async ({ place }: Ranked): Promise<Shown> => {
          const [shown, rules] = await Promise.all([lists.shown(lang, place), Promise.all((cites[place] ?? []).map(nameAt))]);
          return { ...shown, rules };
        };
        return { leads: leadsOf(words, { cites, asked, lengths }), found: await Promise.all(ranked.map(withRules)) };
      }),
  };
};
