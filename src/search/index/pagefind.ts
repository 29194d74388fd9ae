import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readPagefind, type PagefindFiles } from './pagefind-format.ts';
import type { Postings, Tokens } from './postings.ts';

/** No language has this code, so Pagefind does not stem the tokens, which are stems already. */
const NO_LANGUAGE = 'qq';

const throwIfAny = (errors: readonly string[]): void => {
  if (errors.length) throw new Error(`search: Pagefind reports ${errors.join('; ')}`);
};

const addRecords = async (index: PagefindIndex, records: readonly Tokens[]): Promise<void> => {
  for (const [place, { text, ...meta }] of records.entries()) {
    const { errors } = await index.addCustomRecord({ url: String(place), language: NO_LANGUAGE, content: text, meta });
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
  return new Map(made.files.map(({ path, content }) => [path, content]));
};

/**
 * Indexes records with Pagefind and reads the lists that it made.
 *
 * @param records each with at least one token in `text`: Pagefind leaves out records without text
 * @returns the same lists for the same records
 * @throws Error when Pagefind reports an error or its files cannot be read
 */
export const indexOf = async (records: readonly Tokens[]): Promise<Postings> => readPagefind(await build(records).finally(close));
