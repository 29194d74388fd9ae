import { run } from '../../core/run.ts';
import { problemOfAction, problemOfStart } from './problems.ts';
import { partsOf } from './steps.ts';
import type { FromTo, PolicyAction, PolicyCounter, PolicyEvent, PolicyOutcome, PolicyState, PolicyStep } from './types.ts';
import type { Readings } from '../vocabulary/editions.ts';

/**
 * What an event does to the player.
 * @param state the player before; left as it is
 * @param event one event of a trace
 * @returns the player after the event
 */
export function applyPolicy(state: PolicyState, event: PolicyEvent): PolicyState {
  const changes = Object.entries(event.changes) as [PolicyCounter, FromTo][];
  const counters = Object.fromEntries(changes.map(([counter, { to }]) => [counter, to]));
  return { ...state, ...counters, scientistsUsed: state.scientistsUsed || event.type === 'cards-bought' };
}

/**
 * Takes actions one after another under the ruling party's policy. Rules parties.*.policy, committee.policy-timing.
 * @param start the player before the first action
 * @param actions in the order in which they are taken; what each costs apart from the policy has been paid already
 * @param readings the edition whose parties.reds.policy applies
 * @returns the player after the last action, with at least one step for each action
 * @refuses a number that is not a whole number from 0 to 999, before or after an action; an action that the ruling party does not
 *   give, that comes at the wrong time, a second time for the Scientists, or that the player cannot pay; under the Reds TR that cannot
 *   be paid. The first of them refuses the whole list and says its place, so that the list up to there can be taken.
 */
export function takeActions(start: PolicyState, actions: readonly PolicyAction[], readings: Pick<Readings, 'parties.reds.policy'>): PolicyOutcome {
  const wrong = problemOfStart(start);
  if (wrong !== null) return { ok: false, problem: wrong };
  const reading = readings['parties.reds.policy'];
  let state = start;
  const trace: PolicyStep[] = [];
  for (const [index, action] of actions.entries()) {
    const problem = problemOfAction(state, action, index + 1, reading);
    if (problem !== null) return { ok: false, problem };
    const taken = run(applyPolicy, state, partsOf(action, index + 1, reading));
    const tooMany = problemOfStart(taken.state);
    if (tooMany !== null) return { ok: false, problem: { ...tooMany, action: index + 1 } };
    state = taken.state;
    trace.push(...taken.trace);
  }
  return { ok: true, state, trace };
}
