import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { Shown } from '../format.ts';
import type { Query, QueryWord } from '../query/read.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { languageOf } from '../words/tokens.ts';
import { foundIn, isNumber, stands } from './marks.ts';

/** Words of one language that matched though the page's text does not have them. */
export interface BesideHit {
  readonly lang: Lang;
  readonly text: string;
}

/** Words of the query that a reader does not see in the hit itself. */
const unseen = (query: Query, lang: Lang, hit: Shown): readonly QueryWord[] => {
  const seen = foundIn(query, lang, `${hit.title} ${hit.text}`);
  return query.words.filter((word) => !seen.has(word) && !isNumber(word, normalForm(hit.number)));
};

/** The languages, other than the page's, in which the words can have matched that a reader does not see. */
export const unseenLanguages = (query: Query, page: Lang, hit: Shown): readonly Lang[] => {
  const asks = unseen(query, page, hit).flatMap((word) => word.asks);
  const asked = (lang: Lang): boolean => asks.some(({ token, way }) => way === 'begun' || (languageOf(token) ?? lang) === lang);
  return LANGS.filter((lang) => lang !== page && asked(lang));
};

const matching = (words: readonly string[], asked: readonly QueryWord[], lang: Lang): readonly string[] =>
  words.filter((word) => wordsOf(word).some(({ form }) => asked.some((each) => stands(each, lang, form))));

/** The title if it has one of the words, else the words themselves; a number in front where it was asked for. */
const textIn = (asked: readonly QueryWord[], lang: Lang, { title, number, text, also }: Shown): string => {
  const titled = matching([title], asked, lang).length > 0;
  const numbered = asked.some((word) => isNumber(word, normalForm(number)));
  const words = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  const mentioned = new Map(matching([...words, ...also], asked, lang).map((word) => [normalForm(word), word]));
  return [...(numbered ? [number] : []), ...(titled || numbered ? [title] : [...mentioned.values()].slice(0, 4))].join(' · ');
};

/**
 * What stands beside a hit to explain it: for each language whose words matched while the page's own did not, those
 * words. The page's own language is among them where an everyday word of the glossary matched.
 *
 * @param page the page's language
 * @param others the rule in the languages that `unseenLanguages` names
 */
export const besideOf = (query: Query, page: Lang, hit: Shown, others: Readonly<Partial<Record<Lang, Shown>>>): readonly BesideHit[] => {
  const asked = unseen(query, page, hit);
  if (!asked.length) return [];
  const own = { lang: page, text: matching(hit.also, asked, page).slice(0, 4).join(' · ') };
  const rest = LANGS.flatMap((lang) => (others[lang] ? [{ lang, text: textIn(asked, lang, others[lang]) }] : []));
  return [own, ...rest].filter(({ text }) => text !== '');
};
