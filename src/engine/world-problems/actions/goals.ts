import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game } from '../game/state.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { actionRefused, takeAction } from './counted.ts';

/** A goal that is swapped for a spare one. Places are counted from 0. */
export interface GoalSwap {
  readonly country: CountryId;
  /** Its place in the player's hand. */
  readonly goal: number;
  /** The place of the spare goal that is taken, face down. */
  readonly spare: number;
  /** The places of the spare goals after the swap, in the order into which they are shuffled. */
  readonly shuffle: readonly number[];
}

/**
 * Swaps a goal from hand with one from the table; the one handed back is shuffled in. Rule goals.swap.
 * @param game the state before, in an action round
 * @param swap which goals, and how the table is shuffled
 * @returns the state after, with its steps
 * @refuses a place where no goal lies, a second swap, and a shuffle that loses a card
 */
export const swapGoal = procedure(ACTION_PHASES, refused, (swap) => [takeAction(swap.country, 'goal-swap', 'goals.swap'), swapped(swap)]);

const swapped =
  ({ country, goal, spare, shuffle }: GoalSwap): Part =>
  () => [{ rule: 'goals.swap', event: { type: 'goal-swapped', country, goal, spare, shuffle } }];

const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count;

function refused(game: Game, { country, goal, spare, shuffle }: GoalSwap): Refused {
  const rule = 'goals.swap';
  const spares = game.goals.spare.length;
  const all = Array.from({ length: spares }, (_, at) => at);
  return firstOf(
    () => actionRefused(game, country, 'goal-swap', rule),
    () => (isPlace(goal, numbers['goals.each']) ? null : { code: 'no-such-goal', rule, place: goal, of: 'hand' }),
    () => (isPlace(spare, spares) ? null : { code: 'no-such-goal', rule, place: spare, of: 'table' }),
    () => (shuffle.length === spares && all.every((at) => shuffle.includes(at)) ? null : { code: 'not-a-shuffle', rule }),
  );
}
