/** The site's languages, in the order in which they are offered. */
export const LANGS = ['ru', 'en', 'fr'] as const;
/** A language of the site. */
export type Lang = (typeof LANGS)[number];

interface Locale {
  /** The language's name in itself. */
  readonly name: string;
  /** What stands for it where there is room for three letters. */
  readonly short: string;
  /** Letters that number the steps of a procedure (3a, 3б), in alphabetical order. */
  readonly letters: string;
  /** Only for a language that is not wholly translated yet: where it has no text, this language's is shown and marked as such. */
  readonly fallback?: Lang;
}

const table = {
  ru: { name: 'Русский', short: 'Рус', letters: 'абвгдежзик' },
  en: { name: 'English', short: 'Eng', letters: 'abcdefghij' },
  fr: { name: 'Français', short: 'Fra', letters: 'abcdefghij' },
} as const satisfies Readonly<Record<Lang, Locale>>;

/** What the site knows of each language. */
export const locales: Readonly<Record<Lang, Locale>> = table;

/** A language that is wholly translated. */
export type WholeLang = { [L in Lang]: (typeof table)[L] extends { readonly fallback: Lang } ? never : L }[Lang];

/** Whether a language is wholly translated. */
export const isWholeLang = (lang: Lang): lang is WholeLang => !locales[lang].fallback;

/** The languages that are wholly translated: tests hold them to it. */
export const WHOLE_LANGS: readonly WholeLang[] = LANGS.filter(isWholeLang);

/** Whether a text names one of the site's languages. */
export const isLang = (text: unknown): text is Lang => LANGS.includes(text as Lang);

/** The language of `x-default`: the page for readers of no listed language. */
export const DEFAULT_LANG: WholeLang = 'en';
