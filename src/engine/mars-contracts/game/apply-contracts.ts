import { unreachable } from '../../core/unreachable.ts';
import { numbers } from '../data/numbers.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import { below, withDiscarded, withoutBelow, withPlayer, withSeals } from './changes.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './state.ts';

type ContractChange = Extract<GameEvent, { type: 'contract-taken' | 'seal-moved' | 'contract-cashed' | 'contract-spent' }>;

/**
 * What an event does to contracts and their seals.
 * @param game the state before; left as it is
 * @param event the event
 * @returns the state after the event
 */
export function applyToContracts(game: Game, event: ContractChange): Game {
  switch (event.type) {
    case 'contract-taken':
      return taken(game, event);
    case 'seal-moved':
      return withPlayer(game, event.player, ({ contracts }) => ({
        contracts: contracts.map((held) => (held.contract.id === event.contract ? { ...held, level: event.level } : held)),
      }));
    case 'contract-cashed':
      return withVp(withSeals(withDiscarded(game, event.player, event.contract), event.union, 1), event.player, event.vp);
    case 'contract-spent':
      return withVp(spent(game, event), AUTOMA, event.vp);
    default:
      return unreachable(event);
  }
}

const withVp = (game: Game, id: string, by: number): Game => withPlayer(game, id, ({ vp }) => ({ vp: vp + by }));

function taken(game: Game, { player, union, contract: id, level }: Extract<ContractChange, { type: 'contract-taken' }>): Game {
  const contract = below(game, union, id);
  const after = withSeals(withoutBelow(game, union, id), union, -numbers['commitment.seals']);
  return withPlayer(after, player, ({ contracts }) => ({ contracts: [...contracts, { contract, union, level }] }));
}

const spent = (game: Game, { union, contract: id }: Extract<ContractChange, { type: 'contract-spent' }>): Game => ({
  ...withoutBelow(game, union, id),
  discarded: [...game.discarded, below(game, union, id)],
});
