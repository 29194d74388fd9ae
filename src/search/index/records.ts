import { LANGS, type Lang } from '../../i18n/locales.ts';
import { entryPages, type ShownRecord } from '../format.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { meaningsOf, type MeaningIndex } from './meanings.ts';
import { nameToken, numberToken, tokensOf, type Token } from '../words/tokens.ts';
import { namesOfEntry, shownEntry, tokensOfEntry } from './entries.ts';
import { eachOnce, inAllLanguages, isOneWord, type Wordings } from './fields.ts';
import type { IndexData } from './files.ts';
import { moreOf, placesOf } from './more.ts';
import type { Tokens } from './postings.ts';
import type { GameSource, RuleSource } from './sources.ts';
import { above, definedBy, namesOfTerm, wordingsOf } from './terms.ts';

const namesOf = (game: string, rule: RuleSource): string => `${nameToken(game + rule.id)} ${nameToken(rule.id)}`;

const isPlain = (number: string): boolean => /^\d+$/.test(number);

/** A rule's numbers in all languages, and for `3e` also the `3` of the step that it belongs to. */
const numbersOf = (rule: RuleSource): readonly string[] => {
  const own = LANGS.map((lang) => normalForm(rule.number[lang]));
  return [...new Set(own.flatMap((number) => [number, /^\d+(?=\p{L})/u.exec(number)?.[0] ?? number]))];
};

const numberTokens = (numbers: readonly string[]): string => numbers.map(numberToken).join(' ');

/** Makes the record of a rule, with the tokens of all languages. Except for numbers, a token is only in its strongest field. */
const tokensOfRule = ({ game, chapters, terms }: GameSource, rule: RuleSource, meanings: MeaningIndex): Tokens => {
  const meant = (wordings: Wordings): ReadonlySet<Token> =>
    new Set(LANGS.flatMap((lang) => wordings(lang).flatMap((text) => meanings.inText(game, 'written', lang, text))));
  const withMeant = (wordings: Wordings): ReadonlySet<Token> => inAllLanguages(wordings).union(meant(wordings));
  const defined: Wordings = (lang) => definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang));
  const names: Wordings = (lang) => definedBy(terms, rule).flatMap((each) => namesOfTerm(each, lang));
  const term = inAllLanguages((lang) => names(lang).filter(isOneWord)).union(meant((lang) => definedBy(terms, rule).map((each) => each[lang].term)));
  const titles: Wordings = (lang) => [rule.title[lang]];
  const heading = inAllLanguages((lang) => titles(lang).filter((title) => tokensOf(lang, title).size <= 2));
  const numbers = numbersOf(rule);
  const fields = {
    term,
    heading,
    title: withMeant(titles),
    phrase: inAllLanguages(defined).union(new Set(meanings.about(rule.id))),
    under: inAllLanguages((lang) => [chapters.get(rule.chapter)?.[lang] ?? '', ...above(terms, rule).flatMap((each) => namesOfTerm(each, lang))]),
    text: withMeant((lang) => [rule.text[lang]]),
    said: new Set<Token>(),
  };
  return {
    name: namesOf(game, rule),
    number: numberTokens(numbers.filter((number) => !isPlain(number))),
    step: numberTokens(numbers.filter(isPlain)),
    ...eachOnce(fields),
  };
};

/** A line without a mark at its end, before one that starts a sentence, is the label of an inset. It stays with that sentence. */
const labelEnd = /(?<=[\p{L}\p{N})])[ \t]*\r?\n\s*(?=[\p{Lu}«“])/gu;

/** The label between an open question and its answer. A hit shows them without it. */
const answerLabel = /(?<=\?)\s*\n[^\n.?!]+\n/g;

/** Lines become blanks; a no-break space stays, since the excerpt of a hit breaks lines too. */
const onOneLine = (text: string): string =>
  text
    .trim()
    .replace(answerLabel, ' ')
    .replace(labelEnd, '\u00A0— ')
    .replace(/[ \t\r\n]+/g, ' ');

/** The text of a rule as each edition has it, where they differ. */
const readingsOf = ({ readings }: RuleSource, lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readings).map(([edition, { text }]) => [edition, onOneLine(text[lang])]));

/** The number as a hit shows it: a procedure's own number, which has no dot, stands after the title of its chapter. */
const labelOf = ({ chapters }: GameSource, { chapter, number }: RuleSource, lang: Lang): string => {
  const title = number[lang].includes('.') ? undefined : chapters.get(chapter)?.[lang];
  return title ? `${title}\u00a0${number[lang]}` : number[lang];
};

const shownOf = (source: GameSource, rule: RuleSource, lang: Lang, places: ReadonlyMap<string, number>): ShownRecord => {
  const readings = readingsOf(rule, lang);
  const { [rule.differs?.default ?? '']: applied, ...others } = readings;
  return {
    name: `${source.game}:${rule.id}`,
    number: labelOf(source, rule, lang),
    title: rule.title[lang],
    text: applied ?? onOneLine(rule.text[lang]),
    ...(applied !== undefined && { readings: others }),
    ...(rule.differs && applied !== undefined && { edition: rule.differs.default }),
    ...moreOf(places, source.game, rule),
    url: rule.url[lang],
  };
};

/** The vocabulary of a game in all languages, in normal form: what a typo is compared with. */
const wordsOfGame = ({ rules, chapters, terms, entries }: GameSource): readonly string[] => {
  const texts = LANGS.flatMap((lang) => [
    ...rules.flatMap(({ title, text }) => [title[lang], text[lang]]),
    ...[...chapters.values()].map((title) => title[lang]),
    ...terms.flatMap((term) => wordingsOf(term, lang)),
    ...entries.flatMap((entry) => namesOfEntry(entry, lang)),
  ]);
  return texts.flatMap(wordsOf).flatMap(({ form }) => (/^\p{L}{3,}$/u.test(form) ? [form] : []));
};

/** The pages that the records are on, each with its first place. */
const chaptersOf = (games: readonly GameSource[]): IndexData['chapters'] => {
  const ofRules = games.flatMap(({ game, rules }) => rules.map(({ chapter }) => `${game}/${chapter}`));
  const ofEntries = games.flatMap(({ game, entries }) => entries.map(({ kind }) => `${game}/${entryPages[kind]}`));
  const firsts = new Map<string, number>();
  for (const [place, page] of [...ofRules, ...ofEntries].entries()) firsts.set(page, firsts.get(page) ?? place);
  return [...firsts];
};

/** Makes the records to index: those of all rules, then those of all entries. */
export const tokensOfAll = (games: readonly GameSource[], meanings: MeaningIndex = meaningsOf(games)): readonly Tokens[] => [
  ...games.flatMap((source) => source.rules.map((rule) => tokensOfRule(source, rule, meanings))),
  ...games.flatMap(({ game, entries }) =>
    entries.map((entry) => tokensOfEntry(entry, entry.kind === 'event' ? meanings.ofCard(game, entry.id) : [])),
  ),
];

/** Gathers what the index files hold besides the lists of tokens. */
export const dataOf = (games: readonly GameSource[]): Omit<IndexData, 'postings'> => {
  const places = placesOf(games);
  const inLanguage = (lang: Lang): readonly ShownRecord[] => [
    ...games.flatMap((source) => source.rules.map((rule) => shownOf(source, rule, lang, places))),
    ...games.flatMap(({ game, entries }) => entries.map((entry) => shownEntry(game, entry, lang))),
  ];
  const shown = Object.fromEntries(LANGS.map((lang) => [lang, inLanguage(lang)])) as unknown as IndexData['shown'];
  return { words: new Set(games.flatMap(wordsOfGame)), chapters: chaptersOf(games), shown };
};
