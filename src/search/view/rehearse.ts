/*
 * A search that is not shown, made while the reader has not typed yet: the first real one then runs on code that the browser has
 * compiled.
 */
import type { Lang } from '../../i18n/locales.ts';
import { openSearcher, type Limit } from '../searcher.ts';
import { files, type Contents, type Leading, type ShownRecord } from '../format.ts';
import { inPacks, type Get } from '../packs.ts';
import type { IndexPart } from '../part.ts';
import type { Parts } from './parts.ts';
import { hitNodes, show } from './results.ts';

const noPart: IndexPart = ['', ''];

/** Fetches what is on the device already. All else is empty, and every hit shows the same text. */
const onlyFirst = (get: Get, lang: Lang, text: string): Get => {
  const first = files.pack(lang, 'first');
  const shown: ShownRecord = { name: ':', number: '', title: text, text, url: '' };
  const other = (name: string): unknown => (name.startsWith('part/') ? noPart : name.startsWith(`${lang}/`) ? shown : undefined);
  return <T>(name: string): Promise<T> => (name === first ? get<T>(name) : Promise.resolve(other(name) as T));
};

/** More than the index has places. */
const MANY = 2000;

const alike = (each: string): string => Array<string>(MANY).fill(each).join(' ');

/** Each record is a wording of its own question. */
const leading: Leading = { asked: MANY, cites: alike('0'), lengths: alike('1'), games: [] };

/** The same files as those of an index of questions. */
const asQuestions =
  (get: Get): Get =>
  async <T>(name: string): Promise<T> =>
    name === files.contents ? ({ ...(await get<Contents>(name)), leading } as T) : get<T>(name);

/** Elements like those of the page, but on no page. */
const copyOf = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part instanceof Node ? part.cloneNode(true) : part])) as unknown as Parts;

const act = async (get: Get, parts: Parts, text: string, limit: Limit): Promise<void> => {
  const { lang } = parts;
  const rehearsed = inPacks(onlyFirst(get, lang, text), lang);
  const searcher = await openSearcher(rehearsed, lang, { getQuestions: () => asQuestions(rehearsed), repairing: false });
  const found = await searcher.search(text, limit);
  const copy = copyOf(parts);
  await show(copy, found, await hitNodes(copy, '/', found));
};

/**
 * Rehearses a search when the browser has nothing else to do. It fetches nothing.
 *
 * @param get fetches a file of the index of rules, whose first lists are there
 * @param text any text in the page's language
 */
export const rehearse = (get: Get, parts: Parts, text: string, limit: Limit): void => {
  const start = (): void => void act(get, parts, text, limit).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
  else setTimeout(start);
};
