import type { RequirementProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing, type Naming } from '../../../sentences/turmoil/fixes.ts';
import { ofParty, toParty } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { inputOf, type TypedRequirement } from './input.ts';

type Of<C extends RequirementProblem['code']> = Extract<RequirementProblem, { code: C }>;
type Fixes = readonly Fix<TypedRequirement>[];

const fixed = fixingFields(enter);

const placesOf = (problem: RequirementProblem): readonly string[] => {
  switch (problem.code) {
    case 'requirement-not-met':
      return ['ruling', 'own'];
    case 'not-countable':
      return [problem.field];
    case 'too-many-delegates':
      return [problem.of];
    case 'leader-missing':
      return ['leader'];
    case 'leader-outnumbered':
      return ['leader', problem.leader === 'own' ? 'others' : 'own'];
  }
};

/** The player sends as many delegates as are missing, one of them to the leader seat if nobody else may sit there; or the party comes to power. */
const met = ({ count, due, required }: Of<'requirement-not-met'>, { own }: TypedRequirement, words: Words, named: Naming): Fixes => {
  const more = due - count;
  const sent = named('send-more', { count: more });
  return [
    fixed('send-more', sent, { own: Number(own) + more }),
    fixed('send-more', sent, { own: Number(own) + more - 1, leader: 'own' }),
    fixed('let-rule', named('let-rule', { to: toParty(words, required) }), { ruling: required }),
  ];
};

/** A delegate of the area takes the leader seat, and the one who sat there goes to the area. */
const seated = (value: TypedRequirement, words: Words, named: Naming): Fixes => {
  const { own, others, leader, required } = inputOf(value);
  const rest = { own: own + Number(leader === 'own'), others: others + Number(leader === 'other') };
  const seat = (to: 'own' | 'other') =>
    fixed(`seat-${to}`, named('seat-leader', { leader: words.say(`requirement.leader.${to}`), of: ofParty(words, required) }), {
      leader: to,
      own: rest.own - Number(to === 'own'),
      others: rest.others - Number(to === 'other'),
    });
  return [...(rest.own > 0 && leader !== 'own' ? [seat('own')] : []), ...(rest.others > 0 && leader !== 'other' ? [seat('other')] : [])];
};

const fixesOf = (problem: RequirementProblem, value: TypedRequirement, words: Words, named: Naming): Fixes => {
  switch (problem.code) {
    case 'requirement-not-met':
      return met(problem, value, words, named);
    case 'not-countable': {
      const n = nearest(value[problem.field]);
      return n === null ? [] : [fixed('enter', named('enter', { n }), { [problem.field]: n })];
    }
    case 'too-many-delegates': {
      const n = problem.max - Number(value.leader === (problem.of === 'own' ? 'own' : 'other'));
      return [fixed('keep', named('keep', { count: n }), { [problem.of]: n })];
    }
    default:
      return seated(value, words, named);
  }
};

/** Fetches the ways out of a requirement that is not met, and of a table that cannot be. */
export const refusals = async (words: Words): Promise<Refusals<TypedRequirement, RequirementProblem>> => {
  const { named } = await fixing(words);
  return { about: (problem, value) => ({ places: placesOf(problem), fixes: fixesOf(problem, value, words, named) }) };
};
