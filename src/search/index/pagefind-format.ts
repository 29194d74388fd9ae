/*
 * Reads the files that Pagefind's indexer writes. Their format is private and may change with any version, so no other
 * file knows it. `tests/search/pagefind.test.ts` compares all that is read here with lists made without Pagefind.
 *
 * Version 1.5 packs each file with gzip and starts it with a signature. Then follows
 *   *.pf_meta      CBOR  [version, [[fragment, word count], …], chunks, filters, sorts, [field, …]]
 *   *.pf_index     CBOR  [[[token, [[page delta, positions in the text, positions in fields], …], variants], …]]
 *   *.pf_fragment  JSON  { url, … }, one page
 * A page delta is the distance to the page before in the list of fragments. Positions in fields are numbers; before those
 * of each field stands `-1 - its index` in the list of fields.
 */
import { gunzipSync } from 'node:zlib';
import { FIELDS, type FieldName } from '../format.ts';
import type { Token } from '../words/tokens.ts';
import type { Posting } from '../part.ts';
import type { Postings } from './postings.ts';

/** Pagefind's files: their content by their names. */
export type PagefindFiles = ReadonlyMap<string, Uint8Array>;

type Meta = readonly [
  version: string,
  fragments: readonly (readonly [name: string, words: number])[],
  chunks: unknown,
  filters: unknown,
  sorts: unknown,
  fields: readonly string[],
];
type Page = readonly [delta: number, inText: readonly number[], inFields: readonly number[]];
type Chunk = readonly [readonly (readonly [token: Token, pages: readonly Page[], variants: unknown])[]];

const SIGNATURE = 'pagefind_dcd';

/** Decodes the part of CBOR that Pagefind uses: integers, texts and lists of known length. */
const decodeCbor = (bytes: Buffer): unknown => {
  let at = 0;
  const readArgument = (low: number): number => {
    if (low < 24) return low;
    const length = 2 ** (low - 24);
    if (length > 4) throw new Error(`a CBOR item has length code ${low}`);
    at += length;
    return bytes.readUIntBE(at - length, length);
  };
  const readItem = (): unknown => {
    const head = bytes.readUInt8(at++);
    const type = head >> 5;
    const argument = readArgument(head & 31);
    if (type === 0) return argument;
    if (type === 1) return -1 - argument;
    if (type === 3) return bytes.toString('utf8', at, (at += argument));
    if (type === 4) return Array.from({ length: argument }, readItem);
    throw new Error(`a CBOR item has type ${type}`);
  };
  const value = readItem();
  if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes follow a CBOR item`);
  return value;
};

const unpack = (file: Uint8Array | undefined): Buffer => {
  if (!file) throw new Error('a file is missing');
  const bytes = gunzipSync(file);
  if (bytes.toString('utf8', 0, SIGNATURE.length) !== SIGNATURE) throw new Error(`a file does not start with ${SIGNATURE}`);
  return bytes.subarray(SIGNATURE.length);
};

const readFragment = (file: Uint8Array | undefined): { readonly url: string } =>
  JSON.parse(unpack(file).toString('utf8')) as { readonly url: string };

/** Where a page has a token. If both its text and a field have it, the text counts. */
const fieldOf = ([, inText, inFields]: Page, fields: readonly string[]): FieldName => {
  const marker = inFields.find((value) => value < 0);
  const name = inText.length > 0 || marker === undefined ? 'text' : fields[-1 - marker];
  const field = FIELDS.find((each) => each === name);
  if (!field) throw new Error(`there is no field "${name}"`);
  return field;
};

const readPages = (pages: readonly Page[], places: readonly number[], fields: readonly string[]): readonly Posting[] => {
  let index = 0;
  return pages.map((page) => {
    index += page[0];
    const place = places[index];
    if (place === undefined) throw new Error(`there is no page ${index}`);
    return { place, field: fieldOf(page, fields) };
  });
};

const byPlace = (a: Posting, b: Posting): number => a.place - b.place;
const byToken = ([a]: Postings[number], [b]: Postings[number]): number => (a < b ? -1 : 1);

const readFiles = (files: PagefindFiles): Postings => {
  const unpackAll = (ending: string): readonly Buffer[] => [...files].filter(([name]) => name.endsWith(ending)).map(([, file]) => unpack(file));
  const [meta] = unpackAll('.pf_meta');
  if (!meta) throw new Error('there is no .pf_meta file');
  const [, fragments, , , , fields] = decodeCbor(meta) as Meta;
  const places = fragments.map(([name]) => Number(readFragment(files.get(`fragment/${name}.pf_fragment`)).url));
  const tokens = unpackAll('.pf_index').flatMap((chunk) => (decodeCbor(chunk) as Chunk)[0]);
  return tokens.map(([token, pages]) => [token, [...readPages(pages, places, fields)].sort(byPlace)] as const).sort(byToken);
};

/**
 * Reads the lists of a Pagefind index. Each page's `url` must be its place.
 *
 * @param files all that Pagefind's `getFiles` returns
 * @throws Error that says what to do when the files are not in the format that this file knows
 */
export const readPagefind = (files: PagefindFiles): Postings => {
  try {
    return readFiles(files);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `search: cannot read what Pagefind wrote: ${reason}. If Pagefind is a new version, its format has changed: ` +
        'change src/search/index/pagefind-format.ts, or go back to the version before.',
      { cause },
    );
  }
};
