import french from 'hyphen/fr';
import russian from 'hyphen/ru';
import type { Lang } from '../i18n/locales.ts';

/** English names have no such words. */
const hyphenate: Partial<Record<Lang, typeof russian.hyphenateSync>> = { ru: russian.hyphenateSync, fr: french.hyphenateSync };

/** In letters. A shorter word has room on a card of the smallest phone. */
const LONG = 12;

/** Puts soft hyphens into the long words of the name of a card or a chapter: not all browsers know where words of a language may be broken. */
export const breakable = (name: string, lang: Lang): string => hyphenate[lang]?.(name, { minWordLength: LONG }) ?? name;
