import { each } from '../core/each.ts';
import { numbers } from './data/numbers.ts';
import { COLOURS, OWNERS, PARTIES, type Colour, type Committee, type Owner } from './types.ts';

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
