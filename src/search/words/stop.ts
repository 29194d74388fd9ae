import type { Lang } from '../../i18n/locales.ts';
import listed from './stop-words.json' with { type: 'json' };

const stopWords: Readonly<Record<Lang, ReadonlySet<string>>> = {
  ru: new Set(listed.ru.split(' ')),
  en: new Set(listed.en.split(' ')),
  fr: new Set(listed.fr.split(' ')),
};

/**
 * Whether a word of a language says nothing about what is looked for (`the`, `combien`, `когда`).
 *
 * @param form a normal form
 */
export const isStopWord = (lang: Lang, form: string): boolean => stopWords[lang].has(form);
