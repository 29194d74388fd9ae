import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { ShownRecord } from '../format.ts';
import { matches, matchesNumber, type Query, type QueryWord } from '../query/query.ts';
import { unseenIn } from '../query/repair.ts';
import { isPlain } from './excerpt.ts';
import { isMeaning, noMeanings } from '../words/meanings.ts';
import { normalForm, wordsOf, type Word } from '../words/normal.ts';
import { tokenOf, type Token } from '../words/tokens.ts';

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

/** The terms of games that a word of the query may stand for. */
const termsOf = ({ meanings = noMeanings }: Query, { asks }: QueryWord): readonly Token[] =>
  asks.map(({ token }) => token).filter((token) => isMeaning(token) && meanings.isTerm(token));

/**
 * Tells which words of a hit stand for typed words that it does not have. Only terms of a game are named; other synonyms are not. A word
 * that may be one of several terms (`guy`) explains nothing. Words that say what is asked for (`when`), or that rules have, stand for nothing.
 */
export const meantIn = (query: Query, lang: Lang, hit: ShownRecord): readonly SynonymMatch[] => {
  const { meanings = noMeanings } = query;
  const text = `${hit.title}. ${hit.text}`;
  const isNamed = (word: Word, term: Token): boolean =>
    isLettered(word) && !isPlain(lang, text, word) && meanings.written(tokenOf(lang, word.form)).has(term);
  return unseenIn(query, lang, hit).flatMap((word) => {
    const [term, another] = word.weak || word.spoken || !isLettered(word) ? [] : termsOf(query, word);
    const found = term && !another && wordsOf(text).find((each) => isNamed(each, term));
    if (!found || isLike(word.form, found.form)) return [];
    const [typed] = cut(query.read, ({ form }) => form === word.form);
    return [{ typed: typed ?? word.form, found: text.slice(found.start, found.end), key: `${word.form} ${tokenOf(lang, found.form)}` }];
  });
};
