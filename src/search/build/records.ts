import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { Shown } from '../format.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { nameToken, numberToken, tokenOf, tokensOf, type Token } from '../words/tokens.ts';
import type { Book } from './files.ts';
import type { Tokens } from './pagefind.ts';
import type { GameSource, RuleSource } from './sources.ts';
import { above, definedBy, everydayWords, wordingsOf } from './terms.ts';

type Wordings = (lang: Lang) => readonly string[];

const inAllLanguages = (wordings: Wordings): ReadonlySet<Token> => new Set(LANGS.flatMap((lang) => [...tokensOf(lang, wordings(lang).join(' '))]));

/** Leaves each token in the first of the fields that have it. */
const eachOnce = <F extends string>(fields: Readonly<Record<F, ReadonlySet<Token>>>): Readonly<Record<F, string>> => {
  const taken = new Set<Token>();
  const fresh = (tokens: ReadonlySet<Token>): string =>
    [...tokens]
      .filter((token) => !taken.has(token) && taken.add(token))
      .sort()
      .join(' ');
  return Object.fromEntries(Object.entries<ReadonlySet<Token>>(fields).map(([field, tokens]) => [field, fresh(tokens)])) as Record<F, string>;
};

const namesOf = (game: string, rule: RuleSource): string => `${nameToken(game + rule.id)} ${nameToken(rule.id)}`;

const isPlain = (number: string): boolean => /^\d+$/.test(number);

/** A rule's numbers in all languages, and for `3e` the step `3` that it belongs to. */
const numbersOf = (rule: RuleSource): readonly string[] => {
  const own = LANGS.map((lang) => normalForm(rule.number[lang]));
  return [...new Set(own.flatMap((number) => [number, /^\d+(?=\p{L})/u.exec(number)?.[0] ?? number]))];
};

const numberTokens = (numbers: readonly string[]): string => numbers.map(numberToken).join(' ');

const isOneWord = (wording: string): boolean => wordsOf(wording).length === 1;

/** What is asked for, the same in every language of the page; a token stands only in its strongest field. */
const tokensOfRule = ({ game, chapters, terms }: GameSource, rule: RuleSource): Tokens => {
  const defined: Wordings = (lang) => definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang));
  const term = inAllLanguages((lang) => defined(lang).filter(isOneWord));
  const titles: Wordings = (lang) => [rule.title[lang]];
  const heading = inAllLanguages((lang) => titles(lang).filter((title) => tokensOf(lang, title).size <= 2));
  const numbers = numbersOf(rule);
  const fields = {
    term,
    heading,
    title: inAllLanguages(titles),
    phrase: inAllLanguages(defined),
    under: inAllLanguages((lang) => [chapters.get(rule.chapter)?.[lang] ?? '', ...above(terms, rule).flatMap((each) => wordingsOf(each, lang))]),
    text: inAllLanguages((lang) => [rule.text[lang]]),
    said: inAllLanguages((lang) => everydayWords(terms, rule, lang)),
  };
  return {
    name: namesOf(game, rule),
    number: numberTokens(numbers.filter((number) => !isPlain(number))),
    step: numberTokens(numbers.filter(isPlain)),
    ...eachOnce(fields),
  };
};

/** Words that lead to a rule though a reader does not see them in it: once for each token. */
const unseenWords = ({ terms }: GameSource, rule: RuleSource, lang: Lang): readonly string[] => {
  const known = new Set(tokensOf(lang, `${rule.title[lang]} ${rule.text[lang]}`));
  const texts = [...definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang)), ...everydayWords(terms, rule, lang)];
  return texts.flatMap((text) =>
    wordsOf(text)
      .filter(({ form }) => {
        const token = tokenOf(lang, form);
        return !isStopWord(lang, form) && !/\p{N}/u.test(form) && !known.has(token) && known.add(token);
      })
      .map(({ start, end }) => text.slice(start, end)),
  );
};

const shownOf = (source: GameSource, rule: RuleSource, lang: Lang): Shown => ({
  rule: `${source.game}:${rule.id}`,
  number: rule.number[lang],
  title: rule.title[lang],
  text: rule.text[lang].replace(/\s+/g, ' ').trim(),
  also: unseenWords(source, rule, lang),
  url: rule.url[lang],
});

/** Every word in normal form that a reader of some language may have wanted to type. */
const wordsOfGame = ({ rules, chapters, terms }: GameSource): readonly string[] => {
  const texts = LANGS.flatMap((lang) => [
    ...rules.flatMap(({ title, text }) => [title[lang], text[lang]]),
    ...[...chapters.values()].map((title) => title[lang]),
    ...terms.flatMap((term) => wordingsOf(term, lang)),
  ]);
  return texts.flatMap(wordsOf).flatMap(({ form }) => (/^\p{L}{3,}$/u.test(form) ? [form] : []));
};

type Placed = readonly [GameSource, RuleSource];

const chaptersOf = (rules: readonly Placed[]): Book['chapters'] => {
  const firsts = new Map<string, number>();
  for (const [place, [{ game }, { chapter }]] of rules.entries()) firsts.set(`${game}/${chapter}`, firsts.get(`${game}/${chapter}`) ?? place);
  return [...firsts];
};

/** The tokens of every rule, the words of all three languages together: one index serves the pages of each. */
export const tokensOfAll = (games: readonly GameSource[]): readonly Tokens[] =>
  games.flatMap((source) => source.rules.map((rule) => tokensOfRule(source, rule)));

/** What the files of an index hold beside the index itself. */
export const bookOf = (games: readonly GameSource[]): Omit<Book, 'postings'> => {
  const rules = games.flatMap((source) => source.rules.map((rule): Placed => [source, rule]));
  const inLanguage = (lang: Lang): readonly Shown[] => rules.map(([source, rule]) => shownOf(source, rule, lang));
  const shown = Object.fromEntries(LANGS.map((lang) => [lang, inLanguage(lang)])) as unknown as Book['shown'];
  return { words: new Set(games.flatMap(wordsOfGame)), chapters: chaptersOf(rules), shown };
};
