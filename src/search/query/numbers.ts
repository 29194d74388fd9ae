import type { Lang } from '../../i18n/locales.ts';
import { numberToken } from '../words/tokens.ts';
import type { QueryWord } from './read.ts';

/** Letters of steps that look alike in the two alphabets. */
const pairs = [
  ['a', 'а'],
  ['e', 'е'],
  ['c', 'с'],
  ['k', 'к'],
] as const;
const lookAlike = new Map<string, string>(
  pairs.flatMap(
    ([latin, russian]) =>
      [
        [latin, russian],
        [russian, latin],
      ] as const,
  ),
);

/** `3e`, `3д`, `4.1`, `4.1a`: a digit with a letter or a dot inside; a digit alone is an ordinary word. */
const numberPattern = /(?<![\p{L}\p{N}.])(\d{1,2}(?:\.\d{1,2})+[a-zа-я]?|\d{1,2}[a-zа-я])(?![\p{L}\p{N}]|\.\d)/gu;

/** `3 e` at the end: elsewhere a letter may be a word, as in Russian `4 в запасе`. */
const parted = /(?<![\p{L}\p{N}.])(\d{1,2}) ([a-zа-я])$/u;

const twinOf = (number: string): string => number.replace(/\p{L}$/u, (letter) => lookAlike.get(letter) ?? letter);

/**
 * A number with its look-alike. A Russian reader who sees `3е` may have either letter on the keyboard, so both
 * count there; elsewhere only who types the Russian letter can mean the Latin one.
 */
const readNumber = (number: string, lang: Lang): QueryWord => {
  const twin = twinOf(number);
  const both = twin !== number && (lang === 'ru' || /\p{Script=Cyrillic}/u.test(number));
  const tokens = both ? [number, twin] : [number];
  return { form: number, asks: tokens.map((text, index) => ({ token: numberToken(text), way: index ? 'meant' : 'exact' })) };
};

/**
 * Takes the numbers of rules out of a query. This is the place for other ways of saying them (`III.1`).
 *
 * @param normal a query in normal form
 * @returns the numbers, each as a word to ask for, and what remains of the query
 */
export const readNumbers = (normal: string, lang: Lang): { readonly numbers: readonly QueryWord[]; readonly rest: string } => {
  const joined = normal.replace(parted, '$1$2');
  return {
    numbers: [...new Set(joined.match(numberPattern))].map((number) => readNumber(number, lang)),
    rest: joined.replace(numberPattern, ' '),
  };
};
