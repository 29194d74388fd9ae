import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { AMOUNTS, type CycleFields, type CycleProblem } from './input.ts';

const fixed = fixingFields(enter);

const aboutOf = (problem: CycleProblem, value: CycleFields, words: Words): About<CycleFields> => {
  const fix = (id: string, n: number, name: string) => fixed(id, words.say(`cycle.fix.${id}`, { n }), { [name]: n });
  switch (problem.code) {
    case 'not-countable': {
      const part = problem.field === 'penalties' ? 'penalties' : 'reputation';
      const n = nearest(value[part], 0, part === 'penalties' ? numbers['additional-rounds.most'] : undefined);
      return { places: [`cy.${part}`], fixes: n === null ? [] : [fix('enter', n, `cy.${part}`)] };
    }
    case 'too-many-penalties':
      return { places: ['cy.penalties'], fixes: [fix('enter', problem.max, 'cy.penalties')] };
    case 'not-enough-resources': {
      const { country, has, needs } = problem;
      const held = value.countries[COUNTRIES.findIndex((id) => id === country)]!;
      const name = `cy.${country}.${Number(held.first) > Number(value.food) ? 'first' : 'again'}`;
      const enough = Number(value.food) + needs - has;
      return { places: [name, 'cy.food'], fixes: [fix('less', has, name), ...(enough < AMOUNTS.length ? [fix('more', enough, 'cy.food')] : [])] };
    }
    case 'not-enough-reputation': {
      const places = ['cy.reputation', 'cy.pays'];
      const enough = nearest(value.reputation)! + problem.needs - problem.has;
      return { places, fixes: [fixed('not-pay', words.say('cycle.fix.not-pay'), { 'cy.pays': 'false' }), fix('enter', enough, 'cy.reputation')] };
    }
    default:
      return unreachable(problem);
  }
};

/** Makes the ways out: another number, a smaller hand, more food, or no contribution to the radicals. */
export const refusals = (words: Words): Refusals<CycleFields, CycleProblem> => ({
  about: (problem, value) => aboutOf(problem, value, words),
});
