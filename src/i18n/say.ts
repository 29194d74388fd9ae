import type { Lang } from './locales.ts';

/** Strings of one feature in one language: a tree whose leaves are templates with `{{name}}` places. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** Values for the places of a template. `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

const leaf = (strings: Strings, path: string): string | undefined => {
  const found = path.split('.').reduce<string | Strings | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), strings);
  return typeof found === 'string' ? found : undefined;
};

const plurals = new Map<Lang, Intl.PluralRules>();
const pluralOf = (lang: Lang, count: number): string => {
  const rules = plurals.get(lang) ?? new Intl.PluralRules(lang);
  plurals.set(lang, rules);
  return rules.select(count);
};

/**
 * Says one string of a feature: the light counterpart of i18next for islands, with the same keys,
 * `{{places}}` and plural suffixes; a property test holds the two equal.
 *
 * @param strings the feature's strings in `lang`
 * @param key dotted path of a string; with `values.count` its plural form `key_one`, `key_few` … is taken
 * @throws Error when the key has no string: a missing text is a fault of the build, never shown
 */
export const say = (strings: Strings, lang: Lang, key: string, values: Values = {}): string => {
  const count = values['count'];
  const template = (typeof count === 'number' ? leaf(strings, `${key}_${pluralOf(lang, count)}`) : undefined) ?? leaf(strings, key);
  if (template === undefined) throw new Error(`${lang}: no string "${key}"`);
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
};
