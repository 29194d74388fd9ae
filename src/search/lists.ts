/* Reads the files of the index: the records that have a token, the vocabulary, what words mean, what a hit shows. */
import type { Lang } from '../i18n/locales.ts';
import { files, fullName, kindOf, usualAddress, type Contents, type Kind, type ShownRecord } from './format.ts';
import { once } from './once.ts';
import { cached, type Get } from './packs.ts';
import { readList, readPart, type IndexPart, type Posting } from './part.ts';
import type { TokenLookup } from './query/query.ts';
import type { MeaningList } from './words/meanings.ts';
import { forwards } from './words/normal.ts';
import { keyOf, languageOf, languagesOf, prefixKeysOf, type Token } from './words/tokens.ts';
import { inFull } from './words/vocabulary.ts';

/** A record that has a token, and the field that has it. */
export interface Found extends Posting {
  /** The language of the token; numbers and ids have none. */
  readonly lang: Lang | undefined;
}

/** An open index. */
export interface Lists {
  readonly contents: Contents;
  /** The number of rules; their places come before those of the entries. */
  readonly rules: number;
  /** The page of the record at a place, as `game/chapter`. */
  readonly chapterOf: (place: number) => string;
  /** The kind of the record at a place. */
  readonly kindAt: (place: number) => Exclude<Kind, 'question'>;
  readonly find: (ask: TokenLookup) => Promise<readonly Found[]>;
  /** Words of the vocabulary, among them all with this prefix, or with this ending if it is given `backwards`. */
  readonly words: (prefix: string) => Promise<readonly string[]>;
  /** What words mean in a language. */
  readonly meanings: (lang: Lang) => Promise<MeaningList>;
  readonly shown: (lang: Lang, place: number) => Promise<ShownRecord>;
}

/** A prefix is looked up in at most this many parts of a language, however many tokens have it. */
const MAX_PARTS = 3;

/**
 * Lists the parts of a sorted list that can have items with a prefix.
 *
 * @param firsts the first item of each part
 */
const partsWith = (firsts: readonly string[], prefix: string): readonly number[] => {
  const after = firsts.findIndex((first) => first > prefix && !first.startsWith(prefix));
  const end = after < 0 ? firsts.length : after;
  const start = firsts.findLastIndex((first) => first <= prefix);
  return Array.from({ length: end - Math.max(start, 0) }, (_, index) => Math.max(start, 0) + index);
};

const foundIn = (token: Token, list: string): readonly Found[] => {
  const lang = languageOf(token);
  return readList(list, (place, field) => ({ place, field, lang }));
};

const inPart = (part: ReadonlyMap<Token, string>, { token, way }: TokenLookup): readonly Found[] => {
  if (way !== 'prefix') return foundIn(token, part.get(token) ?? '');
  return [...part].flatMap(([each, list]) => (each.startsWith(token) ? foundIn(each, list) : []));
};

/** The page of every place up to the first one of the last page; all further places are on that page too. */
const chaptersByPlace = ({ chapters }: Contents): readonly string[] =>
  chapters.flatMap(([chapter, first], index) => new Array<string>((chapters[index + 1]?.[1] ?? first + 1) - first).fill(chapter));

/** Parts that were read. */
const read = new WeakMap<IndexPart, ReadonlyMap<Token, string>>();

/** Looks tokens up and caches what was found: a query is read again at every key, and most of its words are the same. */
const finder = (get: Get, contents: Contents): Lists['find'] => {
  const partAt = async (index: number): Promise<ReadonlyMap<Token, string>> => {
    const part = await get<IndexPart>(files.part(index));
    const known = read.get(part) ?? readPart(part);
    read.set(part, known);
    return known;
  };
  const lookUp = async (ask: TokenLookup): Promise<readonly Found[]> => {
    const keys = ask.way === 'prefix' ? prefixKeysOf(ask.token) : [keyOf(ask.token)];
    const parts = keys.flatMap((key) => partsWith(contents.parts, key).slice(0, MAX_PARTS));
    return (await Promise.all(parts.map(async (index) => inPart(await partAt(index), ask)))).flat();
  };
  const whole = once((token: Token) => lookUp({ token, way: 'exact' }));
  const begun = once((token: Token) => lookUp({ token, way: 'prefix' }));
  return ({ token, way }) => (way === 'prefix' ? begun : whole)(token);
};

/** Finds words of the vocabulary by their beginnings and endings. */
const wordFinder = (get: Get, { words: firsts }: Contents): Lists['words'] => {
  const inParts = async (prefix: string): Promise<readonly string[]> => {
    const parts = partsWith(firsts, prefix).map((index) => get<string>(files.words(index)));
    return (await Promise.all(parts)).flatMap((text) => text.split(' ').map(forwards));
  };
  if (firsts.length) return inParts;
  const read = once(async (name: string) => inFull((await get<string | undefined>(name)) ?? ''));
  return async (prefix) => {
    const words = await read(files.vocabulary(languagesOf(prefix)[0]!));
    const [start, end] = forwards(prefix) === prefix ? [prefix, ''] : ['', forwards(prefix)];
    return words.filter((word) => word.startsWith(start) && word.endsWith(end));
  };
};

/**
 * Opens an index.
 *
 * @throws Error when its contents cannot be fetched
 */
export const openLists = async (get: Get): Promise<Lists> => {
  const fetched = cached(get);
  const contents = await fetched<Contents>(files.contents);
  const chapters = chaptersByPlace(contents);
  const chapterOf = (place: number): string => chapters[Math.min(place, chapters.length - 1)] ?? '';
  const kinds = new Map(contents.chapters.map(([chapter]) => [chapter, kindOf(chapter)]));
  const firstEntry = contents.chapters.find(([chapter]) => kindOf(chapter) !== 'rule')?.[1] ?? Infinity;
  return {
    contents,
    rules: firstEntry,
    chapterOf,
    kindAt: (place) => (place < firstEntry ? 'rule' : (kinds.get(chapterOf(place)) ?? 'rule')),
    find: finder(fetched, contents),
    words: wordFinder(fetched, contents),
    meanings: async (lang) => (await fetched<MeaningList | undefined>(files.meanings(lang))) ?? [],
    shown: async (lang, place) => {
      const shown = await fetched<Omit<ShownRecord, 'number' | 'url'> & Partial<ShownRecord>>(files.rule(lang, place));
      const name = fullName(chapterOf(place), shown.name);
      return { ...shown, name, number: shown.number ?? '', url: shown.url ?? usualAddress(lang, name) };
    },
  };
};
