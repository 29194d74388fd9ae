import { never } from '../core/never.ts';
import type { Outcome } from '../core/outcome.ts';
import { run, type Procedure } from '../core/run.ts';
import { influenceFrom } from './committee.ts';
import { countFrom, tallyOf } from './counting.ts';
import { globalEvents, type Count, type Effect, type EventId } from './data/global-events.ts';
import { numbers } from './data/numbers.ts';
import type { InfluenceSource } from './events.ts';
import { notWhole } from './whole.ts';
import type { TurmoilProblem } from './problems.ts';
import type { TurmoilRule } from './rules.ts';
import type { Colour, Edition } from './types.ts';

/** One player before one global event, as the example asks for it. */
export interface AdjustInput {
  readonly card: EventId;
  readonly player: Colour;
  /** What the card looks at: the player's TR for generous-funding, else the number of cities or of tags. */
  readonly amount: number;
  readonly chairman: boolean;
  /** Whether the player leads the dominant party. */
  readonly leader: boolean;
  /** The player's delegates in the dominant party, the leader left out. */
  readonly delegates: number;
  readonly reading: Edition;
}

/** How far the working has come; what is not known yet is 0 or empty. */
export interface Adjustment {
  readonly card: EventId;
  readonly counted: number;
  readonly capped: number;
  readonly influence: readonly InfluenceSource[];
  readonly units: number;
  /** What the player's M€ change by, negative for a loss; that they may not have so much is left to the crisis. */
  readonly megacredits: number;
}

/** The stages of the working. */
export type AdjustEvent =
  /** `amount` was in front of the player and makes `counted`. */
  | { readonly type: 'counted'; readonly count: Count; readonly amount: number; readonly counted: number }
  | { readonly type: 'capped'; readonly from: number; readonly to: number }
  | { readonly type: 'influence-found'; readonly sources: readonly InfluenceSource[] }
  /** Influence of `by` was added or subtracted, which left `to` units. */
  | { readonly type: 'adjusted'; readonly influence: Effect['influence']; readonly by: number; readonly from: number; readonly to: number }
  | { readonly type: 'multiplied'; readonly kind: Effect['kind']; readonly units: number; readonly perUnit: number; readonly megacredits: number };

/** What `adjustForInfluence` returns. */
export type AdjustOutcome = Outcome<Adjustment, AdjustEvent, TurmoilProblem, TurmoilRule>;

/**
 * Begins a working: nothing is known but the card.
 * @param card the global event
 * @returns the state before the first step
 */
export function startAdjustment(card: EventId): Adjustment {
  return { card, counted: 0, capped: 0, influence: [], units: 0, megacredits: 0 };
}

/**
 * What a stage adds to the working.
 * @param state the working so far; left as it is
 * @param event one event of its trace
 * @returns the working after the event
 */
export function applyAdjust(state: Adjustment, event: AdjustEvent): Adjustment {
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
      return { ...state, megacredits: event.megacredits };
    default:
      return never(event);
  }
}

/**
 * Works out in five steps what a global event does to one player: count, cap at 5, influence, adjust, multiply.
 * Rules influence.max-five, influence.sources, influence.adjust, crisis.global-event.
 * @param input the card, what it looks at, and the player's seats
 * @returns the whole working with its steps
 * @refuses an amount or a number of delegates that is not a whole number from 0 to 999, and more delegates than a player has
 */
export function adjustForInfluence(input: AdjustInput): AdjustOutcome {
  const problem = problemOf(input);
  if (problem !== null) return { ok: false, problem };
  return { ok: true, ...run(applyAdjust, startAdjustment(input.card), [stages(input)]) };
}

/** What the example does not accept; null if all is well. */
function problemOf({ amount, delegates, chairman, leader, player }: AdjustInput): TurmoilProblem | null {
  const due = numbers['delegates.each'];
  const count = delegates + Number(chairman) + Number(leader);
  if (notWhole(amount)) return { code: 'not-a-whole-number', rule: 'influence.max-five', field: 'amount', value: amount };
  if (notWhole(delegates)) return { code: 'not-a-whole-number', rule: 'influence.sources', field: 'delegates', value: delegates };
  if (count > due) return { code: 'wrong-delegate-count', rule: 'committee.delegate', owner: player, count, due };
  return null;
}

/** The five steps. Every card has one effect so far; the first is the one shown. */
function stages({ card, amount, chairman, leader, delegates, reading }: AdjustInput): Procedure<Adjustment, AdjustEvent, TurmoilRule> {
  const effect: Effect = globalEvents[card].effects[0];
  const sources = influenceFrom(chairman, leader, delegates);
  const counted = countFrom(effect.count, amount);
  const { capped, units, perUnit } = tallyOf(effect, counted, sources, reading);
  const by = sources.length * numbers['influence.each'];
  const megacredits = effect.kind === 'gain' ? units * perUnit : 0 - units * perUnit;
  return () => [
    { rule: 'influence.max-five', event: { type: 'counted', count: effect.count, amount, counted } },
    { rule: 'influence.max-five', event: { type: 'capped', from: counted, to: capped } },
    { rule: 'influence.sources', event: { type: 'influence-found', sources } },
    { rule: 'influence.adjust', event: { type: 'adjusted', influence: effect.influence, by, from: capped, to: units } },
    { rule: 'crisis.global-event', event: { type: 'multiplied', kind: effect.kind, units, perUnit, megacredits } },
  ];
}
