import type { Strings } from '../../../i18n/say.ts';
import type { ExampleFacts } from './facts.ts';

/** The file of the frame's own strings. */
export const FRAME = 'stepper';

/** The file of what is said where one step is shown in a chapter. It is fetched with the step. */
const IN_PLACE = 'in-place';

/** The file of what is said where a reader enters in the picture. It is fetched then. */
const OWN_INPUT = 'own-input';

/** The file of what is said of numbers of the reader's own table that nobody entered. It is fetched with such a table. */
const UNSET = 'unset';

/** The part of an example's file that pages need: title, summary, short name. The example itself is called by the title. */
const PAGE = 'page';

/** Lists the files of `content/ui/<lang>/` that an example needs, at once or later. */
export const filesOf = (id: string, { words, later = [] }: Pick<ExampleFacts, 'words' | 'later'>): readonly string[] => [
  ...new Set([id, FRAME, IN_PLACE, OWN_INPUT, UNSET, ...words.map((path) => path.split('.')[0]!), ...later]),
];

/** Puts the part of a tree that a path names into another tree, at the same place; null if there is no such part. */
const grafted = (onto: Strings, from: Strings, [key = '', ...rest]: readonly string[]): Strings | null => {
  const found = from[key];
  if (found === undefined || rest.length === 0) return found === undefined ? null : { ...onto, [key]: found };
  if (typeof found === 'string') return null;
  const inner = grafted((onto[key] as Strings | undefined) ?? {}, found, rest);
  return inner && { ...onto, [key]: inner };
};

const withPart = (strings: Strings, path: string, read: (file: string) => Strings): Strings => {
  const [file = '', ...part] = path.split('.');
  const grown = grafted(strings, { [file]: read(file) }, [file, ...part]);
  if (grown === null) throw new Error(`no strings "${path}"`);
  return grown;
};

/**
 * Collects the strings of an example: its own, those of the frame, and the parts of other files that its facts name.
 *
 * @param words files or parts of files, such as `turmoil.owner` or `turmoil.thing.heat`
 * @param read returns the strings of a file in one language
 * @throws Error if a file does not have a part
 */
export const stringsFor = (id: string, words: readonly string[], read: (file: string) => Strings): Strings => {
  const { [PAGE]: page, ...rest } = read(id);
  const own = page ? { [PAGE]: { title: (page as Strings)['title']! }, ...rest } : rest;
  return words.reduce<Strings>((strings, path) => withPart(strings, path, read), { [id]: own, [FRAME]: read(FRAME) });
};
