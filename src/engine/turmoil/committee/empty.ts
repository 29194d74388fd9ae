import { each } from '../../core/each.ts';
import { numbers } from '../data/numbers.ts';
import type { Committee } from '../game/state.ts';
import { COLOURS, OWNERS, PARTIES, type Colour, type Owner, type Party } from '../vocabulary/words.ts';

/** The party whose policy tile lies on top of the stack first. Rule setup.policy-tiles. */
export const FIRST_RULING: Party = 'greens';

/**
 * Makes the parties before any delegate has come.
 * @returns six parties without a leader, their delegate areas empty
 */
export function emptyParties(): Committee['parties'] {
  return each(PARTIES, () => ({ leader: null, area: each(OWNERS, () => 0) }));
}

/**
 * Makes a committee board before any delegate is in a party: one delegate of each player in the lobby and the others
 * in the reserve (setup.player-delegates), a neutral chairman (setup.neutral-delegates), the Greens ruling
 * (setup.policy-tiles). The dominance marker lies with the Greens too, until a party has a delegate.
 * @param colours those who play
 * @returns the board
 */
export function emptyCommittee(colours: readonly Colour[]): Committee {
  const lobby = each(COLOURS, (colour) => (colours.includes(colour) ? numbers['lobby.size'] : 0));
  const inReserve = (owner: Owner): number => {
    if (owner === 'neutral') return numbers['delegates.neutral-reserve'];
    return colours.includes(owner) ? numbers['delegates.in-reserve'] : 0;
  };
  return { parties: emptyParties(), chairman: 'neutral', ruling: FIRST_RULING, dominant: FIRST_RULING, lobby, reserve: each(OWNERS, inReserve) };
}
