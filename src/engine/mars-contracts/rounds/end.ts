import { stepOf } from '../../core/outcome.ts';
import { tokensOn } from '../game/find.ts';
import type { Game, Player } from '../game/state.ts';
import { procedure, type Part } from '../legality/outcomes.ts';

/**
 * Ends the activation phase of a round: all take their tokens back, and closed slots open. Rule open-questions.tokens-return.
 * @param game the state before
 * @returns the state after, before the contracts of the next round, with its steps
 */
export const returnTokens = procedure(
  ['activation'],
  () => null,
  () => [takeBack, contractsDue],
);

const leadersOf = (game: Game, { id, leaders }: Player): number =>
  leaders.elsewhere + tokensOn(game).filter(({ owner, kind }) => owner === id && kind === 'leader').length;

const takeBack: Part = (game) =>
  game.players.flatMap((player) => {
    const { id, unionToken } = player;
    const leaders = leadersOf(game, player);
    const event = { type: 'tokens-returned', player: id, unionToken: !unionToken, leaders } as const;
    return unionToken && leaders === 0 ? [] : [stepOf('open-questions.tokens-return', event)];
  });

const contractsDue: Part = ({ round }) => [{ rule: 'rounds.new-contracts', event: { type: 'phase-begun', phase: 'contracts', round: round.number } }];

/**
 * Ends the game, when the base game says so. Rule scoring.completed.
 * @param game the state before
 * @returns the state after, to which `scoreContracts` belongs
 */
export const endGame = procedure(
  ['contracts', 'activation'],
  () => null,
  () => [() => [{ rule: 'scoring.completed', event: { type: 'game-over' } }]],
);
