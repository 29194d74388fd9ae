import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as russian } from '@orama/stemmers/russian';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { isStopWord } from './stop.ts';
import { wordsOf } from './normal.ts';

/**
 * What the index holds instead of words, and what a query asks for: a stem with a mark of its language.
 * The mark is a digit, so that no token is the beginning of another one and Pagefind, which always
 * matches beginnings, finds exactly the token that is asked for.
 */
export type Token = string;

const stemmers: Readonly<Record<Lang, (word: string) => string>> = { ru: russian, en: english, fr: french };
const marks: Readonly<Record<Lang, string>> = { ru: '1', en: '2', fr: '3' };
const NO_LANGUAGE = '0';

const cyrillic = /\p{Script=Cyrillic}/u;

/** The languages that a word can be in, to judge by its letters. */
export const languagesOf = (form: string): readonly Lang[] => (cyrillic.test(form) ? ['ru'] : ['en', 'fr']);

/** Pagefind drops the mark of `й` and keeps a second form for it; without the mark one form is enough. */
const bare = (stem: string): string => stem.replace(/й/g, 'и');

/**
 * The token of a number as readers say it (`5`, `4.1`, `3e`, `3д`). Pagefind drops dots, hence the letter.
 *
 * @param number a normal form
 */
export const numberToken = (number: string): Token => `${bare(number).replace(/[.,]/g, 'p')}n`;

/** The token of an id: its letters and digits, marked at both ends so that no word begins it. */
export const nameToken = (id: string): Token => `${namePrefix(id)}${NO_LANGUAGE}`;

/** The beginning that all ids share that start with `id`. */
export const namePrefix = (id: string): string => NO_LANGUAGE + id.toLowerCase().replace(/[^a-z0-9]/g, '');

const makeToken = (lang: Lang, form: string): Token => {
  if (/\p{N}/u.test(form)) return numberToken(form);
  if (form.includes('€')) return `${form.replace(/€/g, 'euro').replace(/м/g, 'm')}${NO_LANGUAGE}`;
  return `${bare(stemmers[lang](form))}${marks[lang]}`;
};

const known = Object.fromEntries(LANGS.map((lang) => [lang, new Map()])) as Readonly<Record<Lang, Map<string, Token>>>;

/**
 * The token of a word in a language. Each is made once: a page compares every word of its hits with every word of a query.
 *
 * @param form a normal form
 */
export const tokenOf = (lang: Lang, form: string): Token => {
  const token = known[lang].get(form) ?? makeToken(lang, form);
  known[lang].set(form, token);
  return token;
};

/** What the token of every word begins with that begins like this one. */
export const prefixOf = (form: string): string => bare(form);

/** The language whose word a token is; none for numbers and ids. */
export const languageOf = (token: Token): Lang | undefined => (Object.keys(marks) as Lang[]).find((lang) => token.endsWith(marks[lang]));

/** The tokens of a text in a language, each once, stop words left out. */
export const tokensOf = (lang: Lang, text: string): ReadonlySet<Token> =>
  new Set(
    wordsOf(text)
      .filter(({ form }) => !isStopWord(lang, form))
      .map(({ form }) => tokenOf(lang, form)),
  );
