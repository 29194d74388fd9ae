import { unreachable } from '../../core/unreachable.ts';
import { TR_SET, TR_SETS, type Count, type CountedEffect, type Counting, type ThresholdEffect, type TrSets } from '../data/effects.ts';
import { numbers } from '../data/numbers.ts';
import type { InfluenceSource, Tally } from '../game/events.ts';
import type { Player } from '../game/state.ts';
import { byEdition, type Edition } from '../vocabulary/editions.ts';
import type { Counted, Resource, Tag } from '../vocabulary/words.ts';

/**
 * Tells whether an event counts whole sets of TR.
 * @param count what the event counts
 * @returns true for sets of TR, false for anything that is counted one by one
 */
export function isTrSets(count: Count): count is TrSets {
  return count in TR_SETS;
}

/**
 * Finds what an event looks at: a player's TR, tags, production, tiles or cards.
 * @param count what the event counts
 * @param player whose it is
 * @returns the amount in front of the player, TR not yet in sets of five
 */
export function amountFor(count: Count, player: Player): number {
  if (isTrSets(count)) return player.tr;
  const [kind, thing] = count.split(':');
  if (kind === 'tag') return player.tags[thing as Tag];
  if (kind === 'production') return player.production[thing as Resource];
  return player.counts[count as Counted];
}

/**
 * Counts an amount the way an event does: TR in whole sets of five above a threshold, anything else one by one.
 * @param count what the event counts
 * @param amount the amount in front of the player
 * @returns a whole number, never below 0
 */
export function countFrom(count: Count, amount: number): number {
  if (!isTrSets(count)) return Math.max(0, amount);
  return Math.max(0, Math.floor((amount - TR_SETS[count]) / TR_SET));
}

/**
 * Counts for a player what an effect counts.
 * @param count what the event counts; null if influence alone makes its units
 * @param player whose things are counted
 * @returns a whole number, 0 for no count
 */
export function countedFor(count: Count | null, player: Player): number {
  return count === null ? 0 : countFrom(count, amountFor(count, player));
}

/**
 * Works out how many units of an event's effect a player meets: count, cap, influence. Rules influence.max-five,
 * influence.adjust; a loss never becomes a gain.
 * @param counting how the effect counts
 * @param counted what was counted, a whole number
 * @param influence the player's sources of influence
 * @param reading the edition whose influence.adjust applies
 * @returns the numbers of each stage, `units` the last
 */
export function tallyOf(counting: Counting, counted: number, influence: readonly InfluenceSource[], reading: Edition): Tally {
  const cap = counting.capped ? numbers['influence.cap'] : null;
  const change = changeBy(counting, influence);
  const movesLimit = cap !== null && influenceChanges(reading) === 'limit';
  const limit = movesLimit ? cap + change : cap;
  const reached = Math.min(counted, limit ?? Infinity) + (movesLimit ? 0 : change);
  return {
    counted,
    capped: Math.min(counted, cap ?? Infinity),
    limit,
    influence: counting.influence === 'none' ? [] : influence,
    change,
    units: Math.max(0, reached),
  };
}

/**
 * Finds what the units that a player meets come to. Rule crisis.global-event.
 * @param effect an effect whose size is counted
 * @param units how many units of it
 * @returns so much of the resource, so many cards or floaters, or whole steps of production; for a loss too it is not below 0
 */
export function worthOf(effect: CountedEffect | ThresholdEffect, units: number): number {
  switch (effect.kind) {
    case 'gain-if':
      return units >= effect.threshold ? effect.amount : 0;
    case 'production':
      return Math.floor((units * effect.perUnit) / effect.unitsPerStep);
    case 'gain':
    case 'lose':
    case 'gain-of-choice':
    case 'draw-cards':
    case 'add-floaters':
      return units * effect.perUnit;
    default:
      return unreachable(effect);
  }
}

/**
 * Finds what a player loses: nobody loses more than they have. Rule open-questions.losses.
 * @param due what an event takes
 * @param has how much of it the player has
 * @returns so much, never below 0
 */
export function lossOf(due: number, has: number): number {
  return Math.min(due, has);
}

/**
 * Adds up a player's influence.
 * @param sources where it comes from
 * @returns 0 to 3
 */
export function influenceIn(sources: readonly InfluenceSource[]): number {
  return sources.length * numbers['influence.each'];
}

/** By how much influence changes the number: up for a gain, down for a loss. */
function changeBy({ influence }: Counting, sources: readonly InfluenceSource[]): number {
  switch (influence) {
    case 'add':
      return influenceIn(sources);
    case 'subtract':
      return 0 - influenceIn(sources);
    case 'none':
      return 0;
    default:
      return unreachable(influence);
  }
}

/**
 * Says what influence changes where a card has a cap; without one it is always the number. Rule influence.adjust.
 * @param reading the edition
 * @returns number by the Russian edition: 3 cities and 1 influence against a loss leave 2; 5 and 2 make 7 of a gain. limit by the French, to
 *   the letter: 3 cities and 1 influence stay 3, since 3 is within the new maximum of 4; and a gain grows only if more than 5 were counted,
 *   which that edition's own first example contradicts
 */
export const influenceChanges = (reading: Edition): 'number' | 'limit' => byEdition(reading, { ru: 'number', fr: 'limit' });
