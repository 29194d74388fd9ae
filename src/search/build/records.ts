import { LANGS, type Lang } from '../../i18n/locales.ts';
import { entryPages, type Shown } from '../format.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { nameToken, numberToken, tokensOf } from '../words/tokens.ts';
import { namesOfEntry, shownEntry, tokensOfEntry } from './entries.ts';
import { eachOnce, inAllLanguages, isOneWord, unseenWords, type Wordings } from './fields.ts';
import type { Book } from './files.ts';
import type { Tokens } from './pagefind.ts';
import type { GameSource, RuleSource } from './sources.ts';
import { above, definedBy, everydayWords, namesOfTerm, wordingsOf } from './terms.ts';

const namesOf = (game: string, rule: RuleSource): string => `${nameToken(game + rule.id)} ${nameToken(rule.id)}`;

const isPlain = (number: string): boolean => /^\d+$/.test(number);

/** A rule's numbers in all languages, and for `3e` the step `3` that it belongs to. */
const numbersOf = (rule: RuleSource): readonly string[] => {
  const own = LANGS.map((lang) => normalForm(rule.number[lang]));
  return [...new Set(own.flatMap((number) => [number, /^\d+(?=\p{L})/u.exec(number)?.[0] ?? number]))];
};

const numberTokens = (numbers: readonly string[]): string => numbers.map(numberToken).join(' ');

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
    under: inAllLanguages((lang) => [chapters.get(rule.chapter)?.[lang] ?? '', ...above(terms, rule).flatMap((each) => namesOfTerm(each, lang))]),
    text: inAllLanguages((lang) => [rule.text[lang]]),
    said: inAllLanguages((lang) => [...everydayWords(terms, rule, lang), ...above(terms, rule).flatMap((each) => each[lang].aliases ?? [])]),
  };
  return {
    name: namesOf(game, rule),
    number: numberTokens(numbers.filter((number) => !isPlain(number))),
    step: numberTokens(numbers.filter(isPlain)),
    ...eachOnce(fields),
  };
};

/** What leads to a rule beside its own words. */
const leadingTo = ({ terms }: GameSource, rule: RuleSource, lang: Lang): readonly string[] => [
  ...definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang)),
  ...everydayWords(terms, rule, lang),
];

const shownOf = (source: GameSource, rule: RuleSource, lang: Lang): Shown => ({
  name: `${source.game}:${rule.id}`,
  number: rule.number[lang],
  title: rule.title[lang],
  text: rule.text[lang].replace(/\s+/g, ' ').trim(),
  also: unseenWords(lang, `${rule.title[lang]} ${rule.text[lang]}`, leadingTo(source, rule, lang)),
  url: rule.url[lang],
});

/** Every word in normal form that a reader of some language may have wanted to type. */
const wordsOfGame = ({ rules, chapters, terms, entries }: GameSource): readonly string[] => {
  const texts = LANGS.flatMap((lang) => [
    ...rules.flatMap(({ title, text }) => [title[lang], text[lang]]),
    ...[...chapters.values()].map((title) => title[lang]),
    ...terms.flatMap((term) => wordingsOf(term, lang)),
    ...entries.flatMap((entry) => namesOfEntry(entry, lang)),
  ]);
  return texts.flatMap(wordsOf).flatMap(({ form }) => (/^\p{L}{3,}$/u.test(form) ? [form] : []));
};

/** The pages that places stand on, each with its first place. */
const chaptersOf = (games: readonly GameSource[]): Book['chapters'] => {
  const ofRules = games.flatMap(({ game, rules }) => rules.map(({ chapter }) => `${game}/${chapter}`));
  const ofEntries = games.flatMap(({ game, entries }) => entries.map(({ kind }) => `${game}/${entryPages[kind]}`));
  const firsts = new Map<string, number>();
  for (const [place, page] of [...ofRules, ...ofEntries].entries()) firsts.set(page, firsts.get(page) ?? place);
  return [...firsts];
};

/** The tokens of every rule, then of every entry, the words of all three languages together: one index serves the pages of each. */
export const tokensOfAll = (games: readonly GameSource[]): readonly Tokens[] => [
  ...games.flatMap((source) => source.rules.map((rule) => tokensOfRule(source, rule))),
  ...games.flatMap(({ entries }) => entries.map(tokensOfEntry)),
];

/** What the files of an index hold beside the index itself. */
export const bookOf = (games: readonly GameSource[]): Omit<Book, 'postings'> => {
  const inLanguage = (lang: Lang): readonly Shown[] => [
    ...games.flatMap((source) => source.rules.map((rule) => shownOf(source, rule, lang))),
    ...games.flatMap(({ game, entries }) => entries.map((entry) => shownEntry(game, entry, lang))),
  ];
  const shown = Object.fromEntries(LANGS.map((lang) => [lang, inLanguage(lang)])) as unknown as Book['shown'];
  return { words: new Set(games.flatMap(wordsOfGame)), chapters: chaptersOf(games), shown };
};
