import { globSync, readFileSync } from 'node:fs';
import { isLang, type Lang } from '../../../src/i18n/locales.ts';
import { typesetJson, typesetMdx } from '../../../src/i18n/typeset.ts';
import type { Fault } from './fault.ts';
import { inFile } from './in-file.ts';
import { difference, SIGNS_USED } from './visible.ts';
import { typesetYaml, yamlTexts } from './yaml-texts.ts';

/** A file of words. MDX and JSON are in one language; YAML holds all of them. */
export interface TextFile {
  readonly path: string;
  readonly lang?: Lang;
  readonly text: string;
}

const langOf = (path: string): Lang | undefined => path.split(/[/.]/).find(isLang);

/**
 * Files of facts and fingerprints: their words are quoted from the printed editions, or are no words. Files of words for the search
 * alone: nobody reads them, and readers type any words, in any way.
 */
const NO_TEXTS = /\/(game|checked|everyday|asked|meanings)\.yaml$/;

/** Reads all files of words: the rules' MDX, the interface's JSON, and YAML such as the glossaries. */
export const textFiles = (): TextFile[] => {
  const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
  const ofOneLang = [...globSync('content/*/*/*.mdx'), ...globSync('content/ui/*/*.json')].sort().flatMap((path) => {
    const lang = langOf(path);
    return lang ? [{ ...read(path), lang }] : [];
  });
  const ofAll = globSync('content/{,*/}*.yaml')
    .filter((path) => !NO_TEXTS.test(path))
    .sort()
    .map(read);
  return [...ofOneLang, ...ofAll];
};

/**
 * The text of a file with the typography of its language.
 *
 * @throws Error with the file's path when it cannot be read
 */
export const typesetFile = ({ path, lang, text }: TextFile): string =>
  inFile(path, () => {
    if (lang === undefined) return typesetYaml(text);
    return path.endsWith('.json') ? typesetJson(lang, text) : typesetMdx(lang, text);
  });

/** Faults: lines that typesetting would change. `npm run fix` fixes them. */
export const typographyFaults = (file: TextFile): Fault[] => {
  const has = file.text.split('\n');
  const wanted = typesetFile(file).split('\n');
  const faults = has.flatMap((line, i) =>
    line === wanted[i]
      ? []
      : [{ at: `${file.path}:${i + 1}`, what: `typography: ${difference(line, wanted[i] ?? '')} (${SIGNS_USED}). \`npm run fix\` does it.` }],
  );
  // Where a text of several lines becomes one line, all lines below it have moved.
  return has.length === wanted.length ? faults : faults.slice(0, 1);
};

const STRAIGHT = /["']/;
/** Faults: straight quotation marks or apostrophes left in the words of a text. */
export const straightQuoteFaults = (at: string, words: string): Fault[] =>
  STRAIGHT.test(words) ? [{ at, what: `straight quote or apostrophe in: ${words.slice(0, 80)}` }] : [];

/** The attributes of a number have straight quotes, as all tags have. */
const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '');

/** Faults: straight quotation marks or apostrophes left in the texts of a YAML file. */
export const yamlQuoteFaults = ({ path, text }: TextFile): Fault[] =>
  yamlTexts(text).flatMap((each) => straightQuoteFaults(`${path}:${each.line}`, withoutTags(each.text)));
