import { numbers, unreachable, type ScoringEvent } from '../../../engine/mars-contracts/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { fieldIn, mostIn, type ScoringProblem } from './input.ts';

/** The name of a field, such as `2.marker`, with the union that it belongs to. */
const fieldNamed = (name: string, words: Words): string => {
  const [union = '', field] = name.split('.');
  return field === undefined
    ? words.say(`scoring.field.${name}`)
    : words.say('scoring.of-union', { field: words.say(`scoring.field.${field}`), union });
};

const valuesOf = (event: ScoringEvent) => {
  switch (event.type) {
    case 'in-play-kept':
      return { vp: event.vp };
    case 'completed-scored':
      return { vp: event.vp, count: event.contracts, union: event.union, each: event.each };
    case 'uncompleted-lost':
      return { vp: event.vp, count: event.contracts, cost: numbers['uncompleted.vp'] };
    default:
      return unreachable(event);
  }
};

/** Says one step of the scoring. */
export const describeScoring = (event: ScoringEvent, words: Words): Said => {
  const values = valuesOf(event);
  return { what: words.say(`scoring.step.${event.type}`, values), why: words.say(`scoring.why.${event.type}`, values) };
};

/** Says why a case is refused. */
export const describeScoringProblem = (problem: ScoringProblem, words: Words): string => {
  const key = `scoring.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable': {
      const field = fieldIn(problem.field);
      return words.say(field.endsWith('.track') ? 'scoring.problem.not-digits' : key, { field: fieldNamed(field, words), max: mostIn(field) });
    }
    case 'marker-off-track':
      return words.say(problem.last < 0 ? 'scoring.problem.no-track' : key, { union: problem.union, at: problem.at, last: problem.last });
    case 'too-many-contracts':
      return words.say(key, { union: problem.union, n: problem.count, max: problem.max });
    default:
      return unreachable(problem);
  }
};
