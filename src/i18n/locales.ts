/** The site's languages, in the order in which they are offered. */
export const LANGS = ['ru', 'en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

interface Locale {
  /** The language's name in itself. */
  readonly name: string;
  /** What stands for it where there is room for two letters. */
  readonly short: string;
  /** Letters that number the steps of a procedure (3a, 3б), in alphabetical order. */
  readonly letters: string;
}

export const locales: Readonly<Record<Lang, Locale>> = {
  ru: { name: 'Русский', short: 'Ру', letters: 'абвгдежзик' },
  en: { name: 'English', short: 'En', letters: 'abcdefghij' },
  fr: { name: 'Français', short: 'Fr', letters: 'abcdefghij' },
};

/** Whether a text names one of the site's languages. */
export const isLang = (text: unknown): text is Lang => LANGS.includes(text as Lang);

/** The language of `x-default`: the page for readers of no listed language. */
export const DEFAULT_LANG: Lang = 'en';
