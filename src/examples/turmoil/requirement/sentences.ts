import {
  numbers,
  unreachable,
  type Party,
  type RequirementEvent,
  type RequirementProblem,
  type RequirementWay,
} from '../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { ofParty } from '../../../sentences/turmoil/words.ts';

/** The key of the ways that are met. At least one is met. */
export const waysKey = (ways: readonly RequirementWay[]): RequirementWay | 'both' => (ways.length > 1 ? 'both' : (ways[0] ?? 'both'));

/** Says how many delegates the player has and where, and how many the others have. */
const sayCounted = ({ count, leads, others }: Extract<RequirementEvent, { type: 'counted' }>, required: Party, words: Words): string =>
  words.say(`requirement.step.counted.${count === 0 ? 'none' : leads ? 'leader' : 'area'}`, {
    count,
    of: ofParty(words, required),
    others: words.say(`requirement.step.others.${others > 0 ? 'some' : 'none'}`, { n: others }),
  });

const what = (event: RequirementEvent, required: Party, words: Words): string => {
  const key = `requirement.step.${event.type}`;
  switch (event.type) {
    case 'required':
      return words.say(key, { of: ofParty(words, event.required) });
    case 'ruling-compared':
      return words.say(`${key}.${event.met ? 'met' : 'not-met'}`, { ruling: ofParty(words, event.ruling), of: ofParty(words, event.required) });
    case 'counted':
      return sayCounted(event, required, words);
    case 'delegates-compared':
      return words.say(`${key}.${event.met ? 'met' : 'not-met'}`);
    case 'met':
      return words.say(`${key}.${waysKey(event.ways)}`);
    default:
      return unreachable(event);
  }
};

/**
 * Says one step of checking a party as a requirement.
 *
 * @param required the party whose emblem the card shows
 * @param words the reader's words; the parties must be among their names
 */
export const describeRequirement = (event: RequirementEvent, required: Party, words: Words): Said => ({
  what: what(event, required, words),
  why: words.say(`requirement.why.${event.type === 'met' && event.ways.length > 1 ? 'met-both' : event.type}`, {
    due: numbers['cards.party-delegates'],
  }),
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
      return words.say(key, { ruling: ofParty(words, ruling), of: ofParty(words, required), has: count, due, count: due - count });
    }
    case 'not-countable':
      return words.say(key, { field: words.say(`requirement.field.${problem.field}`) });
    case 'too-many-delegates':
      return words.say(`${key}.${problem.of}`, { n: problem.count, most: problem.max });
    case 'leader-missing':
      return words.say(key, { of: ofParty(words, problem.party) });
    case 'leader-outnumbered':
      return words.say(`${key}.${problem.leader}`, { has: problem.has, leads: problem.leads });
    default:
      return unreachable(problem);
  }
};
