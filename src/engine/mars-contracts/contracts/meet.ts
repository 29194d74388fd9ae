import { firstOf } from '../../core/procedure.ts';
import type { Game, PlayerId } from '../game/state.ts';
import { playerRefused } from '../legality/checks.ts';
import { procedure, type Refused } from '../legality/outcomes.ts';
import { advance, contractsFor, rewardNeeded, type Rewards } from './advance.ts';

/** A requirement that a player has met, by an action of the base game. */
export interface Meeting {
  readonly player: PlayerId;
  readonly requirement: string;
  readonly rewards: Rewards;
}

/**
 * Moves the seals of all contracts whose requirement a player meets; on the last level the contract is completed, and brings
 * the reward that was chosen. Rules contracts.*, open-questions.track-end, open-questions.seal-after-reward.
 * @param game the state before
 * @param meeting who has met what, and the rewards of contracts that are completed by it
 * @returns the state after, with its steps
 * @refuses a requirement of no contract that was taken before and is not completed, and a reward that is not chosen
 * @example meetRequirement(game, { player: 'white', requirement: 'laboratory', rewards: { c1: 'a' } })
 */
export const meetRequirement = procedure(['contracts', 'activation'], refused, ({ player, requirement, rewards }) => [
  advance(player, requirement, rewards),
]);

function refused(game: Game, { player, requirement, rewards }: Meeting): Refused {
  return firstOf(
    () => playerRefused(game, player, 'contracts.advance'),
    () =>
      contractsFor(game, player, requirement).length > 0
        ? null
        : { code: 'nothing-to-advance', rule: 'contracts.only-after-taking', player, requirement },
    () => rewardNeeded(game, player, requirement, 1, rewards),
  );
}
