import { z } from 'astro/zod';

/** What every schema of version 1 says of itself. */
export const PROMISE = 'Within version 1 fields may be added, and none is removed or changes its meaning.';

/** A text in each language. */
export const inEachLang = z.looseObject({ ru: z.string(), en: z.string(), fr: z.string() });

/** A page in each language. */
export const urlInEachLang = inEachLang.describe('Address relative to the folder that the site is served from.');

const words = z.array(z.string());

/** A list of words in each language. */
export const wordsInEachLang = z.looseObject({ ru: words, en: words, fr: words });
