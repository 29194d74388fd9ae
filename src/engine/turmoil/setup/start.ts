import { place } from '../committee/arrival.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { emptyCommittee } from '../committee/empty.ts';
import { MARS_AT_START } from '../mars/in-crisis.ts';
import { carryOut } from '../game/outcomes.ts';
import type { Game, Player } from '../game/state.ts';

/**
 * Makes a game at its start: the first two events are on their spaces, and each has brought a neutral delegate, the
 * coming one first, which makes its party dominant. Rules setup.coming-event, setup.distant-event, setup.no-current-event.
 * @param players in turn order
 * @param coming the event drawn first
 * @param distant the event revealed second
 * @returns the game before the first action phase
 */
export function startGame(players: readonly Player[], coming: EventId, distant: EventId): Game {
  const committee = emptyCommittee(players.map(({ colour }) => colour));
  const game: Game = { players, committee, events: { distant, coming, current: null }, mars: MARS_AT_START };
  const parties = [globalEvents[coming].revealed, globalEvents[distant].revealed];
  return carryOut(
    game,
    parties.map((party) => place(party, 'neutral', 'reserve', 'committee.first-leader')),
  ).state;
}
