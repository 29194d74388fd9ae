import { createInstance } from 'i18next';
import { borrowed } from './borrowed.ts';
import { complete, missingKeys } from './complete.ts';
import { LANGS, locales, type Lang } from './locales.ts';
import type { Strings, Values } from './say.ts';

import type site from '../../content/ui/en/site.json';
import type data from '../../content/ui/en/data.json';
import type search from '../../content/ui/en/search.json';
import type stepper from '../../content/ui/en/stepper.json';
import type turmoil from '../../content/ui/en/turmoil.json';
import type eventTrack from '../../content/ui/en/event-track.json';
import type setup from '../../content/ui/en/setup.json';
import type influence from '../../content/ui/en/influence.json';
import type policies from '../../content/ui/en/policies.json';
import type requirement from '../../content/ui/en/requirement.json';
import type lobbying from '../../content/ui/en/lobbying.json';
import type pictures from '../../content/ui/en/pictures.json';
import type crisis from '../../content/ui/en/crisis.json';
import type problem from '../../content/ui/en/problem.json';
import type crisisForm from '../../content/ui/en/crisis-form.json';
import type events from '../../content/ui/en/events.json';
import type finalScoring from '../../content/ui/en/final-scoring.json';
import type solarPhase from '../../content/ui/en/solar-phase.json';
import type temperature from '../../content/ui/en/temperature.json';

/** Every namespace of the interface: one file a feature, `content/ui/<lang>/<namespace>.json`. */
interface Namespaces {
  site: typeof site;
  data: typeof data;
  search: typeof search;
  stepper: typeof stepper;
  turmoil: typeof turmoil;
  'event-track': typeof eventTrack;
  setup: typeof setup;
  influence: typeof influence;
  crisis: typeof crisis;
  'crisis-form': typeof crisisForm;
  problem: typeof problem;
  policies: typeof policies;
  requirement: typeof requirement;
  lobbying: typeof lobbying;
  'final-scoring': typeof finalScoring;
  'solar-phase': typeof solarPhase;
  temperature: typeof temperature;
  pictures: typeof pictures;
  events: typeof events;
}

/** A file of strings: one feature. */
export type Namespace = keyof Namespaces;

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

const bundle = (lang: Lang, namespace: Namespace): Strings | undefined => i18n.getResourceBundle(lang, namespace) as Strings | undefined;

/** All strings of one namespace in one language, to be rendered by a widget on the server; what is missing is its fallback's. */
export const stringsOf = (lang: Lang, namespace: Namespace): Strings => {
  const { fallback } = locales[lang];
  const own = bundle(lang, namespace);
  if (fallback) return complete(own ?? {}, stringsOf(fallback, namespace));
  if (!own) throw new Error(`${lang}: no strings "${namespace}"`);
  return own;
};

/** Whether a language has every string of some namespaces itself. */
export const isWhole = (lang: Lang, namespaces: readonly Namespace[]): boolean => {
  const { fallback } = locales[lang];
  return !fallback || namespaces.every((name) => missingKeys(bundle(lang, name) ?? {}, stringsOf(fallback, name)).length === 0);
};
