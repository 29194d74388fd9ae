import { type Outcome, stepOf } from '../core/outcome.ts';
import { run, type PartOf } from '../core/run.ts';
import { numbers } from './data/numbers.ts';

/** A printed edition of the rules. */
export const EDITIONS = ['first', 'second'] as const;
type Edition = (typeof EDITIONS)[number];

/** The rules that unloading follows. */
export const UNLOADING_RULES = ['unloading.crane', 'unloading.storm'] as const;
type UnloadingRule = (typeof UNLOADING_RULES)[number];

/** A ship with crates, and the weather. */
export interface Harbour {
  readonly ship: number;
  readonly storm: boolean;
}

/** Where the crates are. */
export interface Crates {
  readonly ship: number;
  readonly quay: number;
}

/** What happens when a ship is unloaded. */
export type UnloadingEvent =
  | { readonly type: 'storm-came'; readonly most: number }
  | { readonly type: 'crane-rested' }
  | { readonly type: 'crates-lifted'; readonly count: number };

/** Why an input is refused. */
export interface UnloadingProblem {
  readonly code: 'no-number';
  readonly rule: UnloadingRule;
}

/**
 * What an event changes.
 * @param crates the crates before it; left as they are
 * @param event one event of a trace
 * @returns the crates after the event
 */
export function applyUnloading({ ship, quay }: Crates, event: UnloadingEvent): Crates {
  return event.type === 'crates-lifted' ? { ship: ship - event.count, quay: quay + event.count } : { ship, quay };
}

/**
 * One turn of the crane.
 * @param harbour the ship and the weather
 * @param reading the edition whose unloading.storm applies
 * @returns the crates after it, or a problem when the ship holds no number of crates
 */
export function unloading({ ship, storm }: Harbour, reading: Edition): Outcome<Crates, UnloadingEvent, UnloadingProblem, UnloadingRule> {
  if (!Number.isInteger(ship) || ship < 0) return { ok: false, problem: { code: 'no-number', rule: 'unloading.crane' } };
  const inStorm = reading === 'first' ? 0 : numbers['storm.crates'];
  const most = storm ? inStorm : numbers['crane.crates'];
  const rule = storm ? 'unloading.storm' : 'unloading.crane';
  const weather: PartOf<Crates, UnloadingEvent, UnloadingRule> = () => (storm ? [stepOf('unloading.storm', { type: 'storm-came', most })] : []);
  const crane: PartOf<Crates, UnloadingEvent, UnloadingRule> = (crates) => {
    const count = Math.min(crates.ship, most);
    return [stepOf(rule, count ? { type: 'crates-lifted', count } : { type: 'crane-rested' })];
  };
  return { ok: true, ...run(applyUnloading, { ship, quay: 0 }, [weather, crane]) };
}
