import type { PolicyProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing, type Naming } from '../../../sentences/turmoil/fixes.ts';
import { toParty } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter, ENTERED, type PoliciesInput } from './input.ts';

const fixed = fixingFields(enter);

/** What a problem is about besides its action. */
const placesOf = (problem: PolicyProblem): readonly string[] => {
  const number = `number${problem.action}`;
  switch (problem.code) {
    case 'not-countable':
      return problem.action > 0 ? [number] : [problem.field];
    case 'nothing-at-all':
      return [number];
    case 'policy-not-ruling':
      return ['ruling'];
    case 'wrong-phase':
      return ['phase'];
    case 'no-tr-in-crisis':
      return ['phase', number];
    case 'used-already':
      return ['used'];
    case 'not-enough-titanium':
      return ['titanium', number];
    case 'not-enough-megacredits':
    case 'reds-cannot-pay':
      return ['megacredits'];
  }
};

/** The number that can be entered instead. */
const numbered = (problem: PolicyProblem, { actions, ...value }: PoliciesInput, named: Naming): readonly Fix<PoliciesInput>[] => {
  const { action } = problem;
  const field = ENTERED.find((one) => problem.code === 'not-countable' && problem.field === one);
  // The number that was entered can be used; an action made it too high.
  if (field && action > 0) return [];
  const n = nearest(field ? value[field] : (actions[action - 1]?.number ?? ''));
  return n === null ? [] : [fixed('enter', named('enter', { n }), { [field ?? `number${action}`]: n })];
};

/** The ways out that keep the action. */
const kept = (problem: PolicyProblem, value: PoliciesInput, words: Words, named: Naming): readonly Fix<PoliciesInput>[] => {
  const number = `number${problem.action}`;
  switch (problem.code) {
    case 'not-countable':
      return numbered(problem, value, named);
    case 'nothing-at-all':
      return [fixed('enter', named('enter', { n: 1 }), { [number]: 1 })];
    case 'policy-not-ruling':
      return [fixed('let-rule', named('let-rule', { to: toParty(words, problem.party) }), { ruling: problem.party })];
    case 'wrong-phase':
      return [fixed('action-phase', named('action-phase'), { phase: 'action' })];
    case 'no-tr-in-crisis':
      return [fixed('without-tr', named('without-tr'), { [number]: 0 })];
    case 'not-enough-titanium':
      return problem.has > 0 ? [fixed('spend', named('spend', { count: problem.has }), { [number]: problem.has })] : [];
    case 'used-already':
    case 'not-enough-megacredits':
    case 'reds-cannot-pay':
      return [];
  }
};

/** The refused action is not taken. */
const leftOut = ({ action }: PolicyProblem, named: Naming): readonly Fix<PoliciesInput>[] => {
  if (action === 0) return [];
  const make = (latest: PoliciesInput) => [{ ...latest, actions: latest.actions.filter((_, at) => at + 1 !== action) }, 1] as const;
  return [{ id: 'leave-out', label: named('leave-out'), make }];
};

/** Fetches the ways out: what the action can be instead, or no such action. */
export const refusals = async (words: Words): Promise<Refusals<PoliciesInput, PolicyProblem>> => {
  const { named } = await fixing(words);
  return {
    about: (problem, value) => ({
      places: [...placesOf(problem), `action${problem.action}`],
      fixes: [...kept(problem, value, words, named), ...leftOut(problem, named)],
    }),
  };
};
