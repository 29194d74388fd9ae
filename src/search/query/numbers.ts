import type { Lang } from '../../i18n/locales.ts';
import { normalForm } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { isCyrillic, numberToken } from '../words/tokens.ts';
import type { QueryWord, TokenLookup } from './query.ts';

/** Letters of steps that look the same in the two alphabets, in the same order. */
const LATIN = 'aec';
const CYRILLIC = 'аес';

/** `3e`, `3д`, `4.1`, `4.1a`: digits with a letter after or a dot between them. Digits alone are an ordinary word. */
const numberPattern = /(?<![\p{L}\p{N}.])(\d{1,2}(?:\.\d{1,2})+[a-zа-я]?|\d{1,2}[a-zа-я])(?![\p{L}\p{N}]|\.\d)/gu;

/** Where an amount is typed without a blank: `5M€`, `1TR`. */
const beforeUnit = /(?<=\d)(?=(?:[mм]?€|tr|рт|nt)(?![\p{L}\p{N}]))/gu;

/** Other ways to type `M€` after a number. */
const money = /(?<=\d\s?)(?:mc|[mм][eе])(?![\p{L}\p{N}])/gu;

/** The number of players, as notices of games have it: `4p`, `4j`. No step has these letters. */
const players = /(?<![\p{L}\p{N}.])(\d)(?:(p)|j)(?![\p{L}\p{N}])/gu;

/** The word before the number of a rule says nothing more. */
const ruleBefore = /(?:rule|regle|правило) (?=\d+[.,]\d)/g;

/** `4,1` as pads of numbers type it. With a blank, or with more commas, it is a list. */
const comma = /(?<![\d.,])(\d{1,2}),(?=\d{1,2}(?![.,]?\d))/g;

/**
 * `3 e` at the end of a query. Before its end a letter may be a word, as in Russian `4 в запасе`. It is looked for in what was typed:
 * letters with accents, as in `de 3 à`, and those that no step has, as in `10 m`, begin something else.
 */
const spaced = /(?<![\p{L}\p{N}.])(\d{1,2})\s([a-gа-ж])$/iu;

/** `3e` before a French word, but not after the name of a step. */
const beforeWord = /(?<!(?:etape|regle|crise)s? )\b\d{1,2}e(?= (\p{L}+))/gu;

/** Leaves out French ordinals, as in `le 3e joueur`. Before a word that says little, as in `3e et 4a`, they are numbers of rules. */
const withoutOrdinals = (normal: string, lang: Lang): string =>
  lang === 'fr' ? normal.replace(beforeWord, (number, next: string) => (isStopWord(lang, next) ? number : '')) : normal;

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
 * @param text what was typed, without blanks around it
 * @returns the numbers, each as a word to look up, and the rest of the query in normal form
 */
export const readNumbers = (text: string, lang: Lang): { readonly numbers: readonly QueryWord[]; readonly rest: string } => {
  const joined = withoutOrdinals(
    normalForm(text.replace(spaced, '$1$2'))
      .replace(money, 'm€')
      .replace(beforeUnit, ' ')
      .replace(players, (_, count, english) => `${count} ${english ? 'players' : 'joueurs'}`)
      .replace(ruleBefore, '')
      .replace(comma, '$1.'),
    lang,
  );
  return {
    numbers: [...new Set(joined.match(numberPattern))].map((number) => readNumber(number, lang)),
    rest: joined.replace(numberPattern, ''),
  };
};
