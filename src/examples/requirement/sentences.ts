import { never, type RequirementEvent, type RequirementProblem, type RequirementWay } from '../../engine/turmoil/index.ts';
import type { Said, Words } from '../../i18n/words.ts';
import { ofParty } from '../../sentences/turmoil/words.ts';

/** The key of the ways that are met. At least one is met. */
export const waysKey = (ways: readonly RequirementWay[]): RequirementWay | 'both' => (ways.length > 1 ? 'both' : (ways[0] ?? 'both'));

const what = (event: RequirementEvent, words: Words): string => {
  const key = `requirement.step.${event.type}`;
  switch (event.type) {
    case 'required':
      return words.say(key, { of: ofParty(words, event.required) });
    case 'ruling-compared':
      return words.say(`${key}.${event.met ? 'met' : 'not-met'}`, { ruling: ofParty(words, event.ruling), of: ofParty(words, event.required) });
    case 'counted':
      return words.say(key, { own: event.own, leads: event.leads, count: event.count, others: event.others });
    case 'delegates-compared':
      return words.say(`${key}.${event.met ? 'met' : 'not-met'}`, { count: event.count, due: event.due });
    case 'met':
      return words.say(`${key}.${waysKey(event.ways)}`);
    default:
      return never(event);
  }
};

/**
 * Says one step of checking a party as a requirement.
 *
 * @param words the reader's words; the parties must be among their names
 */
export const describeRequirement = (event: RequirementEvent, words: Words): Said => ({
  what: what(event, words),
  why: words.say(`requirement.why.${event.type}`),
});

/**
 * Says why a requirement is not met, or why the case is impossible.
 *
 * @param words the reader's words; the parties must be among their names
 */
export const describeRequirementProblem = (problem: RequirementProblem, words: Words): string => {
  const key = `requirement.problem.${problem.code}`;
  switch (problem.code) {
    case 'requirement-not-met': {
      const { ruling, required, count, due } = problem;
      return words.say(key, { ruling: ofParty(words, ruling), of: ofParty(words, required), count, due });
    }
    case 'not-a-whole-number':
      return words.say(key, { field: words.say(`requirement.field.${problem.field}`) });
    case 'too-many-delegates':
      return words.say(`${key}.${problem.of}`, { n: problem.count, most: problem.max });
    case 'leader-missing':
      return words.say(key, { of: ofParty(words, problem.party) });
    case 'leader-outnumbered':
      return words.say(`${key}.${problem.leader}`, { has: problem.has, leads: problem.leads });
    default:
      return never(problem);
  }
};
