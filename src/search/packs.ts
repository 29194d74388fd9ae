/* Fetches the files of an index, from its packs if they have them. */
import type { Lang } from '../i18n/locales.ts';
import { files, type Pack, type ShownRecord } from './format.ts';
import { once } from './once.ts';
import { isCyrillic } from './words/tokens.ts';

/** Fetches a file of the index, by its name, and parses its JSON. */
export type Get = <T>(name: string) => Promise<T>;

/** Fetches each file once. A failed fetch is tried again at the next call. */
export const cached = (get: Get): Get => once<string, unknown>(get) as Get;

/** The packs that can have a file, in the order in which they are fetched. */
const packsWith = (lang: Lang, name: string): readonly Pack[] => {
  if (name.startsWith(`${lang}/`)) return ['texts'];
  return /^(contents\.|part\/|meanings\/)/.test(name) ? ['first', 'lists', 'others'] : [];
};

/** What the pack of texts has: for each key of a text its values, by their places. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** The distance between the 64 letters from `А` to `я` and the 64 characters that replace them. */
const SHIFT = 0x3d0;

/** Swaps Cyrillic letters (two bytes each) with the characters from `@` on (one byte each). Applied twice, it restores the text. */
const shifted = (text: string): string =>
  text.replace(/[@-\x7fА-я]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + (sign < 'А' ? SHIFT : -SHIFT)));

/** The parts that are in the page's language. */
const WRITTEN: ReadonlySet<string> = new Set<keyof ShownRecord>(['title', 'text', 'readings', 'also']);

/** Writes or reads a value of the pack of texts. Cyrillic letters take one byte each in it. */
export const inFewBytes = (lang: Lang, key: string, value: unknown): unknown =>
  isCyrillic(lang) && WRITTEN.has(key)
    ? JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? shifted(each) : each))
    : value;

/** The text at a place; undefined if the pack ends before it. */
export const textAt = (columns: Columns, place: number, lang: Lang): unknown => {
  const values = Object.entries(columns).flatMap(([key, each]) =>
    (each[place] ?? undefined) === undefined ? [] : [[key, inFewBytes(lang, key, each[place])] as const],
  );
  return values.length ? Object.fromEntries(values) : undefined;
};

const placeOf = (name: string): number => Number(/(\d+)\.json$/.exec(name)?.[1]);

/**
 * Fetches files out of packs. A file that is in no pack is fetched alone.
 *
 * @param get fetches a file, also a pack
 * @param lang the page's language
 */
export const inPacks = (get: Get, lang: Lang): Get => {
  const fetched = cached(get);
  const inPack = async (pack: Pack, name: string): Promise<unknown> => {
    const held = await fetched<Readonly<Record<string, unknown>>>(files.pack(lang, pack)).catch(() => undefined);
    return held && (pack === 'texts' ? textAt(held as Columns, placeOf(name), lang) : held[name]);
  };
  return async <T>(name: string): Promise<T> => {
    for (const pack of packsWith(lang, name)) {
      const found = await inPack(pack, name);
      if (found !== undefined) return found as T;
    }
    return fetched<T>(name);
  };
};
