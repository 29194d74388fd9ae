import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Chosen, Scope } from './kept.ts';
import type { Sizes } from './sizes.ts';

/** The size of each file when it is packed. Four at a time, as many as Node packs at once: a process may not open all of them. */
const packedSizes = async (urls: ReadonlySet<string>, fileOf: (url: string) => string): Promise<ReadonlyMap<string, number>> => {
  const bytes = new Map<string, number>();
  const queue = urls.values();
  const work = async (): Promise<void> => {
    for (const url of queue) bytes.set(url, (await promisify(gzip)(await readFile(fileOf(url)))).length);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return bytes;
};

/**
 * Weighs what the languages keep, packed as hosts do.
 *
 * @param kept what the worker of each language keeps
 * @param fileOf the file of an address
 */
export const sizesOf = async (kept: ReadonlyMap<Scope, Chosen>, fileOf: (url: string) => string): Promise<Sizes> => {
  const lists = [...kept].map(([scope, { files, visited }]) => {
    const all = [...files, ...visited.filter(({ later }) => later)];
    return [scope.slice(0, -1), new Set(all.map(({ url }) => url)), files.length] as const;
  });
  const urls = new Set(lists.flatMap(([, list]) => [...list]));
  const bytes = await packedSizes(urls, fileOf);
  const shared = [...urls].filter((url) => lists.every(([, list]) => list.has(url)));
  const sum = (list: Iterable<string>): number => [...list].reduce((all, url) => all + (bytes.get(url) ?? 0), 0);
  return {
    shared: sum(shared),
    langs: Object.fromEntries(lists.map(([lang, list, files]) => [lang, { bytes: sum(list) - sum(shared), files }])),
  };
};
