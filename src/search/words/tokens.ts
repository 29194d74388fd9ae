import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as russian } from '@orama/stemmers/russian';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { isStopWord } from './stop.ts';
import families from './families.json' with { type: 'json' };
import { FAMILY, NO_LANGUAGE, type LanguageMark } from './marks.ts';
import { wordsOf } from './normal.ts';
import { wordsAndRangesOf } from './ranges.ts';

/**
 * What the index holds instead of words, and what a query asks for: a stem with a mark of its language. The mark is a
 * digit at the end, so that no token is a prefix of another one.
 */
export type Token = string;

/** Russian words lose a vowel before their last consonant in other forms, and their stems do not: `фишек`, `фишка`; `уровень`, `уровня`. */
const steady = (stem: string): string => stem.replace(/(?<=..)[ео](?=[кнц]$)/u, '');

/** What the search must know of a language. */
interface Spelling {
  readonly stem: (word: string) => string;
  /** The digit at the end of its tokens, which no other language has. */
  readonly mark: LanguageMark;
  readonly script: 'cyrillic' | 'latin';
}

const spellings: Readonly<Record<Lang, Spelling>> = {
  ru: { stem: (word) => steady(russian(word)), mark: '1', script: 'cyrillic' },
  en: { stem: english, mark: '2', script: 'latin' },
  fr: { stem: french, mark: '3', script: 'latin' },
};

/** The digit at the end of the tokens of a language. */
export const markOf = (lang: Lang): LanguageMark => spellings[lang].mark;

const writtenIn = (script: Spelling['script']): readonly Lang[] => LANGS.filter((lang) => spellings[lang].script === script);
const lettered: Readonly<Record<Spelling['script'], readonly Lang[]>> = { cyrillic: writtenIn('cyrillic'), latin: writtenIn('latin') };

const cyrillic = /\p{Script=Cyrillic}/u;

/** Returns the languages that a word can be in, by its letters. */
export const languagesOf = (form: string): readonly Lang[] => lettered[cyrillic.test(form) ? 'cyrillic' : 'latin'];

/** Tells whether a language is written in Cyrillic letters. */
export const isCyrillic = (lang: Lang): boolean => lettered.cyrillic.includes(lang);

/** For each script one of its languages, for which its files are named. */
export const SCRIPTS: readonly Lang[] = Object.values(lettered).map(([lang]) => lang!);

/** Tells whether two languages are written in the same letters. */
export const isLetteredLike = (one: Lang, other: Lang): boolean => spellings[one].script === spellings[other].script;

/** Pagefind would index `й` in two forms, with and without its mark. */
const bare = (stem: string): string => stem.replace(/й/g, 'и');

/**
 * Returns the token of a number as readers say it (`5`, `4.1`, `3e`, `3д`). Pagefind drops dots, so `p` stands for them.
 *
 * @param number the number in normal form
 */
export const numberToken = (number: string): Token => `${bare(number).replace(/[.,]/g, 'p')}n`;

/** Returns the token of an id: its letters and digits, with a mark at both ends, so that no prefix of a word matches it. */
export const nameToken = (id: string): Token => `${namePrefix(id)}${NO_LANGUAGE}`;

/** Returns the common prefix of the tokens of all ids that start with `id`. */
export const namePrefix = (id: string): string => NO_LANGUAGE + id.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What stands for the stem of words that the stemmer would join with others, or part from their own forms. */
const inFamilies = Object.fromEntries(
  LANGS.map((lang) => [lang, new Map((families[lang] ?? []).flatMap((line) => line.split(' ').map((form, _, forms) => [form, forms[0]! + FAMILY])))]),
) as unknown as Readonly<Record<Lang, ReadonlyMap<string, string>>>;

const makeToken = (lang: Lang, form: string): Token => {
  if (/\p{N}/u.test(form)) return numberToken(form);
  if (form.includes('€')) return `${form.replace(/€/g, 'euro').replace(/м/g, 'm')}${NO_LANGUAGE}`;
  return `${bare(inFamilies[lang].get(form) ?? spellings[lang].stem(form))}${markOf(lang)}`;
};

const known = Object.fromEntries(LANGS.map((lang) => [lang, new Map()])) as Readonly<Record<Lang, Map<string, Token>>>;

/**
 * Returns the token of a word in a language. Tokens are cached: each word of the hits is compared with each word of a query.
 *
 * @param form the word in normal form
 */
export const tokenOf = (lang: Lang, form: string): Token => {
  const token = known[lang].get(form) ?? makeToken(lang, form);
  known[lang].set(form, token);
  return token;
};

/** Returns the token of words that have a stem. */
export const tokenOfStem = (lang: Lang, stem: string): Token => bare(stem) + markOf(lang);

/** Returns the key by which lists are sorted: those of one language stand together. */
export const keyOf = (token: Token): string => token.slice(-1) + token;

/** Tells whether a key is that of a token of a language. */
export const isKeyIn = (lang: Lang, key: string): boolean => key.startsWith(markOf(lang));

/** Tells whether a key is that of the token of an id. */
export const isKeyOfName = (key: string): boolean => key.startsWith(NO_LANGUAGE + NO_LANGUAGE);

/** Returns the common prefixes of the keys of all tokens that start with a prefix. */
export const prefixKeysOf = (prefix: string): readonly string[] =>
  prefix.startsWith(NO_LANGUAGE) ? [NO_LANGUAGE + prefix] : languagesOf(prefix).map((lang) => markOf(lang) + prefix);

/** Returns the common prefix of the tokens of all words that start with `form`. */
export const prefixOf = (form: string): string => bare(form);

/** Returns the language of a token; undefined for numbers and ids. */
export const languageOf = (token: Token): Lang | undefined => LANGS.find((lang) => token.endsWith(markOf(lang)));

/** Amounts of money, each as one token: the `5` of `5 M€` says more than any other 5. */
export const amountsIn = (text: string): readonly Token[] => {
  const forms = wordsOf(text).map(({ form }) => form);
  return forms.flatMap((form, index) => (/^\d+$/.test(form) && forms[index + 1]?.endsWith('€') ? [`${form}meuro${NO_LANGUAGE}`] : []));
};

/** Returns the tokens of a text in a language, each once, without stop words; also those of the numbers in its ranges. */
export const tokensOf = (lang: Lang, text: string): ReadonlySet<Token> =>
  new Set([
    ...wordsAndRangesOf(text)
      .filter(({ form }) => !isStopWord(lang, form))
      .map(({ form }) => tokenOf(lang, form)),
    ...amountsIn(text),
  ]);
