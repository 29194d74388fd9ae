/* Reads the files of the index: which rules have a token, which words there are, what a rule shows. */
import type { Lang } from '../i18n/locales.ts';
import { FIELDS, files, kindOf, type Contents, type Field, type Kind, type Part, type Shown } from './format.ts';
import type { Ask } from './query/read.ts';
import { forwards } from './words/normal.ts';
import { languageOf, type Token } from './words/tokens.ts';

/** A rule or an entry, by its place, with the field that matched. */
export interface Found {
  readonly place: number;
  readonly field: Field;
  /** The language of the word that matched; numbers and ids have none. */
  readonly lang: Lang | undefined;
}

/** An index that is open. */
export interface Lists {
  readonly contents: Contents;
  /** The chapter that the rule at a place stands in, as `game/chapter`. */
  readonly chapterOf: (place: number) => string;
  /** Whether a rule is at a place, or what else. */
  readonly kindAt: (place: number) => Kind;
  readonly find: (ask: Ask) => Promise<readonly Found[]>;
  /** The words of those pieces of the vocabulary that can have words with a beginning. */
  readonly words: (beginning: string) => Promise<readonly string[]>;
  readonly shown: (lang: Lang, place: number) => Promise<Shown>;
}

/** Gets a file of the index. */
export type Get = <T>(name: string) => Promise<T>;

/** The beginning of a word is looked for in no more parts than this, however many words begin so. */
const MOST_PARTS = 3;

/** The parts of a sorted list, told by their first items, that can have items beginning with a text. */
const partsWith = (firsts: readonly string[], beginning: string): readonly number[] => {
  const after = firsts.findIndex((first) => first > beginning && !first.startsWith(beginning));
  const end = after < 0 ? firsts.length : after;
  const start = firsts.findLastIndex((first) => first <= beginning);
  return Array.from({ length: end - Math.max(start, 0) }, (_, index) => Math.max(start, 0) + index);
};

const unpack = (token: Token, packed: readonly number[]): readonly Found[] => {
  const lang = languageOf(token);
  let place = 0;
  return packed.map((value) => {
    place += Math.floor(value / FIELDS.length);
    return { place, field: FIELDS[value % FIELDS.length]!, lang };
  });
};

const inPart = (part: Part, { token, way }: Ask): readonly Found[] => {
  if (way !== 'begun') return unpack(token, part[token] ?? []);
  return Object.entries(part).flatMap(([each, packed]) => (each.startsWith(token) ? unpack(each, packed) : []));
};

/** The chapter of every place up to the first rule of the last chapter, in which all further rules stand. */
const chaptersByPlace = ({ chapters }: Contents): readonly string[] =>
  chapters.flatMap(([chapter, first], index) => new Array<string>((chapters[index + 1]?.[1] ?? first + 1) - first).fill(chapter));

/** Fetches each file once; what failed is tried again when it is next asked for. */
const remembering = (get: Get): Get => {
  const known = new Map<string, Promise<unknown>>();
  return <T>(name: string): Promise<T> => {
    const answer = (known.get(name) ?? get(name)) as Promise<T>;
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
};

/** Looks tokens up; what was found is kept, since a query is read anew at every key and most of its words are the same. */
const finding = (get: Get, contents: Contents): Lists['find'] => {
  const lookUp = async (ask: Ask): Promise<readonly Found[]> => {
    const parts = partsWith(contents.parts, ask.token).slice(0, MOST_PARTS);
    return (await Promise.all(parts.map(async (index) => inPart(await get<Part>(files.part(index)), ask)))).flat();
  };
  const known = new Map<string, Promise<readonly Found[]>>();
  return ({ token, way }) => {
    const key = `${way === 'begun' ? 'begun' : 'whole'} ${token}`;
    const answer = known.get(key) ?? lookUp({ token, way });
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
};

/**
 * Opens an index.
 *
 * @param get fetches a file of it and reads its JSON
 */
export const openLists = async (get: Get): Promise<Lists> => {
  const once = remembering(get);
  const contents = await once<Contents>(files.contents);
  const chapters = chaptersByPlace(contents);
  const chapterOf = (place: number): string => chapters[Math.min(place, chapters.length - 1)] ?? '';
  const kinds = new Map(contents.chapters.map(([chapter]) => [chapter, kindOf(chapter)]));
  const firstEntry = contents.chapters.find(([chapter]) => kindOf(chapter) !== 'rule')?.[1] ?? Infinity;
  return {
    contents,
    chapterOf,
    kindAt: (place) => (place < firstEntry ? 'rule' : (kinds.get(chapterOf(place)) ?? 'rule')),
    find: finding(once, contents),
    words: async (beginning) => {
      const pieces = partsWith(contents.words, beginning).map((index) => once<string>(files.words(index)));
      return (await Promise.all(pieces)).flatMap((text) => text.split(' ').map(forwards));
    },
    shown: (lang, place) => once<Shown>(files.rule(lang, place)),
  };
};
