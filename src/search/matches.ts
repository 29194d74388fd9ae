import type { Lang } from '../i18n/locales.ts';
import type { Found, Lists } from './lists.ts';
import { isWithin, type HitFilter } from './narrow.ts';
import type { QueryWord } from './query/query.ts';
import { isMeaning } from './words/meanings.ts';
import { languagesOf } from './words/tokens.ts';
import type { Match, WordMatches } from './score.ts';

/** A match with the language of its token. */
type FoundMatch = Match & Found;

/** A word of the query with what it found. */
export interface FoundWord extends WordMatches {
  readonly matches: readonly FoundMatch[];
}

/**
 * Finds the records that match a word and pass the filter.
 *
 * @param lang the page's language
 */
export const matchesOf = async ({ find, chapterOf }: Lists, { form, asks, weak }: QueryWord, narrow: HitFilter, lang: Lang): Promise<FoundWord> => {
  const spoken = !narrow.lang || languagesOf(form).includes(narrow.lang);
  const fits = (found: Found): boolean => isWithin(narrow, chapterOf(found.place)) && (!narrow.lang || (found.lang ?? narrow.lang) === narrow.lang);
  const found = await Promise.all(
    asks
      .filter(({ token }) => spoken || !isMeaning(token))
      .map(async ({ token, way }) =>
        (await find({ token, way }))
          .filter(fits)
          .map(({ place, field, lang: own }): FoundMatch => ({ place, field, lang: own, way, foreign: (own ?? lang) !== lang })),
      ),
  );
  return { matches: found.flat(), ...(weak && { weak }) };
};
