import { unreachable } from '../../core/unreachable.ts';
import { stepOf, type Outcome, type Step } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { influenceFrom } from '../game/delegates.ts';
import { countFrom, influenceIn, lossOf, tallyOf, worthOf } from './counting.ts';
import type { Count, Counting, Effect } from '../data/effects.ts';
import { EVENT_IDS, globalEvents, type EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import type { Asset, InfluenceSource, Tally } from '../game/events.ts';
import { isCountable } from '../../core/countable.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Edition } from '../vocabulary/editions.ts';
import type { Colour, Resource } from '../vocabulary/words.ts';

/** One player before one global event. */
export interface InfluenceCase {
  readonly card: EventId;
  readonly player: Colour;
  /** What the card looks at: the player's TR if it counts sets of TR, else the number of tags, tiles, cards or steps. */
  readonly amount: number;
  /** How much the player has of what the card takes. Left out, all that is due is lost. */
  readonly has?: number;
  readonly chairman: boolean;
  /** Whether the player leads the dominant party. */
  readonly leader: boolean;
  /** The player's delegates in the dominant party, the leader left out. */
  readonly delegates: number;
  readonly reading: Edition;
}

/** How far the working has come; what is not known yet is 0 or empty. */
export interface InfluenceState {
  readonly card: EventId;
  readonly counted: number;
  readonly capped: number;
  readonly influence: readonly InfluenceSource[];
  readonly units: number;
  /** What the player's stock or production changes by, negative for a loss. */
  readonly by: number;
}

/** The effects that count something for one player, and so can be worked out alone. */
export type CountingEffect = Extract<Effect, { readonly kind: 'gain' | 'lose' | 'production' | 'gain-if' }> & { readonly count: Count };

/** The stages of the working. */
export type InfluenceEvent =
  /** `amount` was in front of the player and makes `counted`. */
  | { readonly type: 'counted'; readonly count: Count; readonly amount: number; readonly counted: number }
  /** `max` is the limit, null for a card that has none. */
  | { readonly type: 'capped'; readonly from: number; readonly to: number; readonly max: number | null }
  | { readonly type: 'influence-found'; readonly sources: readonly InfluenceSource[] }
  /** Influence of `by` was added or subtracted, which left `to` units. `max` is the limit before that, as under `capped`. */
  | {
      readonly type: 'adjusted';
      readonly influence: Counting['influence'];
      readonly by: number;
      readonly from: number;
      readonly to: number;
      readonly max: number | null;
    }
  /** What the units are worth, in a stock or in steps of production. */
  | {
      readonly type: 'multiplied';
      readonly kind: 'gain' | 'lose' | 'production';
      readonly asset: Asset;
      readonly units: number;
      readonly perUnit: number;
      /** So many units make one step of production; 1 for a stock. */
      readonly unitsPerStep: number;
      readonly by: number;
      /** What the player would lose with more in stock; left out if the player has enough. */
      readonly due?: number;
    }
  /** Whether the number reaches what the card asks for; then `by` is gained. */
  | { readonly type: 'compared'; readonly asset: Asset; readonly units: number; readonly threshold: number; readonly by: number };

/** What `resolveInfluence` returns. */
export type InfluenceOutcome = Outcome<InfluenceState, InfluenceEvent, TurmoilProblem, TurmoilRule>;

/**
 * Begins a working: nothing is known but the card.
 * @param card the global event
 * @returns the state before the first step
 */
export function startInfluence(card: EventId): InfluenceState {
  return { card, counted: 0, capped: 0, influence: [], units: 0, by: 0 };
}

/**
 * What a stage adds to the working.
 * @param state the working so far; left as it is
 * @param event one event of its trace
 * @returns the working after the event
 */
export function applyInfluence(state: InfluenceState, event: InfluenceEvent): InfluenceState {
  switch (event.type) {
    case 'counted':
      return { ...state, counted: event.counted };
    case 'capped':
      return { ...state, capped: event.to };
    case 'influence-found':
      return { ...state, influence: event.sources };
    case 'adjusted':
      return { ...state, units: event.to };
    case 'multiplied':
    case 'compared':
      return { ...state, by: event.by };
    default:
      return unreachable(event);
  }
}

/**
 * Finds what a card counts for one player.
 * @param card a global event
 * @returns the effect that counts, or null if the card counts nothing or compares all players
 */
export function countingEffectOf(card: EventId): CountingEffect | null {
  const effects: readonly Effect[] = globalEvents[card].effects;
  return effects.find(isCounting) ?? null;
}

const isCounting = (effect: Effect): effect is CountingEffect =>
  (effect.kind === 'gain' || effect.kind === 'lose' || effect.kind === 'production' || effect.kind === 'gain-if') && effect.count !== null;

/**
 * Finds what a card takes from a player according to a count.
 * @param card a global event
 * @returns the resource; null if its count takes nothing
 */
export function takenBy(card: EventId): Resource | null {
  const effect = countingEffectOf(card);
  return effect?.kind === 'lose' ? effect.resource : null;
}

/** The cards that count something for one player. */
export const COUNTING_EVENTS: readonly EventId[] = EVENT_IDS.filter((card) => countingEffectOf(card) !== null);

/**
 * Works out in five steps what a global event does to one player: count, cap, influence, adjust, then multiply or compare.
 * Rules influence.max-five, influence.sources, influence.adjust, crisis.global-event, open-questions.losses.
 * @param input the card, what it looks at, what the player has, and the player's seats
 * @returns the whole working with its steps
 * @refuses a card that counts nothing, an amount, a stock or a number of delegates that is not a whole number from 0 to 999, and
 *   more delegates than a player has
 */
export function resolveInfluence(input: InfluenceCase): InfluenceOutcome {
  const effect = countingEffectOf(input.card);
  if (effect === null) return { ok: false, problem: { code: 'counts-nothing', rule: 'influence.max-five', card: input.card } };
  const problem = problemOf(input);
  if (problem !== null) return { ok: false, problem };
  return { ok: true, ...run(applyInfluence, startInfluence(input.card), [stages(input, effect)]) };
}

/** Why the case is refused; null if it is not. */
function problemOf({ amount, has, delegates, chairman, leader, player }: InfluenceCase): TurmoilProblem | null {
  const due = numbers['delegates.each'];
  const count = delegates + Number(chairman) + Number(leader);
  if (!isCountable(amount)) return { code: 'not-countable', rule: 'influence.max-five', field: 'amount', value: amount };
  if (has !== undefined && !isCountable(has)) return { code: 'not-countable', rule: 'open-questions.losses', field: 'has', value: has };
  if (!isCountable(delegates)) return { code: 'not-countable', rule: 'influence.sources', field: 'delegates', value: delegates };
  if (count > due) return { code: 'wrong-delegate-count', rule: 'committee.delegate', owner: player, count, due };
  return null;
}

/** The five steps. */
function stages(
  { amount, has, chairman, leader, delegates, reading }: InfluenceCase,
  effect: CountingEffect,
): PartOf<InfluenceState, InfluenceEvent, TurmoilRule> {
  const sources = influenceFrom(chairman, leader, delegates);
  const counted = countFrom(effect.count, amount);
  const tally = tallyOf(effect, counted, sources, reading);
  const by = influenceIn(tally.influence);
  const max = effect.capped ? numbers['influence.cap'] : null;
  return () => [
    { rule: 'influence.max-five', event: { type: 'counted', count: effect.count, amount, counted } },
    { rule: 'influence.max-five', event: { type: 'capped', from: counted, to: tally.capped, max } },
    stepOf<InfluenceEvent, TurmoilRule>('influence.sources', { type: 'influence-found', sources }, [
      chairman && 'committee.chairman',
      leader && 'committee.leader-of-dominant',
    ]),
    { rule: 'influence.adjust', event: { type: 'adjusted', influence: effect.influence, by, from: tally.capped, to: tally.units, max } },
    lastStep(effect, tally, has),
  ];
}

/** What the number of units comes to. */
function lastStep(effect: CountingEffect, { units }: Tally, has: number | undefined): Step<InfluenceEvent, TurmoilRule> {
  const due = worthOf(effect, units);
  const rule = 'crisis.global-event';
  switch (effect.kind) {
    case 'gain-if':
      return { rule, event: { type: 'compared', asset: effect.resource, units, threshold: effect.threshold, by: due } };
    case 'production': {
      const { kind, perUnit, unitsPerStep } = effect;
      return { rule, event: { type: 'multiplied', kind, asset: `production:${effect.resource}`, units, perUnit, unitsPerStep, by: due } };
    }
    case 'gain': {
      const { kind, perUnit } = effect;
      return { rule, event: { type: 'multiplied', kind, asset: effect.resource, units, perUnit, unitsPerStep: 1, by: due } };
    }
    case 'lose': {
      const { kind, perUnit } = effect;
      const loss = lossOf(due, has ?? due);
      const event = { type: 'multiplied', kind, asset: effect.resource, units, perUnit, unitsPerStep: 1, by: 0 - loss } as const;
      return loss < due ? { rule, also: ['open-questions.losses'], event: { ...event, due } } : { rule, event };
    }
    default:
      return unreachable(effect);
  }
}
