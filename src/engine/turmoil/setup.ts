import { place } from './arrival.ts';
import { globalEvents, type EventId } from './data/global-events.ts';
import { numbers } from './data/numbers.ts';
import { MARS_AT_START } from './mars.ts';
import { carryOut } from './outcomes.ts';
import { each } from './players.ts';
import { COLOURS, OWNERS, PARTIES, type Colour, type Committee, type Game, type Owner, type Player } from './types.ts';

/**
 * Makes a committee board before any delegate is in a party: one delegate of each player in the lobby and the others
 * in the reserve (setup.player-delegates), a neutral chairman (setup.neutral-delegates), the Greens ruling
 * (setup.policy-tiles). The dominance marker lies with the Greens too, until a party has a delegate.
 * @param colours those who play
 * @returns the board
 */
export function emptyCommittee(colours: readonly Colour[]): Committee {
  const lobby = each(COLOURS, (colour) => (colours.includes(colour) ? 1 : 0));
  const inReserve = (owner: Owner): number =>
    owner === 'neutral' ? numbers['delegates.neutral'] - 1 : lobby[owner] * (numbers['delegates.each'] - numbers['lobby.size']);
  const reserve = each(OWNERS, inReserve);
  const parties = each(PARTIES, () => ({ leader: null, area: each(OWNERS, () => 0) }));
  return { parties, chairman: 'neutral', ruling: 'greens', dominant: 'greens', lobby, reserve };
}

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
