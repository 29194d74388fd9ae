/* The order of the hits on a page of a game: its own rules come first, a few of other games follow. */
import type { Ranked } from './rank.ts';

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

/**
 * Chooses the rules that are shown.
 *
 * @param ranked all rules, the best first
 * @param isHome tells whether the record at a place is of the page's game; on a page of no game all are
 * @param most the number of rules that are shown of the page's game, or of all if it has none
 */
export const ownFirst = (ranked: readonly Ranked[], isHome: (place: number) => boolean, most: number): Chosen => {
  const own = ranked.filter(({ place }) => isHome(place));
  if (!own.length) return { chosen: ranked.slice(0, most), away: false, stays: false };
  const others = ranked.filter(({ place }) => !isHome(place));
  const [best, bestOwn] = [ranked[0]!, own[0]!];
  const stays = bestOwn.score >= NEARLY * best.score;
  return { chosen: [...own.slice(0, most), ...others.slice(0, OTHERS)], away: best.place !== bestOwn.place, stays };
};
