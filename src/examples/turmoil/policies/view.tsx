import {
  applyPolicy,
  POLICY_COUNTERS,
  takeActions,
  type PolicyActionKind,
  type PolicyEvent,
  type PolicyProblem,
  type PolicyState,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { PoliciesFields } from './form.tsx';
import { actionsOf, enter, stateOf, type PoliciesInput, type PoliciesShown, type PolicyReadings } from './input.ts';
import { Mat } from './picture.tsx';
import { source } from './presets.ts';
import { changesSaid, describePolicy, describePolicyProblem } from './sentences.ts';

const kindAt = ({ actions }: PoliciesInput, place: number): PolicyActionKind => actions[place - 1]?.kind ?? 'raise';

/** Runs the actions of an input. If one is refused, the steps of the actions before it are shown. */
const play = (input: PoliciesInput, readings: PolicyReadings) => {
  const before = stateOf(input);
  const actions = actionsOf(input);
  const take = (count: number) => takeActions(before, actions.slice(0, count), readings);
  const outcome = take(actions.length);
  const allowed = outcome.ok ? outcome : take(Math.max(0, outcome.problem.action - 1));
  return playedFrom(outcome, applyPolicy, before, allowed.ok ? allowed.trace : []);
};

/** The numbers that the actions changed. */
function Result({ value, end, words }: PoliciesShown) {
  const before = stateOf(value);
  const changes = changesSaid(Object.fromEntries(POLICY_COUNTERS.map((counter) => [counter, { from: before[counter], to: end[counter] }])), words);
  return (
    <output class="ex-result" data-value={end.megacredits}>
      {changes ? words.say('policies.result.some', { changes }) : words.say('policies.result.none')}
    </output>
  );
}

/**
 * The example `policies`: a player's actions under the ruling party's policy, one after another. A refused
 * action says why. The steps of the actions before it are still shown. Follows parties.*.policy.
 */
export default {
  id: 'policies',
  source,
  enter,
  play,
  describe: ({ event }, { value, readings }, words) =>
    describePolicy(event, { ruling: value.ruling, kind: kindAt(value, event.action), reading: readings['parties.reds.policy'] }, words),
  refuse: describePolicyProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  Picture: Mat,
  Form: PoliciesFields,
  Result,
} satisfies Example<PoliciesInput, PolicyState, PolicyEvent, PolicyProblem, PolicyReadings>;
