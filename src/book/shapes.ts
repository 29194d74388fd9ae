import { z } from 'astro/zod';
import { LANGS, type Lang } from '../i18n/locales.ts';

/** What every schema of version 1 says of itself. */
export const PROMISE = 'Within version 1 fields may be added, and none is removed or changes its meaning.';

/** A value of one shape in each language. */
export const eachLang = <T extends z.ZodType>(value: T) =>
  z.looseObject(Object.fromEntries(LANGS.map((lang) => [lang, value])) as Readonly<Record<Lang, T>>);

/** A text in each language. */
export const inEachLang = eachLang(z.string());

/** A page in each language. */
export const urlInEachLang = inEachLang.describe('Address relative to the folder that the site is served from.');

/** A list of words in each language. */
export const wordsInEachLang = eachLang(z.array(z.string()));
