import type { Words } from '../../../i18n/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { fieldIn, mostIn, type ScoringFields, type ScoringProblem, type UnionTyped } from './input.ts';

const fixed = fixingFields(enter);

/** The places in the picture and the fields that a problem is about: both have the same names. */
const placesOf = (problem: ScoringProblem): readonly string[] => {
  switch (problem.code) {
    case 'not-countable':
      return [fieldIn(problem.field)];
    case 'marker-off-track':
      return problem.last < 0 ? [`${problem.union}.track`] : [`${problem.union}.marker`];
    case 'too-many-contracts':
      return [`${problem.union}.completed`, `${problem.union}.uncompleted`];
  }
};

/** What stands in a field. */
const typedIn = (value: ScoringFields, name: string): string => {
  const [union, field] = name.split('.');
  return field ? (value.unions[Number(union) - 1]?.[field as keyof UnionTyped] ?? '') : value.vp;
};

/** The track that was meant, if only signs stand between the digits, such as commas; null if not. */
const trackMeant = (typed: string): string | null => (/^\W*\d(\W+\d)*\W*$/.test(typed) ? typed.replace(/\W/g, '') : null);

const fixesOf = (problem: ScoringProblem, value: ScoringFields, words: Words): readonly Fix<ScoringFields>[] => {
  const entered = (name: string, n: number | string): Fix<ScoringFields> => fixed('enter', words.say('scoring.fix.enter', { n }), { [name]: n });
  switch (problem.code) {
    case 'not-countable': {
      const name = fieldIn(problem.field);
      const typed = typedIn(value, name);
      const n = name.endsWith('.track') ? trackMeant(typed) : nearest(typed, 0, mostIn(name));
      return n === null ? [] : [entered(name, n)];
    }
    case 'marker-off-track':
      return problem.last < 0
        ? []
        : [fixed('move-marker', words.say('scoring.fix.move-marker', { n: problem.last }), { [`${problem.union}.marker`]: problem.last })];
    case 'too-many-contracts': {
      const over = problem.count - problem.max;
      const name = [`${problem.union}.uncompleted`, `${problem.union}.completed`].find((one) => Number(typedIn(value, one)) >= over);
      const n = name === undefined ? 0 : Number(typedIn(value, name)) - over;
      return name === undefined ? [] : [fixed('fewer', words.say(`scoring.fix.${name.split('.')[1]}`, { n }), { [name]: n })];
    }
  }
};

/** Makes the ways out: the nearest number, the last space of the track, as many contracts as there are seals. */
export const refusals = (words: Words): Refusals<ScoringFields, ScoringProblem> => ({
  about: (problem, value) => ({ places: placesOf(problem), fixes: fixesOf(problem, value, words) }),
});
