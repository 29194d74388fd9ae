import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { FIELDS } from '../format.ts';
import type { Token } from '../words/tokens.ts';
import { decode, type Value } from './cbor.ts';
import type { Posting, Postings, Tokens } from './postings.ts';

/** A code that is no language, so that Pagefind adds no stemming of its own to tokens that are stems already. */
const NO_LANGUAGE = 'qq';

const SIGNATURE = 'pagefind_dcd';

/** The content of a file of Pagefind's, which it packs behind a signature. */
const unpack = (packed: Uint8Array): Buffer => gunzipSync(packed).subarray(SIGNATURE.length);

const refuse = (errors: readonly string[]): void => {
  if (errors.length) throw new Error(`search: Pagefind says ${errors.join('; ')}`);
};

const addAll = async (index: PagefindIndex, rules: readonly Tokens[]): Promise<void> => {
  for (const [place, { text, ...meta }] of rules.entries()) {
    const { errors } = await index.addCustomRecord({ url: String(place), language: NO_LANGUAGE, content: text, meta });
    refuse(errors);
  }
};

type Files = ReadonlyMap<string, Uint8Array>;

const build = async (rules: readonly Tokens[]): Promise<Files> => {
  const { index, errors } = await createIndex();
  refuse(errors);
  if (!index) throw new Error('search: Pagefind made no index');
  await addAll(index, rules);
  const made = await index.getFiles();
  refuse(made.errors);
  return new Map(made.files.map(({ path, content }) => [path, content]));
};

const namesOf = (files: Files, ending: string): readonly string[] => [...files.keys()].filter((name) => name.endsWith(ending));

type List = readonly Value[];

/** What Pagefind calls its pages: our places. */
const placesOf = (files: Files, pages: List): readonly number[] =>
  pages.map((page) => {
    const fragment = files.get(`fragment/${(page as List)[0] as string}.pf_fragment`);
    if (!fragment) throw new Error('search: Pagefind wrote no fragment of a rule');
    return Number((JSON.parse(unpack(fragment).toString('utf8')) as { url: string }).url);
  });

/** A token's list: the distance to the page before, where the text has it, and where the other fields have it, each field as `-1 - its number`. */
const readPostings = (list: List, places: readonly number[], fields: List): readonly Posting[] => {
  let page = 0;
  return (list as readonly (readonly [number, List, readonly number[]])[]).map(([distance, inText, inFields]) => {
    page += distance;
    const named = inFields.find((value) => value < 0);
    const field = inText.length || named === undefined ? 'text' : fields[-1 - named];
    return { place: places[page]!, field: FIELDS.find((each) => each === field)! };
  });
};

const byPlace = (a: Posting, b: Posting): number => a.place - b.place;
const byToken = ([a]: readonly [Token, unknown], [b]: readonly [Token, unknown]): number => (a < b ? -1 : 1);

const readIndex = (files: Files): Postings => {
  const [meta] = namesOf(files, '.pf_meta');
  const [, pages, , , , fields] = decode(unpack(files.get(meta!)!)) as readonly List[];
  const places = placesOf(files, pages!);
  const words = namesOf(files, '.pf_index').flatMap(
    (name) => (decode(unpack(files.get(name)!)) as readonly (readonly (readonly [Token, List])[])[])[0]!,
  );
  return words.map(([token, list]) => [token, [...readPostings(list, places, fields!)].sort(byPlace)] as const).sort(byToken);
};

/**
 * Has Pagefind index the rules, and reads what it made: its own program, 81 kB, is more than all else that a search
 * fetches, and offers a page nothing but these lists.
 *
 * @returns the same for the same rules
 * @throws Error when Pagefind refuses a rule
 */
export const indexOf = async (rules: readonly Tokens[]): Promise<Postings> => readIndex(await build(rules).finally(close));
