import { stepOf } from '../../core/outcome.ts';
import { numbers } from '../data/numbers.ts';
import type { Game } from '../game/state.ts';
import { inTurn, procedure, type Part } from '../legality/outcomes.ts';

/**
 * Begins a round with new contracts: those that are left go to the box, and new ones are drawn for each union, the lowest first. If
 * the deck runs short, what is left is dealt, and a union may get nothing. Rules rounds.new-contracts, open-questions.deck-short.
 * @param game the state before
 * @returns the state after, in the activation phase, with its steps; the mining phase of the base game comes between
 */
export const newContracts = procedure(
  ['contracts'],
  () => null,
  () => [clear, dealContracts, begin],
);

const clear: Part = ({ unions }) =>
  unions
    .filter(({ contracts }) => contracts.length > 0)
    .map(({ tile, contracts }) => ({
      rule: 'rounds.new-contracts',
      event: { type: 'contracts-cleared', union: tile.number, contracts: contracts.map(({ id }) => id) },
    }));

/** Draws cards for each union tile. Rule rounds.new-contracts. */
const dealContracts: Part = (game) => inTurn(...game.unions.map(({ tile }) => dealTo(tile.number)))(game);

const dealTo =
  (union: number): Part =>
  ({ deck }: Game) => {
    const contracts = deck.slice(0, numbers['contracts.drawn']).map(({ id }) => id);
    const short = contracts.length < numbers['contracts.drawn'];
    return [stepOf('rounds.new-contracts', { type: 'contracts-dealt', union, contracts } as const, [short && 'open-questions.deck-short'])];
  };

const begin: Part = ({ round }) => [{ rule: 'unions.two-actions', event: { type: 'phase-begun', phase: 'activation', round: round.number + 1 } }];
