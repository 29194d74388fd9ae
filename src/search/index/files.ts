import { LANGS, type Lang } from '../../i18n/locales.ts';
import { backwards } from '../words/normal.ts';
import { isKeyOfName, keyOf, languagesOf, SCRIPTS } from '../words/tokens.ts';
import { shortened } from '../words/vocabulary.ts';
import { files, shortName, usualAddress, type Contents, type ShownRecord } from '../format.ts';
import type { MeaningList } from '../words/meanings.ts';
import { writeList, writePart } from '../part.ts';
import type { Postings } from './postings.ts';

/** Files of an index by their names, to be written as JSON. */
export type Files = ReadonlyMap<string, unknown>;

/** About 3 kB when compressed: each word of a query fetches one part and should need most of it. */
const PART_LENGTH = 5000;
/** Parts of the vocabulary are longer, since a typo may be anywhere in a word. */
const WORDS_LENGTH = 12000;
/** A vocabulary up to this length is not cut. */
const SMALL_VOCABULARY = 60000;

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

const isCyrillic = (word: string): boolean => /^-?\p{Script=Cyrillic}/u.test(word);

/** All data of an index, before it is put into files. */
export interface IndexData {
  readonly postings: Postings;
  /** Every word of the texts and of the glossary, in normal form. */
  readonly words: ReadonlySet<string>;
  readonly chapters: Contents['chapters'];
  readonly shown: Readonly<Record<Lang, readonly ShownRecord[]>>;
  readonly questions?: Contents['questions'];
  readonly meanings?: Readonly<Partial<Record<Lang, MeaningList>>>;
  readonly leading?: Contents['leading'];
}

/** The lists, cut into parts, each of one language, and those of ids apart. */
const partsOf = (postings: Postings): readonly (readonly (readonly [token: string, list: string])[])[] => {
  const lists = postings.map(([token, list]) => [token, writeList(list)] as const).sort(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return cut(
    lists,
    PART_LENGTH,
    ([token, list]) => token.length + list.length,
    ([a], [b]) => keyOf(a)[0] !== keyOf(b)[0] || isKeyOfName(keyOf(a)) !== isKeyOfName(keyOf(b)),
  );
};

/** A large vocabulary, cut into parts. */
const wordPartsOf = (words: ReadonlySet<string>): readonly (readonly string[])[] =>
  cut(
    [...words].flatMap((word) => [word, backwards(word)]).sort(),
    WORDS_LENGTH,
    (word) => word.length * (isCyrillic(word) ? 2 : 1),
    (a, b) => isCyrillic(a) !== isCyrillic(b),
  );

/** The vocabulary in files: a file for each script, or parts if it is large. */
const vocabularyOf = (words: ReadonlySet<string>, parts: readonly (readonly string[])[]): readonly (readonly [string, string])[] => {
  if (parts.length) return parts.map((part, index) => [files.words(index), part.join(' ')]);
  const scripts = Object.groupBy(words, (word) => languagesOf(word)[0]!);
  return SCRIPTS.map((lang) => [files.vocabulary(lang), shortened(scripts[lang] ?? [])]);
};

/** Finds the page of the record at a place. */
const pageFinder =
  (chapters: Contents['chapters']) =>
  (place: number): string =>
    chapters.findLast(([, first]) => first <= place)?.[0] ?? '';

/** A record as its file has it. */
const asFile = (lang: Lang, { url, number, ...record }: ShownRecord, page: string): Partial<ShownRecord> => ({
  ...record,
  name: shortName(page, record.name),
  ...(number && { number }),
  ...(url.replace(/^\//, '') !== usualAddress(lang, record.name) && { url }),
});

/** Puts an index into files: contents, parts of the lists, the vocabulary, what words mean, a file for each record and language. */
export const filesOf = ({ postings, words, chapters, shown, questions, meanings = {}, leading }: IndexData): Files => {
  const parts = partsOf(postings);
  const letters = [...words].reduce((sum, word) => sum + word.length + 1, 0);
  const wordParts = letters > SMALL_VOCABULARY ? wordPartsOf(words) : [];
  const pageAt = pageFinder(chapters);
  const contents: Contents = {
    parts: parts.map(([first]) => keyOf(first![0])),
    words: wordParts.map(([first]) => first!),
    chapters,
    ...(questions && { questions }),
    ...(leading && { leading }),
  };
  return new Map<string, unknown>([
    [files.contents, contents],
    ...parts.map((part, index) => [files.part(index), writePart(part)] as const),
    ...vocabularyOf(words, wordParts),
    ...LANGS.flatMap((lang) => (meanings[lang] ? [[files.meanings(lang), meanings[lang]] as const] : [])),
    ...LANGS.flatMap((lang) => shown[lang].map((record, place) => [files.rule(lang, place), asFile(lang, record, pageAt(place))] as const)),
  ]);
};
