import type { Lang } from '../i18n/locales.ts';
import type { Shown } from './format.ts';
import { openLists, type Get, type Lists } from './lists.ts';
import { readQuery, type Query, type QueryWord } from './query/read.ts';
import { repair } from './query/repair.ts';
import { rank, type Match } from './rank.ts';
import { unseenLanguages } from './show/beside.ts';

/** A rule that was found, ready to be shown. */
export interface Hit extends Shown {
  /** The rule in other languages, where their words matched and its own did not. */
  readonly others: Readonly<Partial<Record<Lang, Shown>>>;
}

/** The final answer to a query. */
export interface Answer {
  readonly query: Query;
  /** How many rules were found in all. */
  readonly total: number;
  /** The first of them. */
  readonly hits: readonly Hit[];
}

/** The search of one page: it answers in the page's language. */
export interface Engine {
  readonly lang: Lang;
  readonly search: (typed: string, limit: number) => Promise<Answer>;
}

const matchesOf = async ({ find }: Lists, { asks }: QueryWord): Promise<readonly Match[]> =>
  (await Promise.all(asks.map(async (ask) => (await find(ask)).map((found) => ({ ...found, way: ask.way }))))).flat();

const toHit = async ({ shown }: Lists, query: Query, lang: Lang, place: number): Promise<Hit> => {
  const own = await shown(lang, place);
  const langs = unseenLanguages(query, lang, own);
  const others = await Promise.all(langs.map(async (other) => [other, await shown(other, place)] as const));
  return { ...own, others: Object.fromEntries(others) as Hit['others'] };
};

/** Reads a query; where a word finds nothing, reads it again more generously. */
const understood = async (lists: Lists, typed: string, lang: Lang): Promise<Query> => {
  const query = readQuery(typed, lang);
  const has = async (word: QueryWord): Promise<boolean> => (await matchesOf(lists, word)).length > 0;
  const known = await Promise.all(query.words.map(has));
  return known.every(Boolean) ? query : repair(typed, lang, { has, words: lists.words });
};

/**
 * Opens the index.
 *
 * @param get fetches a file of it
 * @returns a search whose answers are complete when they come
 * @throws Error when the index cannot be loaded
 */
export const openEngine = async (get: Get, lang: Lang): Promise<Engine> => {
  const lists = await openLists(get);
  return {
    lang,
    search: async (typed, limit) => {
      const query = await understood(lists, typed, lang);
      const ranked = rank(await Promise.all(query.words.map((word) => matchesOf(lists, word))), lists.chapterOf);
      const hits = await Promise.all(ranked.slice(0, limit).map(({ place }) => toHit(lists, query, lang, place)));
      return { query, total: ranked.length, hits };
    },
  };
};
