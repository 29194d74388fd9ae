import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { SearchRecord } from './records.ts';
import { pack, settle, unpack, type Files } from './settle.ts';

/**
 * Records go in under a private language code, so that Pagefind adds no stemming of its own to our tokens and
 * all three languages share one 68 kB program instead of having one each. Pages look for the public code.
 */
const PRIVATE = 'q';
const publicCode = (code: string): string => code.slice(PRIVATE.length);

const refuse = (errors: readonly string[]): void => {
  if (errors.length) throw new Error(`search: Pagefind says ${errors.join('; ')}`);
};

const addAll = async (index: PagefindIndex, records: readonly SearchRecord[]): Promise<void> => {
  for (const record of records) refuse((await index.addCustomRecord({ ...record, language: PRIVATE + record.language })).errors);
};

/** Takes the files as they are in memory: written by Pagefind itself, some come out empty when it is closed too soon. */
const build = async (records: readonly SearchRecord[]): Promise<Files> => {
  const { index, errors } = await createIndex();
  refuse(errors);
  if (!index) throw new Error('search: Pagefind made no index');
  await addAll(index, records);
  const made = await index.getFiles();
  refuse(made.errors);
  return new Map(made.files.map(({ path: name, content }) => [name, Buffer.from(content)]));
};

/** Pagefind's own interface and its worker are not part of the site. */
const isUsed = (name: string): boolean => !/-ui\.|-highlight\.|-worker\./.test(name);

/** A fragment repeats the tokens, of which no browser reads one: without them it is a quarter smaller. */
const withoutTokens = (packed: Buffer): Buffer => {
  const fragment = JSON.parse(unpack(packed).toString('utf8')) as Record<string, unknown>;
  return pack(Buffer.from(JSON.stringify({ ...fragment, content: '', meta: {} })));
};

const finish = (files: Files): Files => {
  const used = [...settle(files, publicCode)].filter(([name]) => isUsed(name));
  return new Map(used.map(([name, file]) => [name, name.endsWith('.pf_fragment') ? withoutTokens(file) : file]));
};

/**
 * Makes the index. The same records give the same files.
 *
 * @throws Error when Pagefind refuses a record
 */
export const makeIndex = async (records: readonly SearchRecord[]): Promise<Files> => finish(await build(records).finally(close));

/**
 * Writes an index.
 *
 * @param folder where to write it, usually `dist/pagefind`; what was there is removed
 */
export const writeIndex = async (files: Files, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  for (const [name, file] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), file);
  }
};
