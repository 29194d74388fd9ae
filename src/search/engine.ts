import type { Lang } from '../i18n/locales.ts';
import { readQuery, type Ask, type Query, type QueryWord } from './query/read.ts';
import { rank, type Match } from './rank.ts';
import { BOOK_ORDER, FIELDS, SHOWN, type Shown } from './shown.ts';

/** What of Pagefind is used here. */
interface Fragment {
  readonly url: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}
interface Result {
  readonly id: string;
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<Fragment>;
}
interface Pagefind {
  readonly init: () => Promise<void>;
  readonly search: (term: string, options: { readonly sort: Readonly<Record<string, 'asc'>> }) => Promise<{ readonly results: readonly Result[] }>;
}
interface PagefindModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => Pagefind;
}

/** A rule that was found, ready to be shown. */
export interface Hit extends Shown {
  /** Address under the folder that the site is served from. */
  readonly url: string;
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

/** Where the index is and which version of it. */
export interface Place {
  /** The folder the site is served from, ending in `/`. */
  readonly base: string;
  readonly tag: string;
}

/** Pagefind without its worker, which would cost 12 kB more; on the page's thread a search takes a few milliseconds. */
const openPagefind = async ({ base, tag }: Place): Promise<Pagefind> => {
  const module = (await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`)) as PagefindModule;
  const pagefind = module.createInstance({ basePath: `${base}pagefind/`, baseUrl: '/', noWorker: true, metaCacheTag: tag });
  await pagefind.init();
  return pagefind;
};

const fieldOf = (result: Result): Match['field'] => FIELDS.find((field) => result.matchedMetaFields?.includes(field)) ?? 'text';

/** Answers each token once: while someone types, most words stay the same. */
const rememberingSearch = (pagefind: Pagefind): ((token: string) => Promise<readonly Result[]>) => {
  const known = new Map<string, Promise<readonly Result[]>>();
  return (token) => {
    const answer = known.get(token) ?? pagefind.search(token, { sort: { [BOOK_ORDER]: 'asc' } }).then(({ results }) => results);
    known.set(token, answer);
    answer.catch(() => known.delete(token));
    return answer;
  };
};

const toHit = async (result: Result): Promise<Hit> => {
  const { url, filters } = await result.data();
  const shown = filters[SHOWN]?.[0];
  if (!shown) throw new Error(`search: ${url} has nothing to show`);
  return { ...(JSON.parse(shown) as Shown), url };
};

/**
 * Loads the index of the page's language.
 *
 * @returns a search whose answers are complete when they come
 * @throws Error when the index cannot be loaded
 */
export const openEngine = async (place: Place, lang: Lang): Promise<Engine> => {
  const find = rememberingSearch(await openPagefind(place));
  const matchesOf = async ({ asks }: QueryWord, results: Map<string, Result>): Promise<readonly Match[]> => {
    const matchesFor = async ({ token, way }: Ask): Promise<readonly Match[]> =>
      (await find(token)).map((result) => (results.set(result.id, result), { id: result.id, field: fieldOf(result), way }));
    return (await Promise.all(asks.map(matchesFor))).flat();
  };
  return {
    lang,
    search: async (typed, limit) => {
      const query = readQuery(typed, lang);
      const results = new Map<string, Result>();
      const ranked = rank(await Promise.all(query.words.map((word) => matchesOf(word, results))));
      const hits = await Promise.all(ranked.slice(0, limit).map(({ id }) => toHit(results.get(id)!)));
      return { query, total: ranked.length, hits };
    },
  };
};
