import type { Lang } from './locales.ts';
import type { Strings } from './say.ts';

/** The end of the name of a plural form. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The plural forms that whole numbers take in a language. */
const pluralsOf = (lang: Lang): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(lang);
  return new Set<string>(Array.from({ length: 200 }, (_, n) => rules.select(n)));
};

const withForms = (strings: Strings, forms: ReadonlySet<string>): Strings =>
  Object.fromEntries(
    Object.entries(strings)
      .filter(([key]) => !PLURAL.test(key) || forms.has(PLURAL.exec(key)![1]!))
      .map(([key, value]) => [key, typeof value === 'string' ? value : withForms(value, forms)]),
  );

/** Strings for a browser, without the plural forms that only fractions take: what is said there counts whole things. */
export const counting = (lang: Lang, strings: Strings): Strings => withForms(strings, pluralsOf(lang));
