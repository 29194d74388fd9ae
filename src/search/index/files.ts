import { LANGS, type Lang } from '../../i18n/locales.ts';
import { backwards } from '../words/normal.ts';
import { FIELDS, files, type Contents, type Shown } from '../format.ts';
import type { Posting, Postings } from './postings.ts';

/** Files of an index by their names, to be written as JSON. */
export type Files = ReadonlyMap<string, unknown>;

/** About 3 kB when compressed: each word of a query fetches one part and should need most of it. */
const PART_LENGTH = 9000;
/** Parts of the vocabulary are longer, since a typo may be anywhere in a word. */
const WORDS_LENGTH = 12000;

/** Cuts a sorted list into runs of about the same length, and also between two items where `parted` returns true. */
const cut = <T>(items: readonly T[], length: number, lengthOf: (item: T) => number, parted: (a: T, b: T) => boolean): readonly (readonly T[])[] => {
  const runs: T[][] = [];
  let left = 0;
  for (const [index, item] of items.entries()) {
    if (left <= 0 || parted(items[index - 1]!, item)) left = (runs.push([]), length);
    runs.at(-1)!.push(item);
    left -= lengthOf(item);
  }
  return runs;
};

/** The numbers that `Part` describes. */
const packed = (postings: readonly Posting[]): readonly number[] =>
  postings.map(({ place, field }, index) => (place - (postings[index - 1]?.place ?? 0)) * FIELDS.length + FIELDS.indexOf(field));

const isCyrillic = (word: string): boolean => /^-?\p{Script=Cyrillic}/u.test(word);

/** All data of an index, before it is put into files. */
export interface IndexData {
  readonly postings: Postings;
  /** Every word of the texts and of the glossary, in normal form. */
  readonly words: ReadonlySet<string>;
  readonly chapters: Contents['chapters'];
  readonly shown: Readonly<Record<Lang, readonly Shown[]>>;
  readonly questions?: Contents['questions'];
  readonly meanings?: Contents['meanings'];
  readonly cites?: Contents['cites'];
  readonly asked?: Contents['asked'];
  readonly lengths?: Contents['lengths'];
}

/** Puts an index into files: contents, parts of the lists, parts of the vocabulary, a file for each record and language. */
export const filesOf = ({ postings, words, chapters, shown, questions, meanings, cites, asked, lengths }: IndexData): Files => {
  const lists = postings.map(([token, list]) => [token, packed(list)] as const);
  const parts = cut(
    lists,
    PART_LENGTH,
    (list) => JSON.stringify(list).length,
    () => false,
  );
  const vocabulary = cut(
    [...words].flatMap((word) => [word, backwards(word)]).sort(),
    WORDS_LENGTH,
    (word) => word.length * (isCyrillic(word) ? 2 : 1),
    (a, b) => isCyrillic(a) !== isCyrillic(b),
  );
  const contents: Contents = {
    parts: parts.map(([first]) => first![0]),
    words: vocabulary.map(([first]) => first!),
    chapters,
    ...(questions && { questions }),
    ...(meanings && { meanings }),
    ...(cites && { cites }),
    ...(asked !== undefined && { asked }),
    ...(lengths && { lengths }),
  };
  return new Map<string, unknown>([
    [files.contents, contents],
    ...parts.map((part, index) => [files.part(index), Object.fromEntries(part)] as const),
    ...vocabulary.map((part, index) => [files.words(index), part.join(' ')] as const),
    ...LANGS.flatMap((lang) => shown[lang].map((record, place) => [files.rule(lang, place), record] as const)),
  ]);
};
