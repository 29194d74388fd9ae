import type { Strings } from '../../i18n/say.ts';
import type { ExampleFacts } from './facts.ts';

/** The file of the frame's own strings. */
export const FRAME = 'stepper';

/** The part of an example's file that only pages need: title, summary, short name. */
const PAGE = 'page';

/** Lists the files of `content/ui/<lang>/` that an example needs, at once or later. */
export const filesOf = (id: string, { words, later = [] }: Pick<ExampleFacts, 'words' | 'later'>): readonly string[] => [
  ...new Set([id, FRAME, ...words.map((path) => path.split('.')[0]!), ...later]),
];

const withPart = (strings: Strings, path: string, read: (file: string) => Strings): Strings => {
  const [file = '', part] = path.split('.');
  const all = read(file);
  if (part === undefined) return { ...strings, [file]: all };
  const found = all[part];
  if (found === undefined) throw new Error(`no strings "${path}"`);
  return { ...strings, [file]: { ...(strings[file] as Strings | undefined), [part]: found } };
};

/**
 * Collects the strings of an example: its own, those of the frame, and the parts of other files that its facts name.
 *
 * @param words files or parts of files, such as `turmoil.owner`
 * @param read returns the strings of a file in one language
 * @throws Error if a file does not have a part
 */
export const stringsFor = (id: string, words: readonly string[], read: (file: string) => Strings): Strings => {
  const own = Object.fromEntries(Object.entries(read(id)).filter(([key]) => key !== PAGE));
  return words.reduce<Strings>((strings, path) => withPart(strings, path, read), { [id]: own, [FRAME]: read(FRAME) });
};
