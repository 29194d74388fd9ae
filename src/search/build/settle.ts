import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SHOWN } from '../shown.ts';
import { decode, encode, type Value } from './cbor.ts';

/** Files of an index by their paths. */
export type Files = ReadonlyMap<string, Buffer>;

const SIGNATURE = 'pagefind_dcd';
const ENTRY = 'pagefind-entry.json';

/** The content of a file of Pagefind's, which it packs behind a signature. */
export const unpack = (packed: Buffer): Buffer => gunzipSync(packed).subarray(SIGNATURE.length);

/** Packs a content as Pagefind does; the same content gives the same bytes. */
export const pack = (content: Buffer): Buffer => gzipSync(Buffer.concat([Buffer.from(SIGNATURE), content]), { level: 9 });

const take = (files: Files, name: string): Buffer => {
  const file = files.get(name);
  if (!file) throw new Error(`search: Pagefind wrote no ${name}`);
  return file;
};

const inOrder = (list: Value | undefined): readonly Value[] =>
  [...(list as readonly Value[])].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

interface Settled {
  /** The new name, by which other files speak of this one. */
  readonly name: string;
  readonly path: string;
  readonly file: Buffer;
}

/** A filter's file with its values in order, under the name that follows from them. */
const settleFilter = (files: Files, code: string, before: string): Settled => {
  const [filter, values] = decode(unpack(take(files, `filter/${before}.pf_filter`))) as readonly Value[];
  const content = encode([filter!, inOrder(values)]);
  const name = `${code}_${hashOf(content)}`;
  return { name, path: `filter/${name}.pf_filter`, file: pack(content) };
};

/** The list of an index's parts with its filters in order, and these filters, but for the one that only carries texts. */
const settleIndex = (files: Files, code: string, before: string): readonly Settled[] => {
  const [version, pages, chunks, filters, ...rest] = decode(unpack(take(files, `pagefind.${before}.pf_meta`))) as readonly Value[];
  const kept = (inOrder(filters) as readonly (readonly [string, string])[]).filter(([filter]) => filter !== SHOWN);
  const settled = kept.map(([, file]) => settleFilter(files, code, file));
  const named = kept.map(([filter], place) => [filter, settled[place]!.name]);
  const content = encode([version!, pages!, chunks!, named, ...rest]);
  const name = `${code}_${hashOf(content)}`;
  return [{ name, path: `pagefind.${name}.pf_meta`, file: pack(content) }, ...settled];
};

interface Entry {
  readonly languages: Readonly<Record<string, { readonly hash: string }>>;
}

/**
 * Makes an index the same at every build: Pagefind lists filters and their values in an order that changes from run to
 * run. The list of all shown texts, by which nobody filters, goes.
 *
 * @param files what Pagefind made
 * @param codeOf the code by which pages choose an index, from the one it was built under
 * @throws Error when a part of the index is missing or cannot be read
 */
export const settle = (files: Files, codeOf: (built: string) => string): Files => {
  const entry = JSON.parse(take(files, ENTRY).toString('utf8')) as Entry;
  const indexes = Object.entries(entry.languages).map(([built, index]) => ({ code: codeOf(built), index }));
  indexes.sort((a, b) => (a.code < b.code ? -1 : 1));
  const settled = indexes.map(({ code, index }) => ({ code, index, parts: settleIndex(files, code, index.hash) }));
  const languages = Object.fromEntries(settled.map(({ code, index, parts }) => [code, { ...index, hash: parts[0]!.name }]));
  const untouched = [...files].filter(([name]) => !/\.(pf_meta|pf_filter)$/.test(name));
  const renewed = settled.flatMap(({ parts }) => parts.map(({ path, file }) => [path, file] as const));
  return new Map([...untouched, ...renewed, [ENTRY, Buffer.from(JSON.stringify({ ...entry, languages }))]]);
};
