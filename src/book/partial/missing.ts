import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { missingKeys } from '../../i18n/borrowed.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/say.ts';
import { groupIdsIn, ruleIdsIn } from './chapter.ts';

/** The texts of a site: how to list them and how to read one; a file that is not there reads as undefined. */
export interface Texts {
  readonly list: (pattern: string) => readonly string[];
  readonly read: (path: string) => string | undefined;
}

/** Texts in a folder. */
export const textsIn = (folder: string): Texts => ({
  list: (pattern) => globSync(pattern, { cwd: folder }).sort(),
  read: (file) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined),
});

type Missing = readonly string[];
type Finder = (texts: Texts, lang: Lang, fallback: Lang) => Missing;

const strings: Finder = ({ list, read }, lang, fallback) =>
  list(`ui/${fallback}/*.json`).flatMap((file) => {
    const own = file.replace(`ui/${fallback}/`, `ui/${lang}/`);
    const keys = missingKeys(JSON.parse(read(own) ?? '{}') as Strings, JSON.parse(read(file) ?? '{}') as Strings);
    return keys.map((key) => `${own} ${key}`);
  });

const chapters: Finder = ({ list, read }, lang, fallback) =>
  list(`*/*/${fallback}.mdx`).flatMap((file) => {
    const at = file.replace(`/${fallback}.mdx`, `/${lang}.mdx`);
    const own = read(at);
    const whole = read(file) ?? '';
    if (own === undefined) return [`${at}: the chapter, ${ruleIdsIn(whole).length} rules`];
    const lacking = (idsIn: typeof ruleIdsIn): Missing => idsIn(whole).filter((id) => !idsIn(own).includes(id));
    return [...lacking(ruleIdsIn).map((id) => `${at} ${id}`), ...lacking(groupIdsIn).map((id) => `${at} ${id}: the title`)];
  });

interface Entry extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** Finds entries of a list file that have no value of the language; `within` names a part of each that has languages itself. */
const entries =
  (pattern: string, within?: string): Finder =>
  ({ list, read }, lang, fallback) =>
    list(pattern).flatMap((file) =>
      (parse(read(file) ?? '[]') as Entry[]).flatMap((entry) => {
        const values = (within ? entry[within] : entry) as Readonly<Record<string, unknown>> | undefined;
        return values?.[fallback] !== undefined && values[lang] === undefined ? [`${file} ${entry.id}${within ? `: ${within}` : ''}`] : [];
      }),
    );

const finders: readonly Finder[] = [
  strings,
  chapters,
  entries('*/glossary.yaml'),
  entries('*/glossary.yaml', 'definition'),
  entries('*/events.yaml'),
  entries('*/events.yaml', 'note'),
  entries('*/faq.yaml', 'question'),
  entries('*/faq.yaml', 'answer'),
  entries('changes.yaml', 'what'),
];

/**
 * Every text that a language lacks and its fallback has: strings of the interface, chapters, rules, titles of groups, words
 * and definitions of the glossary, names of cards and notes on them, entries of the change log.
 *
 * @returns file and key or id of each
 */
export const missingTexts = (texts: Texts, lang: Lang, fallback: Lang): Missing => finders.flatMap((find) => find(texts, lang, fallback));
