/* The order of the hits on a page of a game: its own rules come first, a few of other games follow. */
import type { Ranked } from './rank.ts';
import type { Match, WordMatches } from './score.ts';

/** So many rules of other games follow those of the page's own. */
const OTHERS = 3;

/** What part of the score of the best rule one of the page's game must have to be an answer. */
const NEARLY = 0.6;

/** The rules that are shown. */
export interface Chosen {
  readonly chosen: readonly Ranked[];
  /** The best rule is of another game than the page. */
  readonly away: boolean;
  /** The page's own game has an answer: its best rule is the best, or nearly as good. */
  readonly stays: boolean;
}

const isTerm = ({ field, way }: Match): boolean => field === 'term' && way === 'exact';

/**
 * Tells whether a word is a term, and is nowhere in some records.
 *
 * @param words the words of the query with their matches
 * @param isThere tells whether the record at a place is one of them
 */
export const hasForeignTerm = (words: readonly WordMatches[], isThere: (place: number) => boolean): boolean =>
  words.some(({ matches }) => matches.some(isTerm) && !matches.some(({ place }) => isThere(place)));

/**
 * Chooses the rules that are shown.
 *
 * @param ranked all rules, the best first
 * @param isHome tells whether the record at a place is of the page's game; on a page of no game all are
 * @param most the number of rules that are shown of the page's game, or of all if it has none
 * @param elsewhere another game is meant: its rules come first
 */
export const ownFirst = (ranked: readonly Ranked[], isHome: (place: number) => boolean, most: number, elsewhere = false): Chosen => {
  const own = ranked.filter(({ place }) => isHome(place));
  if (!own.length) return { chosen: ranked.slice(0, most), away: false, stays: false };
  const others = ranked.filter(({ place }) => !isHome(place));
  const [best, bestOwn] = [ranked[0]!, own[0]!];
  const stays = !elsewhere && bestOwn.score >= NEARLY * best.score;
  const [first, then] = elsewhere ? [others, own] : [own, others];
  return { chosen: [...first.slice(0, most), ...then.slice(0, OTHERS)], away: elsewhere || best.place !== bestOwn.place, stays };
};
