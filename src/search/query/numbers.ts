import type { Lang } from '../../i18n/locales.ts';
import { isCyrillic, numberToken } from '../words/tokens.ts';
import type { QueryWord, TokenLookup } from './query.ts';

/** Letters of steps that look the same in the two alphabets, in the same order. */
const LATIN = 'aec';
const CYRILLIC = 'аес';

/** `3e`, `3д`, `4.1`, `4.1a`: digits with a letter after or a dot between them. Digits alone are an ordinary word. */
const numberPattern = /(?<![\p{L}\p{N}.])(\d{1,2}(?:\.\d{1,2})+[a-zа-я]?|\d{1,2}[a-zа-я])(?![\p{L}\p{N}]|\.\d)/gu;

/** Where an amount is typed without a blank: `5M€`, `1TR`. */
const beforeUnit = /(?<=\d)(?=(?:[mм]?€|tr|рт|nt)(?![\p{L}\p{N}]))/gu;

/** `4,1` as pads of numbers type it. With a blank, or with more commas, it is a list. */
const comma = /(?<![\d.,])(\d{1,2}),(?=\d{1,2}(?![.,]?\d))/g;

/** `3 e` at the end of a query. Before its end a letter may be a word, as in Russian `4 в запасе`. */
const spaced = /(?<![\p{L}\p{N}.])(\d{1,2}) ([a-zа-я])$/u;

const lookAlikeOf = (number: string): string =>
  number.replace(/\p{L}/u, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/**
 * A number, and its look-alike if the reader may mean that. On a page in Cyrillic letters either letter may be typed for either
 * number; on other pages only a Cyrillic letter can mean the other one.
 */
const readNumber = (number: string, lang: Lang): QueryWord => {
  const other = lookAlikeOf(number);
  const both = other !== number && (isCyrillic(lang) || /\p{Script=Cyrillic}/u.test(number));
  const asks: readonly TokenLookup[] = [
    { token: numberToken(number), way: 'exact' },
    ...(both ? [{ token: numberToken(other), way: 'alike' } as const] : []),
  ];
  return { form: number, asks };
};

/**
 * Takes the numbers of rules out of a query. Other ways of writing them (`III.1`) belong here too.
 *
 * @param normal a query in normal form
 * @returns the numbers, each as a word to look up, and the rest of the query
 */
export const readNumbers = (normal: string, lang: Lang): { readonly numbers: readonly QueryWord[]; readonly rest: string } => {
  const joined = normal.replace(beforeUnit, ' ').replace(spaced, '$1$2').replace(comma, '$1.');
  return {
    numbers: [...new Set(joined.match(numberPattern))].map((number) => readNumber(number, lang)),
    rest: joined.replace(numberPattern, ''),
  };
};
