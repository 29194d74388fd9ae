/* Words of the query that found a hit although the hit does not show them. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { ShownRecord } from '../format.ts';
import { isMeaning } from '../words/meanings.ts';
import { normalForm } from '../words/normal.ts';
import { languageOf } from '../words/tokens.ts';
import { foundIn, matchesNumber, type Query, type QueryWord } from './query.ts';

/** Returns the words of the query that are not in the number, title or text of a hit. */
export const unseenIn = (query: Query, lang: Lang, hit: ShownRecord): readonly QueryWord[] => {
  const seen = foundIn(query, lang, `${hit.title} ${hit.text}`);
  return query.words.filter((word) => !seen.has(word) && !matchesNumber(word, normalForm(hit.number)));
};

/**
 * Returns the other languages in which such words can have found a hit.
 *
 * @param words words that the hit does not show
 * @param page the page's language
 */
export const languagesAsked = (words: readonly QueryWord[], page: Lang): readonly Lang[] => {
  const asks = words.flatMap((word) => word.asks);
  const asked = (lang: Lang): boolean =>
    asks.some(({ token, way }) => !isMeaning(token) && (way === 'prefix' || (languageOf(token) ?? lang) === lang));
  return LANGS.filter((lang) => lang !== page && asked(lang));
};
