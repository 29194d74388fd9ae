import { LEADERS, PARTIES, type LeaderSeen, type Party, type RequirementInput } from '../../engine/turmoil/index.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';
import { numberIn } from '../frame/number-in.ts';

/** What the reader enters. The two numbers are kept as they were typed, so that a wrong one can be explained. */
export type TypedRequirement = {
  readonly required: Party;
  readonly ruling: Party;
  readonly leader: LeaderSeen;
  readonly own: string;
  readonly others: string;
};

/** The case as the engine takes it. */
export const inputOf = (typed: TypedRequirement): RequirementInput => ({ ...typed, own: numberIn(typed.own), others: numberIn(typed.others) });

/** The input after one field was changed; a name or a choice that there is not changes nothing. */
export const edited = (input: TypedRequirement, name: string, text: string): TypedRequirement => {
  const leader = LEADERS.find((one) => one === text);
  const party = PARTIES.find((one) => one === text);
  if (name === 'own' || name === 'others') return { ...input, [name]: text };
  if (name === 'leader' && leader) return { ...input, leader };
  return (name === 'required' || name === 'ruling') && party ? { ...input, [name]: party } : input;
};

/** Writes an input as `required_ruling_leader_own_others`: `greens_reds_own_1_3`. */
export const write = ({ required, ruling, leader, own, others }: TypedRequirement): string =>
  [required, ruling, leader, escapeText(own), escapeText(others)].join('_');

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): TypedRequirement | null => {
  const [first, second, third, own, others, ...rest] = text.split('_');
  const required = PARTIES.find((party) => party === first);
  const ruling = PARTIES.find((party) => party === second);
  const leader = LEADERS.find((one) => one === third);
  if (!required || !ruling || !leader || own === undefined || others === undefined || rest.length > 0) return null;
  return { required, ruling, leader, own: unescapeText(own), others: unescapeText(others) };
};
