import { unreachable } from '../../core/unreachable.ts';
import { stepOf } from '../../core/outcome.ts';
import { numbers } from '../data/numbers.ts';
import type { FromTo, PolicyAction, PolicyCounter, PolicyPart, PolicyState, PolicyStep, PolicyTile, Untouched } from './types.ts';
import { byEdition, type Edition } from '../vocabulary/editions.ts';
import type { Party } from '../vocabulary/words.ts';

/**
 * Works out what the Reds take for a raise of TR. Rule parties.reds.policy; nothing in the crisis: open-questions.reds-in-crisis.
 * @param state who rules, and when
 * @param steps of TR that one action brings
 * @param reading `ru`: 3 M€ for each step; `fr`, to the letter: 3 M€ each time, however many steps
 * @returns M€, 0 where the policy is not at work
 */
export function redsCost({ ruling, phase }: Pick<PolicyState, 'ruling' | 'phase'>, steps: number, reading: Edition): number {
  if (ruling !== 'reds' || phase !== 'action') return 0;
  return byEdition(reading, { ru: steps, fr: Math.min(1, steps) }) * numbers['reds.cost'];
}

/**
 * Lists the parts of an action that may be taken.
 * @param action what the player does
 * @param at its place in the list, from 1
 * @param reading the edition whose parties.reds.policy applies
 * @returns parts, each of one step or none; together they have at least one
 */
export function partsOf(action: PolicyAction, at: number, reading: Edition): readonly PolicyPart[] {
  switch (action.kind) {
    case 'other-tile':
      return [tilePlaced('other-tile', 0, at)];
    case 'raise':
      return [trRaised(action.steps, at, reading)];
    case 'titanium':
      return [titaniumSpent(action.pieces, at)];
    case 'scientists':
      return [cardsBought(at)];
    case 'kelvinists':
      return [productionRaised(at)];
    case 'tile':
    case 'greenery':
    case 'ocean':
    case 'off-mars':
      return [tilePlaced(action.kind, action.steps, at), trRaised(action.steps, at, reading)];
    default:
      return unreachable(action);
  }
}

/** The rules of a step. */
type Cited = Pick<PolicyStep, 'rule' | 'also'>;

/** Counters moved by so much, as an event tells them; those that stay are left out. */
function moved(state: PolicyState, by: Partial<Record<PolicyCounter, number>>): Partial<Record<PolicyCounter, FromTo>> {
  const entries = Object.entries(by) as [PolicyCounter, number][];
  const changes = entries.filter(([, much]) => much !== 0).map(([counter, much]) => [counter, { from: state[counter], to: state[counter] + much }]);
  return Object.fromEntries(changes) as Partial<Record<PolicyCounter, FromTo>>;
}

const cardsBought =
  (action: number): PolicyPart =>
  (state) => {
    const changes = moved(state, { megacredits: 0 - numbers['scientists.cost'], cards: numbers['scientists.cards'] });
    return [{ rule: 'parties.scientists.policy', event: { type: 'cards-bought', action, changes } }];
  };

const productionRaised =
  (action: number): PolicyPart =>
  (state) => {
    const by = numbers['kelvinists.steps'];
    const changes = moved(state, { megacredits: 0 - numbers['kelvinists.cost'], heatProduction: by, energyProduction: by });
    return [{ rule: 'parties.kelvinists.policy', event: { type: 'production-raised', action, changes } }];
  };

const titaniumSpent =
  (pieces: number, action: number): PolicyPart =>
  (state) => {
    const unity = state.ruling === 'unity';
    const each = unity ? numbers['unity.titanium'] : 0;
    const changes = moved(state, { titanium: 0 - pieces, saved: pieces * each });
    return [{ rule: unity ? 'parties.unity.policy' : 'committee.ruling-party', event: { type: 'titanium-spent', action, pieces, each, changes } }];
  };

/** Raises TR, by nothing for a tile that brings none; under the Reds it is paid for. */
const trRaised =
  (steps: number, action: number, reading: Edition): PolicyPart =>
  (state) => {
    if (steps === 0) return [];
    const cost = redsCost(state, steps, reading);
    const why = state.ruling !== 'reds' ? 'free' : state.phase === 'action' ? 'reds' : 'timing';
    const changes = moved(state, { megacredits: 0 - cost, tr: steps });
    return [{ ...RAISED_BY[why], event: { type: 'tr-raised', action, steps, cost, why, changes } }];
  };

const RAISED_BY = {
  reds: { rule: 'parties.reds.policy' },
  timing: { rule: 'committee.policy-timing', also: ['open-questions.reds-in-crisis'] },
  free: { rule: 'committee.ruling-party' },
} as const satisfies Readonly<Record<string, Cited>>;

/** Places a tile. Silent where the policy is about something else and the raise of TR tells the rest. */
const tilePlaced =
  (tile: PolicyTile, steps: number, action: number): PolicyPart =>
  (state) => {
    const untouched = untouchedBy(state, tile);
    if (untouched === null) return [tilePaid(state, tile, action)];
    const { reason, ...cited } = untouched;
    const silent = steps > 0 && (reason === 'not-concerned' || reason === 'no-tr');
    return silent ? [] : [{ ...cited, event: { type: 'tile-untouched', action, tile, reason, changes: {} } }];
  };

/** Decides whether oceans and others' tiles bring steel. */
const OWN_TILES = 'open-questions.own-tiles';

/** What Mars First or the Greens give for a tile that they mean. */
function tilePaid(state: PolicyState, tile: PolicyTile, action: number): PolicyStep {
  if (state.ruling === 'greens') {
    const changes = moved(state, { megacredits: numbers['greens.megacredits'] });
    return { rule: 'parties.greens.policy', event: { type: 'megacredits-gained', action, changes } };
  }
  const changes = moved(state, { steel: numbers['mars-first.steel'] });
  return stepOf('parties.mars-first.policy', { type: 'steel-gained', action, tile, changes }, [tile === 'ocean' && OWN_TILES]);
}

/** Whether a party's policy is about such a tile at all. */
const concerns = (ruling: Party, tile: PolicyTile): boolean =>
  ruling === 'mars-first' || (ruling === 'greens' && (tile === 'greenery' || tile === 'other-tile'));

/** Why the policy gives nothing for a tile; null if it gives something. */
function untouchedBy({ ruling, phase }: PolicyState, tile: PolicyTile): (Cited & { readonly reason: Untouched }) | null {
  if (ruling === 'reds' && tile !== 'other-tile') return { rule: 'parties.reds.policy', reason: 'no-tr' };
  if (!concerns(ruling, tile)) return { rule: 'committee.ruling-party', reason: 'not-concerned' };
  if (phase !== 'action') return { rule: 'committee.policy-timing', reason: 'timing' };
  if (tile === 'other-tile' && ruling === 'greens') return { rule: 'parties.greens.policy', reason: 'not-yours' };
  if (tile === 'other-tile') return { rule: 'parties.mars-first.policy', also: [OWN_TILES], reason: 'not-yours' };
  if (tile === 'off-mars') return { rule: 'parties.mars-first.policy', reason: 'not-on-mars' };
  return null;
}
