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
  /** Only for a language that is not wholly translated yet: where it has no text, this language's is shown and marked as such. */
  readonly fallback?: Lang;
}

export const locales: Readonly<Record<Lang, Locale>> = {
  ru: { name: 'Русский', short: 'Ру', letters: 'абвгдежзик' },
  en: { name: 'English', short: 'En', letters: 'abcdefghij' },
  fr: { name: 'Français', short: 'Fr', letters: 'abcdefghij' },
};

/** The languages that are wholly translated: tests hold them to it. */
export const WHOLE_LANGS: readonly Lang[] = LANGS.filter((lang) => !locales[lang].fallback);

/** Whether a text names one of the site's languages. */
export const isLang = (text: unknown): text is Lang => LANGS.includes(text as Lang);

/** The language of `x-default`: the page for readers of no listed language. */
export const DEFAULT_LANG: Lang = 'en';
