import type { Lang } from '../../i18n/locales.ts';
import listed from './stop-words.json' with { type: 'json' };

const stopWords: Readonly<Record<Lang, ReadonlySet<string>>> = {
  ru: new Set(listed.ru.split(' ')),
  en: new Set(listed.en.split(' ')),
  fr: new Set(listed.fr.split(' ')),
};

/**
 * Tells whether a word is a stop word of a language (`the`, `combien`, `когда`).
 *
 * @param form the word in normal form
 */
export const isStopWord = (lang: Lang, form: string): boolean => stopWords[lang].has(form);
