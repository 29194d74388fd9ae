import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import type { Fault } from './fault.ts';
import { inFile } from './in-file.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** The strings of one feature in the languages that have it. */
export interface Feature {
  readonly name: string;
  readonly strings: Readonly<Partial<Record<Lang, Tree>>>;
}

/** The plural categories of a language, sorted. */
const pluralsOf = (lang: Lang): readonly string[] => new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted();

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Reads the interface's strings: a feature is a file name under content/ui/{lang}/. */
export const readUi = (): Feature[] => {
  const names = new Set(globSync('content/ui/*/*.json').map((path) => basename(path, '.json')));
  return [...names].sort().map((name) => ({
    name,
    strings: Object.fromEntries(
      WHOLE_LANGS.flatMap((lang) =>
        globSync(`content/ui/${lang}/${name}.json`).map((path) => [lang, inFile(path, () => JSON.parse(readFileSync(path, 'utf8')) as Tree)]),
      ),
    ),
  }));
};

const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

/** The forms of one string: one under '' for a plain string, one for each plural category otherwise. */
type Forms = ReadonlyMap<string, string>;

const grouped = (tree: Tree): Map<string, Forms> => {
  const entries = flat(tree).map(([key, text]) => ({ key, text, plural: PLURAL.exec(key) }));
  const out = new Map<string, Map<string, string>>();
  for (const { key, text, plural } of entries) {
    const base = plural?.[1] ?? key;
    out.set(base, (out.get(base) ?? new Map<string, string>()).set(plural?.[2] ?? '', text));
  }
  return out;
};

const places = (forms: Forms): string => [...new Set([...forms.values()].flatMap((text) => text.match(/\{\{[^{}]*\}\}/g) ?? []))].sort().join(' ');

const formFaults = (at: string, lang: Lang, forms: Forms): Fault[] => {
  const has = [...forms.keys()].sort().join(' ');
  const wanted = pluralsOf(lang).join(' ');
  return [
    ...(has === '' || has === wanted ? [] : [{ at, what: `plural forms are [${has}], wanted [${wanted}]` }]),
    ...[...forms].filter(([, text]) => !text.trim()).map(([form]) => ({ at, what: `empty string${form && ` _${form}`}` })),
  ];
};

const keyFaults = (name: string, key: string, byLang: ReadonlyMap<Lang, ReadonlyMap<string, Forms>>): Fault[] => {
  const texts = WHOLE_LANGS.map((lang) => ({ lang, at: `content/ui/${lang}/${name}.json ${key}`, forms: byLang.get(lang)?.get(key) }));
  const first = texts.find(({ forms }) => forms)?.forms;
  return texts.flatMap(({ lang, at, forms }) => {
    if (!forms || !first) return [{ at, what: 'missing key' }];
    const differs = places(forms) !== places(first);
    return [...formFaults(at, lang, forms), ...(differs ? [{ at, what: `placeholders are [${places(forms)}], elsewhere [${places(first)}]` }] : [])];
  });
};

/** Faults of the interface's strings: keys, plural forms or placeholders that one language lacks; empty strings. */
export const uiFaults = (features: readonly Feature[]): Fault[] =>
  features.flatMap(({ name, strings }) => {
    const byLang = new Map(WHOLE_LANGS.map((lang) => [lang, grouped(strings[lang] ?? {})] as const));
    const keys = new Set([...byLang.values()].flatMap((forms) => [...forms.keys()]));
    return [...keys].sort().flatMap((key) => keyFaults(name, key, byLang));
  });
