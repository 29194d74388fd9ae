import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readPagefind, type PagefindFiles } from './pagefind-format.ts';
import type { Posting } from '../part.ts';
import type { Postings, Tokens } from './postings.ts';
import type { Token } from '../words/tokens.ts';

/** No language has this code, so Pagefind does not stem the tokens, which are stems already. */
const NO_LANGUAGE = 'qq';

const throwIfAny = (errors: readonly string[]): void => {
  if (errors.length) throw new Error(`search: Pagefind reports ${errors.join('; ')}`);
};

/** An index of Pagefind has no more records: the more it has, the longer it takes for each. */
const MOST_RECORDS = 10_000;

const addRecords = async (index: PagefindIndex, records: readonly Tokens[]): Promise<void> => {
  for (const [at, { text, ...meta }] of records.entries()) {
    const { errors } = await index.addCustomRecord({ url: String(at), language: NO_LANGUAGE, content: text, meta });
    throwIfAny(errors);
  }
};

const build = async (records: readonly Tokens[]): Promise<PagefindFiles> => {
  const { index, errors } = await createIndex();
  throwIfAny(errors);
  if (!index) throw new Error('search: Pagefind made no index');
  await addRecords(index, records);
  const made = await index.getFiles();
  throwIfAny(made.errors);
  await index.deleteIndex();
  return new Map(made.files.map(({ path, content }) => [path, content]));
};

/** Makes an index of each run of records, and joins their lists. */
const indexInParts = async (records: readonly Tokens[], most: number): Promise<Postings> => {
  const lists = new Map<Token, Posting[]>();
  for (let first = 0; first < records.length; first += most)
    for (const [token, found] of readPagefind(await build(records.slice(first, first + most)))) {
      const list = lists.get(token) ?? [];
      for (const { place, field } of found) list.push({ place: first + place, field });
      lists.set(token, list);
    }
  return [...lists].sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Indexes records with Pagefind and reads the lists that it made.
 *
 * @param records each with at least one token in `text`: Pagefind leaves out records without text
 * @param most how many of them Pagefind is given at once
 * @returns the same lists for the same records
 * @throws Error when Pagefind reports an error or its files cannot be read
 */
export const indexOf = (records: readonly Tokens[], most = MOST_RECORDS): Promise<Postings> => indexInParts(records, most).finally(close);
