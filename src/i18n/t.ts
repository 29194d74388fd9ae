import { createInstance } from 'i18next';
import { borrowed, complete, missingKeys } from './borrowed.ts';
import { DEFAULT_LANG, LANGS, locales, type Lang } from './locales.ts';
import type { Strings, Values } from './say.ts';

import type accessibility from '../../content/ui/en/accessibility.json';
import type data from '../../content/ui/en/data.json';
import type events from '../../content/ui/en/events.json';
import type search from '../../content/ui/en/search.json';
import type site from '../../content/ui/en/site.json';
import type table from '../../content/ui/en/table.json';

/** The files of strings whose keys are checked by type. Games, editions and examples come from content: the build checks theirs. */
interface Namespaces {
  site: typeof site;
  accessibility: typeof accessibility;
  data: typeof data;
  search: typeof search;
  events: typeof events;
  table: typeof table;
}

type Unplural<K extends string> = K extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : K;
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? Unplural<K> : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** A key that has a string, such as `site:nav.search`. Plural keys are given without their suffix. */
export type Key = { [N in keyof Namespaces & string]: `${N}:${Paths<Namespaces[N]>}` }[keyof Namespaces & string];

const files = import.meta.glob<Record<string, unknown>>('../../content/ui/*/*.json', { eager: true, import: 'default' });

const resources = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.fromEntries(
      Object.entries(files).flatMap(([path, strings]) => {
        const name = new RegExp(`/ui/${lang}/(.+)\\.json$`).exec(path)?.[1];
        return name ? [[name, strings]] : [];
      }),
    ),
  ]),
);

/** The names of all files of strings: features, examples and games. */
export const namespaces: readonly string[] = Object.keys(resources[DEFAULT_LANG] ?? {});

const i18n = createInstance();
await i18n.init({
  resources,
  lng: 'en',
  fallbackLng: false,
  load: 'currentOnly',
  initAsync: false,
  returnEmptyString: false,
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (langs, namespace, key) => {
    throw new Error(`${langs.join()}: no string "${namespace}:${key}"`);
  },
});

/**
 * Says one string of the interface while the site is built. A language that has no such string and names a fallback says
 * it in that language, marked as borrowed.
 *
 * @param key namespace and dotted path; its plural form is chosen by `values.count`
 * @throws Error when the language has neither, which ends the build
 */
export const t = (lang: Lang, key: Key, values: Values = {}): string => {
  const { fallback } = locales[lang];
  if (!fallback || i18n.exists(key, { ...values, lng: lang })) return i18n.t(key, { ...values, lng: lang });
  return borrowed(fallback, t(fallback, key, values));
};

const bundle = (lang: Lang, namespace: string): Strings | undefined => i18n.getResourceBundle(lang, namespace) as Strings | undefined;

/** All strings of one file (`content/ui/<lang>/<namespace>.json`) in one language, to be rendered by a widget on the server; what is missing is its fallback's. */
export const stringsOf = (lang: Lang, namespace: string): Strings => {
  const { fallback } = locales[lang];
  const own = bundle(lang, namespace);
  if (fallback) return complete(own ?? {}, stringsOf(fallback, namespace));
  if (!own) throw new Error(`${lang}: no strings "${namespace}"`);
  return own;
};

/** Whether a language has every string of some namespaces itself, so that none is borrowed from its fallback. */
export const isTranslated = (lang: Lang, namespaces: readonly string[]): boolean => {
  const { fallback } = locales[lang];
  return !fallback || namespaces.every((name) => missingKeys(bundle(lang, name) ?? {}, stringsOf(fallback, name)).length === 0);
};
