/* Words of the query that found a hit although the hit does not show them. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { Shown } from '../format.ts';
import { normalForm } from '../words/normal.ts';
import { languageOf } from '../words/tokens.ts';
import { foundIn, matchesNumber } from './match.ts';
import type { Query, QueryWord } from './query.ts';

/** Returns the words of the query that are not in the number, title or text of a hit. */
export const unseenIn = (query: Query, lang: Lang, hit: Shown): readonly QueryWord[] => {
  const seen = foundIn(query, lang, `${hit.title} ${hit.text}`);
  return query.words.filter((word) => !seen.has(word) && !matchesNumber(word, normalForm(hit.number)));
};

/**
 * Returns the other languages in which those words can have found a hit.
 *
 * @param page the page's language
 * @param hit what is shown in that language
 */
export const unseenLanguages = (query: Query, page: Lang, hit: Shown): readonly Lang[] => {
  const asks = unseenIn(query, page, hit).flatMap((word) => word.asks);
  const asked = (lang: Lang): boolean => asks.some(({ token, way }) => way === 'prefix' || (languageOf(token) ?? lang) === lang);
  return LANGS.filter((lang) => lang !== page && asked(lang));
};
