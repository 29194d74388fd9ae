import { never } from '../core/never.ts';
import type { Count, Effect } from './data/global-events.ts';
import { numbers } from './data/numbers.ts';
import type { InfluenceSource, Tally } from './events.ts';
import type { Edition, Player, Tag } from './types.ts';

/** A tally before it is known whose it is. */
export type Tallied = Omit<Tally, 'player'>;

/**
 * Finds what an event looks at: a player's TR, cities, or tags of one kind.
 * @param count what the event counts
 * @param player whose it is
 * @returns the amount in front of the player, not yet in sets of five
 */
export function amountOf(count: Count, player: Player): number {
  switch (count) {
    case 'tr-sets-of-5-over-15':
      return player.tr;
    case 'cities':
      return player.cities;
    default:
      return player.tags[count.slice('tag:'.length) as Tag];
  }
}

/**
 * Counts an amount the way an event does: TR in whole sets of five above 15, anything else one by one.
 * @param count what the event counts
 * @param amount the amount in front of the player
 * @returns a whole number, never below 0
 */
export function countFrom(count: Count, amount: number): number {
  if (count !== 'tr-sets-of-5-over-15') return amount;
  return Math.max(0, Math.floor((amount - numbers['generous-funding.above']) / numbers['generous-funding.set']));
}

/**
 * Works out how many units of an event's effect a player meets: count, cap, influence. Rules influence.max-five,
 * influence.adjust; a loss never becomes a gain.
 * @param effect the effect of the card
 * @param counted what was counted, a whole number
 * @param influence the player's sources of influence
 * @param reading the edition whose influence.adjust applies
 * @returns the numbers of each stage, `units` the last
 */
export function tallyOf(effect: Effect, counted: number, influence: readonly InfluenceSource[], reading: Edition): Tallied {
  const cap = effect.capped ? numbers['influence.cap'] : Infinity;
  const change = changeBy(effect, influence);
  return {
    counted,
    capped: Math.min(counted, cap),
    influence,
    units: Math.max(0, reached(counted, cap, change, reading)),
    perUnit: effect.perUnit,
  };
}

/** By how much influence changes the number: up for a gain, down for a loss. */
function changeBy(effect: Effect, influence: readonly InfluenceSource[]): number {
  const much = influence.length * numbers['influence.each'];
  return effect.influence === 'add' ? much : 0 - much;
}

/** The number after influence, which may still be below 0. */
function reached(counted: number, cap: number, change: number, reading: Edition): number {
  switch (reading) {
    case 'ru':
      // The capped number is changed: 3 cities and 1 influence against a loss leave 2; 5 and 2 make 7 of a gain.
      return Math.min(counted, cap) + change;
    case 'fr':
      // To the letter, the maximum of 5 itself is changed: 3 cities and 1 influence stay 3, since 3 is within the new
      // maximum of 4; and a gain grows only if more than 5 were counted, which that edition's own first example contradicts.
      // Where a card sets no maximum there is none to change, so influence changes the count.
      return cap === Infinity ? counted + change : Math.min(counted, cap + change);
    default:
      return never(reading);
  }
}
