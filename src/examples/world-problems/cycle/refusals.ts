import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { reputationIn, type CycleFields, type CycleProblem } from './input.ts';

const fixed = fixingFields(enter);

const seatOf = (country: string): number => COUNTRIES.findIndex((id) => id === country);

/** The field of a country's reputation: that of all, unless it has another one. */
const reputationField = ({ reputations }: CycleFields, country: string): string =>
  reputations[seatOf(country)] === null ? 'cy.reputation' : `cy.${country}.reputation`;

const aboutOf = (problem: CycleProblem, value: CycleFields, words: Words): About<CycleFields> => {
  const fix = (id: string, n: number, name: string) => fixed(id, words.say(`cycle.fix.${id}`, { n }), { [name]: n });
  switch (problem.code) {
    case 'not-countable': {
      const country = problem.field.split('.')[0]!;
      const isOfGame = problem.field === 'penalties';
      const name = isOfGame ? 'cy.penalties' : reputationField(value, country);
      const typed = isOfGame ? value.penalties : reputationIn(value, seatOf(country));
      const n = nearest(typed, 0, isOfGame ? numbers['additional-rounds.most'] : undefined);
      return { places: [name], fixes: n === null ? [] : [fix('enter', n, name)] };
    }
    case 'too-many-penalties':
      return { places: ['cy.penalties'], fixes: [fix('enter', problem.max, 'cy.penalties')] };
    case 'not-enough-resources': {
      const { country, has, needs } = problem;
      const name = `cy.${country}.first`;
      const food = `cy.${country}.food`;
      const more = fixed('more', words.say('cycle.fix.more', { n: needs, to: words.say(`world-problems.to.${country}`) }), { [food]: needs });
      return { places: [name, food], fixes: [fix('less', has, name), more] };
    }
    case 'not-enough-reputation': {
      const name = reputationField(value, problem.country);
      const enough = nearest(reputationIn(value, seatOf(problem.country)))! + problem.needs - problem.has;
      const fixes = [fixed('not-pay', words.say('cycle.fix.not-pay'), { 'cy.pays': 'false' }), fix('enter', enough, name)];
      return { places: [name, 'cy.pays'], fixes };
    }
    default:
      return unreachable(problem);
  }
};

/** Makes the ways out: another number, a smaller hand, more food, or no contribution to the radicals. */
export const refusals = (words: Words): Refusals<CycleFields, CycleProblem> => ({
  about: (problem, value) => aboutOf(problem, value, words),
});
