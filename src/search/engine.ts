import type { Lang } from '../i18n/locales.ts';
import { entryPages, type EntryKind, type Kind, type Shown } from './format.ts';
import { openLists, type Get, type Lists } from './lists.ts';
import type { Leads } from './leads.ts';
import { matchesOf, type FoundWord } from './matches.ts';
import type { Query, QueryWord } from './query/query.ts';
import { readQuery } from './query/read.ts';
import { repair, unseenLanguages } from './query/repair.ts';
import { openMeanings, type Meanings } from './words/meanings.ts';
import { isWithin, type Narrow } from './narrow.ts';
import { nearestTo } from './query/typos.ts';
import { openQuestions, type Questions } from './questions.ts';
import { rank, rankEntries, type Ranked } from './rank.ts';

/** A rule or an entry that was found, with all that is shown of it. */
export interface Hit extends Shown {
  readonly kind: Kind;
  /** The same in other languages, if their words matched and those of the page's language did not. */
  readonly others: Readonly<Partial<Record<Lang, Shown>>>;
}

/** The final answer to a query. */
export interface Answer {
  readonly query: Query;
  /** The number of all rules found. */
  readonly total: number;
  /** The first of the rules. */
  readonly hits: readonly Hit[];
  /** The first entries of each kind, in the order of `KINDS`. */
  readonly entries: readonly Hit[];
  /** Words similar to those typed, if nothing was found. */
  readonly nearest: readonly string[];
}

/** The number of hits that are shown: of rules, and of each other kind. */
export interface Limit {
  readonly rules: number;
  readonly each: number;
}

/** The search of one page, which answers in the page's language. */
export interface Engine {
  readonly lang: Lang;
  readonly search: (typed: string, limit: Limit, narrow?: Narrow) => Promise<Answer>;
}

/** For each hit that will be shown the languages in which it has one of the words. */
const languagesAt = (shown: readonly Ranked[], words: readonly FoundWord[]): ReadonlyMap<number, ReadonlySet<Lang | undefined>> => {
  const langs = new Map(shown.map(({ place }) => [place, new Set<Lang | undefined>()]));
  for (const { matches } of words) for (const { place, lang } of matches) langs.get(place)?.add(lang);
  return langs;
};

/** Makes a hit. Texts of another language are added if a word matched in it that the page's language does not show. */
const toHit = async ({ shown, kindAt }: Lists, query: Query, lang: Lang, place: number, matched: ReadonlySet<Lang | undefined>): Promise<Hit> => {
  const own = await shown(lang, place);
  const langs = unseenLanguages(query, lang, own).filter((other) => matched.has(other));
  const others = await Promise.all(langs.map(async (other) => [other, await shown(other, place)] as const));
  return { ...own, kind: kindAt(place), others: Object.fromEntries(others) as Hit['others'] };
};

/** Sorts all rules, and the first entries of each kind. Each kind is ranked alone, so that entries do not change the order of rules. */
const order = (
  { kindAt, chapterOf, rules }: Lists,
  words: readonly FoundWord[],
  leads: Leads,
  { each, home }: { readonly each: number; readonly home: string | undefined },
): Record<'rules' | 'entries', readonly Ranked[]> => {
  const of = (kind: Kind) => words.map((word) => ({ ...word, matches: word.matches.filter(({ place }) => kindAt(place) === kind) }));
  const context = { chapterOf, home, size: rules };
  const entries = (Object.keys(entryPages) as EntryKind[]).flatMap((kind) => rankEntries(of(kind), context).slice(0, each));
  return { rules: rank(of('rule'), context, leads), entries };
};

/** Only rules that pass the filter. */
const within = (leads: Leads, { chapterOf }: Lists, narrow: Narrow): Leads =>
  new Map([...leads].filter(([place]) => isWithin(narrow, chapterOf(place))));

/** Reads a query, and repairs it if one of its words finds nothing. */
const understood = async (lists: Lists, questions: Questions, meanings: Meanings, typed: string, lang: Lang): Promise<Query> => {
  const query = readQuery(typed, lang, meanings);
  const listed = async ({ asks }: QueryWord): Promise<boolean> => (await Promise.all(asks.map(lists.find))).some((found) => found.length > 0);
  const has = async (word: QueryWord): Promise<boolean> => (await listed(word)) || questions.has(word);
  const known = await Promise.all(query.words.map(has));
  const words = async (prefix: string) => (await Promise.all([lists.words(prefix), questions.words(prefix)])).flat();
  return known.every(Boolean) ? query : repair(typed, lang, { has, words }, meanings);
};

const nearestWords = async ({ words }: Lists, query: Query): Promise<readonly string[]> => {
  const forms = query.words.map(({ form }) => form).filter((form) => /^\p{L}{3,}$/u.test(form));
  const near = await Promise.all(forms.map(async (form) => nearestTo(form, await words(form.slice(0, 2)))));
  return [...new Set(near.flat())];
};

/** What tells the present setting, which the reader may change while the page is open. */
type Setting = () => string | undefined;

/** The lists with each text as the chosen edition has it. */
const readBy = (lists: Lists, edition: Setting): Lists => ({
  ...lists,
  shown: async (lang, place) => {
    const own = await lists.shown(lang, place);
    return { ...own, text: own.readings?.[edition() ?? ''] ?? own.text };
  },
});

/**
 * Opens the search of a page.
 *
 * @param get fetches a file of the index
 * @param lang the page's language
 * @param home the game of the page, if it has one
 * @param edition tells the edition that the reader chose, if any
 * @param getQuestions fetches a file of the index of questions that has a tag; without it none are found
 * @throws Error when the index cannot be fetched
 */
export const openEngine = async (
  get: Get,
  lang: Lang,
  home?: string,
  edition: Setting = () => undefined,
  getQuestions?: (tag: string) => Get,
): Promise<Engine> => {
  const lists = readBy(await openLists(get), edition);
  const tag = lists.contents.questions?.[lang];
  const opened = getQuestions && tag ? openLists(getQuestions(tag)).then((asked) => readBy(asked, edition)) : undefined;
  const questions = openQuestions(lang, opened);
  const meanings = openMeanings(lists.contents.meanings ?? [], await questions.meanings());
  const search: Engine['search'] = async (typed, limit, narrow = {}) => {
    const query = await understood(lists, questions, meanings, typed, lang);
    const asking = questions.search(query, narrow, { home, most: limit.each });
    const words = await Promise.all(query.words.map((word) => matchesOf(lists, word, narrow, lang)));
    const asked = await asking;
    const { rules, entries } = order(lists, words, within(asked.leads, lists, narrow), { each: limit.each, home });
    const shown = [rules.slice(0, limit.rules), entries] as const;
    const langs = languagesAt(shown.flat(), words);
    const toHits = (ranked: readonly Ranked[]) => Promise.all(ranked.map(({ place }) => toHit(lists, query, lang, place, langs.get(place)!)));
    const [hits, others] = await Promise.all(shown.map(toHits));
    const found = [...asked.found.map((each): Hit => ({ ...each, kind: 'question', others: {} })), ...others!];
    const nearest = rules.length || found.length ? [] : await nearestWords(lists, query);
    return { query, total: rules.length, hits: hits!, entries: found, nearest };
  };
  return { lang, search };
};
