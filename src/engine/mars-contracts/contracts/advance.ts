import { stepOf } from '../../core/outcome.ts';
import { numbers } from '../data/numbers.ts';
import { isCompleted, playerOf } from '../game/find.ts';
import type { Game, HeldContract, PlayerId } from '../game/state.ts';
import { inTurn, type Part, type Refused } from '../legality/outcomes.ts';
import { REWARDS, type Reward } from '../vocabulary/words.ts';
import { moveMarker } from './marker.ts';

/** The reward that a player chooses for a contract, by the id of its card; only for those that are completed. */
export type Rewards = Readonly<Record<string, Reward>>;

/**
 * The contracts of a player that a requirement advances: all that are not completed. Rule contracts.advance.
 * @param game the game
 * @param player who has met the requirement
 * @param requirement the name of the action
 * @returns the contracts, in the order in which they were taken
 */
export const contractsFor = (game: Game, player: PlayerId, requirement: string): readonly HeldContract[] =>
  playerOf(game, player).contracts.filter((held) => held.contract.requirement === requirement && !isCompleted(held));

/** Moves the seals of all contracts of a player that ask for an action, and completes those on their last level. */
export const advance =
  (player: PlayerId, requirement: string, rewards: Rewards): Part =>
  (game) =>
    inTurn(
      ...contractsFor(game, player, requirement).flatMap((held, _, all) => [moveSeal(player, held, all.length), complete(player, held, rewards)]),
    )(game);

const moveSeal =
  (player: PlayerId, { contract, level }: HeldContract, contracts: number): Part =>
  () => {
    const event = { type: 'seal-moved', player, contract: contract.id, level: level + 1 } as const;
    return [stepOf('contracts.advance', event, [contracts > 1 && 'open-questions.several-contracts'])];
  };

const complete = (player: PlayerId, { contract: { id, levels, vp, steps }, union, level }: HeldContract, rewards: Rewards): Part => {
  if (level + 1 < levels) return () => [];
  const completed: Part = () => [{ rule: 'contracts.complete', event: { type: 'contract-completed', player, contract: id, union } }];
  const bonus = moveMarker(union, numbers['completion.steps'], 'contracts.complete');
  return inTurn(completed, bonus, ...(rewards[id] === 'a' ? [rewardA(player, id, union, vp)] : rewardB(player, id, union, steps)));
};

const rewardA =
  (player: PlayerId, contract: string, union: number, vp: number): Part =>
  () => [
    {
      rule: 'contracts.reward-a',
      also: ['open-questions.reward-a-discard', 'open-questions.seal-after-reward'],
      event: { type: 'contract-cashed', player, contract, union, vp },
    },
  ];

const rewardB = (player: PlayerId, contract: string, union: number, steps: number): readonly Part[] => [
  moveMarker(union, steps, 'contracts.reward-b'),
  () => [{ rule: 'contracts.reward-b', event: { type: 'contract-kept', player, contract, union } }],
];

/**
 * Asks for the rewards of contracts that are about to be completed.
 * @param game the game
 * @param player whose contracts advance
 * @param requirement the action that is carried out; null for none
 * @param times how many times
 * @param rewards those that were chosen
 */
export function rewardNeeded(game: Game, player: PlayerId, requirement: string | null, times: number, rewards: Rewards): Refused {
  if (requirement === null) return null;
  const open = contractsFor(game, player, requirement).find(
    ({ contract: { id, levels }, level }) => level + times >= levels && !Object.hasOwn(rewards, id),
  );
  return open === undefined
    ? null
    : { code: 'decision-needed', rule: 'contracts.complete', decision: 'reward', contract: open.contract.id, options: REWARDS };
}
