import { LANGS, type Lang } from '../../i18n/locales.ts';
import { BOOK_ORDER, SHOWN, type Beside, type Shown } from '../shown.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { nameToken, numberToken, tokenOf, tokensOf, type Token } from '../words/tokens.ts';
import type { GameSource, RuleSource, TermSource } from './sources.ts';
import { above, definedBy, everydayWords, wordingsOf } from './terms.ts';

/** A record as Pagefind takes it. */
export interface SearchRecord {
  readonly url: string;
  readonly language: Lang;
  readonly content: string;
  readonly meta: Record<string, string>;
  readonly filters: Record<string, string[]>;
  readonly sort: Record<string, string>;
}

type Wordings = (lang: Lang) => readonly string[];

const inAllLanguages = (wordings: Wordings): ReadonlySet<Token> => new Set(LANGS.flatMap((lang) => [...tokensOf(lang, wordings(lang).join(' '))]));

const without = (tokens: ReadonlySet<Token>, ...taken: readonly ReadonlySet<Token>[]): string =>
  [...tokens]
    .filter((token) => !taken.some((set) => set.has(token)))
    .sort()
    .join(' ');

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
const tokenFields = ({ game, chapters, terms }: GameSource, rule: RuleSource) => {
  const defined: Wordings = (lang) => definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang));
  const term = inAllLanguages((lang) => defined(lang).filter(isOneWord));
  const title = inAllLanguages((lang) => [rule.title[lang]]);
  const phrase = inAllLanguages(defined);
  const text = inAllLanguages((lang) => [rule.text[lang], ...everydayWords(terms, rule, lang)]);
  const under = inAllLanguages((lang) => [chapters.get(rule.chapter)?.[lang] ?? '', ...above(terms, rule).flatMap((term) => wordingsOf(term, lang))]);
  const numbers = numbersOf(rule);
  const meta = {
    name: namesOf(game, rule),
    number: numberTokens(numbers.filter((number) => !isPlain(number))),
    step: numberTokens(numbers.filter(isPlain)),
    term: without(term),
    title: without(title, term),
    phrase: without(phrase, term, title),
    under: without(under, term, title, phrase),
  };
  return { meta, content: without(text, term, title, phrase, under) };
};

/** Words of some texts, the first of each token, apart from those whose token is in `known`. */
const wordsFor = (lang: Lang, texts: readonly string[], known: ReadonlySet<Token>): readonly string[] => {
  const found = new Map<Token, string>();
  for (const text of texts)
    for (const { start, end, form } of wordsOf(text)) {
      const token = tokenOf(lang, form);
      if (!isStopWord(lang, form) && !/\p{N}/u.test(form) && !known.has(token) && !found.has(token)) found.set(token, text.slice(start, end));
    }
  return [...found.values()];
};

const besideOf = (rule: RuleSource, terms: readonly TermSource[], lang: Lang, page: Lang): Beside => {
  const terminology = [...definedBy(terms, rule).flatMap((term) => wordingsOf(term, lang)), ...everydayWords(terms, rule, lang)];
  const title = tokensOf(lang, rule.title[lang]);
  const known = lang === page ? new Set([...title, ...tokensOf(lang, rule.text[lang])]) : title;
  return { title: rule.title[lang], number: rule.number[lang], words: wordsFor(lang, [rule.text[lang], ...terminology], known) };
};

const shownOf = (game: string, rule: RuleSource, terms: readonly TermSource[], page: Lang): Shown => ({
  rule: `${game}:${rule.id}`,
  number: rule.number[page],
  title: rule.title[page],
  text: rule.text[page].replace(/\s+/g, ' ').trim(),
  beside: Object.fromEntries(LANGS.map((lang) => [lang, besideOf(rule, terms, lang, page)])) as Record<Lang, Beside>,
});

const recordsOfRule = (source: GameSource, rule: RuleSource, place: number): readonly SearchRecord[] => {
  const { game, terms } = source;
  const { meta, content } = tokenFields(source, rule);
  return LANGS.map((language) => ({
    url: rule.url[language],
    language,
    content,
    meta,
    sort: { [BOOK_ORDER]: String(place) },
    filters: { game: [game], chapter: [`${game}/${rule.chapter}`], kind: ['rule'], [SHOWN]: [JSON.stringify(shownOf(game, rule, terms, language))] },
  }));
};

/** The records of a game: one for each rule and language, each with the words of all three. */
export const recordsOf = (source: GameSource): readonly SearchRecord[] => source.rules.flatMap((rule, place) => recordsOfRule(source, rule, place));
