import type { Found, Lists } from './lists.ts';
import { isWithin, type Narrow } from './narrow.ts';
import type { QueryWord } from './query/query.ts';
import type { Match } from './rank.ts';

/** A match with the language of its token. */
export type FoundMatch = Match & Found;

/** The records that match a word and pass the filter. */
export const matchesOf = async ({ find, chapterOf }: Lists, { asks }: QueryWord, narrow: Narrow): Promise<readonly FoundMatch[]> => {
  const fits = ({ place, lang }: Found): boolean => isWithin(narrow, chapterOf(place)) && (!narrow.lang || (lang ?? narrow.lang) === narrow.lang);
  const within = Object.keys(narrow).length ? (found: readonly Found[]) => found.filter(fits) : (found: readonly Found[]) => found;
  const found = await Promise.all(
    asks.map(async (ask) => within(await find(ask)).map(({ place, field, lang }): FoundMatch => ({ place, field, lang, way: ask.way }))),
  );
  return found.flat();
};
