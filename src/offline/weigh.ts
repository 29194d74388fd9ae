import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { KeptFile, Scope } from './kept.ts';
import type { Sizes } from './sizes.ts';

/**
 * Weighs what the languages keep, packed as hosts do.
 *
 * @param kept what the worker of each language keeps
 * @param fileOf the file of an address
 */
export const sizesOf = async (kept: ReadonlyMap<Scope, readonly KeptFile[]>, fileOf: (url: string) => string): Promise<Sizes> => {
  const urls = new Set([...kept.values()].flat().map(({ url }) => url));
  const weigh = async (url: string) => [url, (await promisify(gzip)(await readFile(fileOf(url)))).length] as const;
  const bytes = new Map(await Promise.all([...urls].map(weigh)));
  const lists = [...kept].map(([scope, files]) => [scope.slice(0, -1), files.map(({ url }) => url)] as const);
  const shared = [...urls].filter((url) => lists.every(([, list]) => list.includes(url)));
  const sum = (list: readonly string[]): number => list.reduce((all, url) => all + (bytes.get(url) ?? 0), 0);
  return {
    shared: sum(shared),
    langs: Object.fromEntries(lists.map(([lang, list]) => [lang, { bytes: sum(list) - sum(shared), files: list.length }])),
  };
};
