/* Questions: found in their own index, in the page's language alone. A search without them still answers. */
import type { Lang } from '../i18n/locales.ts';
import type { Leading, ShownRecord } from './format.ts';
import { bestWordings, inLeads, leadsOf, wordingsIn, type Leads, type Wordings } from './leads.ts';
import type { Lists } from './lists.ts';
import { matchesOf, type FoundWord } from './matches.ts';
import { findMeant } from './meant.ts';
import { isWithin, type HitFilter } from './narrow.ts';
import type { Query, QueryWord } from './query/query.ts';
import { rankQuestions, telling, type Home, type Ranked } from './rank.ts';
import type { Everyday } from './words/meanings.ts';
import { languageOf, languagesOf } from './words/tokens.ts';

/** What the questions say to a query. */
export interface QuestionMatches {
  /** What they say for rules. */
  readonly leads: Leads;
  /** The best of them. */
  readonly found: readonly ShownRecord[];
  /** How well the best wording of the first of them matches, see `bestWordings`. */
  readonly wording: number;
}

/** The questions of a page's language, to be searched. */
export interface Questions {
  /** Everyday words. */
  readonly meanings: () => Promise<Everyday | undefined>;
  readonly has: (word: QueryWord) => Promise<boolean>;
  /** The words of those parts of the vocabulary that can have words with this prefix. */
  readonly words: (prefix: string) => Promise<readonly string[]>;
  /** The names of the questions that have every word of a query, in any of their wordings; words that mean the same do not count. */
  readonly withAll: (query: Query, narrow: HitFilter) => Promise<readonly string[]>;
  readonly search: (query: Query, narrow: HitFilter, how: { readonly home: Home | undefined; readonly most: number }) => Promise<QuestionMatches>;
}

/** A word with only what can be found in a language: no list is fetched in vain. */
const wordIn = (lang: Lang, word: QueryWord): QueryWord => {
  const spoken = languagesOf(word.form).includes(lang);
  return { ...word, asks: word.asks.filter(({ token, way }) => (way === 'prefix' ? spoken : (languageOf(token) ?? lang) === lang)) };
};

/** A word without what only means the same. */
const literal = (word: QueryWord): QueryWord => ({ ...word, asks: word.asks.filter(({ way }) => way !== 'alike') });

/** The places that all words have. */
const placesOfAll = (words: readonly FoundWord[]): readonly number[] => {
  const [first, ...others] = words.map(({ matches }) => new Set(matches.map(({ place }) => place)));
  return [...(first ?? [])].filter((place) => others.every((places) => places.has(place)));
};

const nothing: QuestionMatches = { leads: new Map(), found: [], wording: 0 };

/** The questions among the leads that match, those on pages that pass the filter. */
const questionsAmong = (words: readonly FoundWord[], { chapterOf }: Lists, asked: number, narrow: HitFilter): readonly FoundWord[] =>
  words.map((word) => ({ ...word, matches: word.matches.filter(({ place }) => place < asked && isWithin(narrow, chapterOf(place))) }));

const noLeads: Leading = { asked: 0, cites: '', lengths: '', games: [] };

/** An open index of questions. Its places are those of wordings, but `shown` and `chapterOf` take those of leads. */
interface Opened extends Lists {
  readonly wordings: Wordings;
}

/** Opens an index of questions; `rules` has the index of the rules that they cite. */
const open = async (lang: Lang, rules: Lists, opening: Promise<Lists>): Promise<Opened> => {
  const lists = await opening;
  const { leading = noLeads } = lists.contents;
  const wordings = wordingsIn(leading);
  const gameOfLead = wordings.cites.map(([rule]) => rules.chapterOf(rule ?? 0).split('/', 1)[0]!);
  const known = await Promise.all([rules.meanings(lang), lists.meanings(lang)]);
  return { ...lists, wordings, find: findMeant(lists, leading, lang, known, (place) => gameOfLead[wordings.leadOf[place]!]!) };
};

/**
 * Opens the questions of a page.
 *
 * @param rules the index of the rules that they cite
 * @param opening fetches their index; nothing where there is none
 * @returns questions of which none is found while their index cannot be fetched; the next search asks for it again
 */
export const openQuestions = (lang: Lang, rules: Lists, opening?: () => Promise<Lists>): Questions => {
  let opened: Promise<Opened> | undefined;
  const orElse = async <T>(none: T, ask: (lists: Opened) => Promise<T>): Promise<T> => {
    try {
      return opening ? await ask(await (opened ??= open(lang, rules, opening()))) : none;
    } catch (error) {
      // Without the network it cannot be fetched. Whatever else it is, a developer can see it.
      console.warn(error);
      opened = undefined;
      return none;
    }
  };
  const nameAt = async (place: number): Promise<string> => (await rules.shown(lang, place)).name;
  return {
    meanings: () =>
      orElse<Everyday | undefined>(undefined, async ({ meanings, contents }) => ({
        list: await meanings(lang),
        terms: contents.leading?.games[0]?.[1] ?? Infinity,
      })),
    has: (word) => orElse(false, async ({ find }) => (await Promise.all(wordIn(lang, word).asks.map(find))).some((found) => found.length > 0)),
    words: (prefix) => orElse([] as readonly string[], ({ words }) => words(prefix)),
    withAll: (query, narrow) =>
      orElse([] as readonly string[], async (lists) => {
        const { wordings } = lists;
        const words = await Promise.all(query.words.map((word) => matchesOf(lists, literal(wordIn(lang, word)), {}, lang)));
        const places = placesOfAll(questionsAmong(telling(inLeads(words, wordings)), lists, wordings.asked, narrow));
        return Promise.all(places.map(async (place) => (await lists.shown(lang, place)).name));
      }),
    search: (query, narrow, { home, most }) =>
      orElse(nothing, async (lists) => {
        if (narrow.lang && narrow.lang !== lang) return nothing;
        const { wordings } = lists;
        const { asked, cites } = wordings;
        const words = await Promise.all(query.words.map((word) => matchesOf(lists, wordIn(lang, word), {}, lang)));
        const context = { chapterOf: lists.chapterOf, size: asked, home };
        const among = questionsAmong(inLeads(words, wordings), lists, asked, narrow);
        const best = bestWordings(telling(words), wordings);
        const ranked = rankQuestions(among, context, best).slice(0, most);
        const withRules = async ({ place }: Ranked): Promise<ShownRecord> => {
          const [shown, named] = await Promise.all([lists.shown(lang, place), Promise.all((cites[place] ?? []).map(nameAt))]);
          return { ...shown, rules: named };
        };
        const found = await Promise.all(ranked.map(withRules));
        return { leads: leadsOf(words, wordings), found, wording: (ranked[0] && best.get(ranked[0].place)) ?? 0 };
      }),
  };
};
