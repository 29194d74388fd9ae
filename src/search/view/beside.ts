import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { ShownRecord } from '../format.ts';
import { matches, matchesNumber, type Query, type QueryWord } from '../query/query.ts';
import { unseenIn } from '../query/repair.ts';
import { isPlain } from './excerpt.ts';
import { noMeanings } from '../words/meanings.ts';
import { normalForm, wordsOf, type Word } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { tokenOf } from '../words/tokens.ts';

/** Words of one language that found a hit although the hit does not show them. */
export interface BesideHit {
  readonly lang: Lang;
  readonly text: string;
}

/** The first of some words that are asked for, as many as have room. */
const matching = (words: readonly string[], asked: readonly QueryWord[], lang: Lang): readonly string[] =>
  words.filter((word) => wordsOf(word).some(({ form }) => asked.some((each) => matches(each, lang, form)))).slice(0, 4);

/** The title if it has one of the words, else the words themselves; before it the number if that was asked for. */
const textIn = (asked: readonly QueryWord[], lang: Lang, { title, number, text, also = [] }: ShownRecord): string => {
  const titled = matching([title], asked, lang).length > 0;
  const numbered = asked.some((word) => matchesNumber(word, normalForm(number)));
  const words = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  const each = new Map([...words, ...also].map((word) => [normalForm(word), word]));
  return [...(numbered ? [number] : []), ...(titled || numbered ? [title] : matching([...each.values()], asked, lang))].join(' · ');
};

/**
 * Returns the words that explain a hit which does not show them, for each language that has some. The page's language
 * is one of them if an everyday word of the glossary matched.
 *
 * @param page the page's language
 * @param hit what is shown in that language
 * @param others the same in the languages of `languagesAsked`
 */
export const besideOf = (query: Query, page: Lang, hit: ShownRecord, others: Readonly<Partial<Record<Lang, ShownRecord>>>): readonly BesideHit[] => {
  const asked = unseenIn(query, page, hit);
  const own = { lang: page, text: matching(hit.also ?? [], asked, page).join(' · ') };
  const rest = LANGS.flatMap((lang) => (others[lang] ? [{ lang, text: textIn(asked, lang, others[lang]) }] : []));
  const found = [own, ...rest].filter(({ text }) => text !== '');
  // What found a rule may stand neither here nor there, as an everyday word for its term: then it is named in that language.
  const [lang] = LANGS.filter((each) => others[each]);
  return found.length || !lang ? found : [{ lang, text: others[lang]!.title }];
};

/** A typed word, and words of a hit that mean the same. */
export interface SynonymMatch {
  readonly typed: string;
  readonly found: string;
  /** The same for each form of these words. */
  readonly key: string;
}

/** The words of a text that pass a test, as they are written. */
const cut = (text: string, test: (word: Word) => boolean): readonly string[] =>
  wordsOf(text)
    .filter(test)
    .map(({ start, end }) => text.slice(start, end));

/** Numbers explain themselves. */
const isLettered = ({ form }: { readonly form: string }): boolean => /\p{L}/u.test(form);

/** Words that begin alike explain themselves: `lobbying` and `lobby`. */
const isLike = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4);

/** The longest wording that is looked for in a title, in words; those between its own are counted. */
const MOST = 3;

/** Tells whether all of some words, but for stop words inside, have a meaning of a word of the query: a term of a game. */
const meansIn =
  ({ meanings = noMeanings }: Query, lang: Lang, { asks }: QueryWord) =>
  (span: readonly Word[]): boolean => {
    const tokens = span.map(({ form }) => tokenOf(lang, form));
    const meant = span.length > 1 ? meanings.of(tokens.map((token) => [token])) : [[...meanings.written(tokens[0]!)]];
    const isIt = (index: number): boolean => meant[index]!.some((meaning) => asks.some(({ token }) => token === meaning && meanings.isTerm(token)));
    return isIt(0) && isIt(span.length - 1) && span.every(({ form }, index) => isStopWord(lang, form) || isIt(index));
  };

/** The words of a hit's title, the longest first, since they say most; then those of its text; then words beside one another in the title. */
const spansOf = (lang: Lang, title: string, text: string): readonly (readonly Word[])[] => {
  const titled = wordsOf(title);
  const told = [...titled.toSorted((one, other) => other.form.length - one.form.length), ...wordsOf(text).slice(titled.length)];
  const longer = Array.from({ length: MOST - 1 }, (_, more) => titled.map((_, at) => titled.slice(at, at + more + 2)));
  return [...told.filter((word) => !isPlain(lang, text, word) && isLettered(word)).map((word) => [word]), ...longer.flat()];
};

/**
 * Tells which words of a hit stand for typed words that it does not have. Only terms of a game are named; other synonyms are not.
 * Words that say what is asked for (`when`), or that rules have, stand for nothing.
 */
export const meantIn = (query: Query, lang: Lang, hit: ShownRecord): readonly SynonymMatch[] => {
  const text = `${hit.title}. ${hit.text}`;
  return unseenIn(query, lang, hit).flatMap((word) => {
    const means = meansIn(query, lang, word);
    const span = word.weak || word.spoken || !isLettered(word) ? undefined : spansOf(lang, hit.title, text).find(means);
    if (!span || isLike(word.form, span[0]!.form)) return [];
    const [typed] = cut(query.read, ({ form }) => form === word.form);
    const found = text.slice(span[0]!.start, span.at(-1)!.end);
    return [{ typed: typed ?? word.form, found, key: `${word.form} ${tokenOf(lang, span[0]!.form)}` }];
  });
};
