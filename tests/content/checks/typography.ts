import { globSync, readFileSync } from 'node:fs';
import { isLang, type Lang } from '../../../src/i18n/locales.ts';
import { typesetJson, typesetMdx } from '../../../src/i18n/typeset.ts';
import type { Fault } from './fault.ts';

/** A file of words in one language. */
export interface TextFile {
  readonly path: string;
  readonly lang: Lang;
  readonly text: string;
}

const langOf = (path: string): Lang | undefined => path.split(/[/.]/).find(isLang);

/** Reads all files of words: the rules' MDX and the interface's JSON. */
export const textFiles = (): TextFile[] =>
  [...globSync('content/*/*/*.mdx'), ...globSync('content/ui/*/*.json')].sort().flatMap((path) => {
    const lang = langOf(path);
    return lang ? [{ path, lang, text: readFileSync(path, 'utf8') }] : [];
  });

/** The text of a file as its language wants it set. */
export const typesetFile = ({ path, lang, text }: TextFile): string => (path.endsWith('.json') ? typesetJson(lang, text) : typesetMdx(lang, text));

/** Faults: lines that typesetting would change. `node tests/content/fix.ts` mends them. */
export const typographyFaults = (file: TextFile): Fault[] => {
  const set = typesetFile(file).split('\n');
  return file.text
    .split('\n')
    .flatMap((line, i) =>
      line === set[i] ? [] : [{ at: `${file.path}:${i + 1}`, what: `typography: run node tests/content/fix.ts; wanted: ${set[i]}` }],
    );
};

const STRAIGHT = /["']/;
/** Faults: straight quotation marks or apostrophes left in the words of a text. */
export const straightQuoteFaults = (at: string, words: string): Fault[] =>
  STRAIGHT.test(words) ? [{ at, what: `straight quote or apostrophe in: ${words.slice(0, 80)}` }] : [];
