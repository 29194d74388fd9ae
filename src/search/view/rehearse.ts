/*
 * A search that is not shown, made while the reader has not typed yet: the first real one then runs on code that the browser has
 * compiled.
 */
import type { Lang } from '../../i18n/locales.ts';
import { openSearcher, type Limit } from '../searcher.ts';
import { files, type ShownRecord } from '../format.ts';
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

/** Elements like those of the page, but on no page. */
const copyOf = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part instanceof Node ? part.cloneNode(true) : part])) as unknown as Parts;

const act = async (get: Get, parts: Parts, text: string, limit: Limit): Promise<void> => {
  const { lang } = parts;
  const rehearsed = inPacks(onlyFirst(get, lang, text), lang);
  const searcher = await openSearcher(rehearsed, lang, { getQuestions: () => rehearsed });
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
