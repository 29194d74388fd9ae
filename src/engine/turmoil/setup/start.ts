import { MARS_AT_START } from '../game/mars.ts';
import type { Committee, Game, Player } from '../game/state.ts';
import type { EventId } from '../data/global-events.ts';
import { boardsAfter } from './boards.ts';

/**
 * Makes a game at its start: the game that `setUpBoards` leads to, with its players. Rules setup.*.
 * @param players in turn order
 * @param coming the event drawn first
 * @param distant the event revealed second
 * @returns the game before the first action phase. Nothing is refused: players and cards that no table has together make a
 *   game in which `problemsOf` finds them
 * @example startGame([emptyPlayer('red'), emptyPlayer('blue')], 'riots', 'solar-flare').committee.dominant // 'mars-first'
 */
export function startGame(players: readonly Player[], coming: EventId, distant: EventId): Game {
  const { committee, events } = boardsAfter({ colours: players.map(({ colour }) => colour), coming, distant }).state;
  // Once all is set up, there are a ruling party and a dominance marker.
  return { players, committee: committee as Committee, events, mars: MARS_AT_START };
}
