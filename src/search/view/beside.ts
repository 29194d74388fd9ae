import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { ShownRecord } from '../format.ts';
import { matches, matchesNumber, type Query, type QueryWord } from '../query/query.ts';
import { unseenIn } from '../query/unseen.ts';
import { normalForm, wordsOf } from '../words/normal.ts';

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
