import { numbers, SIDES } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { PLAYERS, type KarmaFields, type KarmaProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: the nearest number, or a country that does not pay or can pay. */
export const refusals = (words: Words): Refusals<KarmaFields, KarmaProblem> => ({
  about: (problem, value) => {
    const entered = (name: string, n: number) => fixed('enter', words.say('karma-and-radicals.fix.enter', { n }), { [name]: n });
    if (problem.code === 'not-countable') {
      const id = problem.field.split('.')[0]!;
      const name = `kr.${id}.has`;
      const n = nearest(value.countries[PLAYERS.findIndex((one) => one === id)]!.has);
      return { places: [name], fixes: n === null ? [] : [entered(name, n)] };
    }
    if (problem.code === 'problem-skipped') {
      const solve = (side: string) => {
        const label = words.say('karma-and-radicals.fix.solve', { letter: words.say(`pictures.letter.${side}`) });
        return fixed(`solve-${side}`, label, { 'kr.side2': side });
      };
      const not = fixed('not-solved', words.say('karma-and-radicals.fix.not-solved'), { 'kr.side3': 'none' });
      return { places: ['kr.side2', 'kr.side3'], fixes: [...SIDES.map(solve), not] };
    }
    const has = `kr.${problem.country}.has`;
    const pays = `kr.${problem.country}.pays`;
    return {
      places: [has, pays],
      fixes: [fixed('not-pay', words.say('karma-and-radicals.fix.not-pay'), { [pays]: 'false' }), entered(has, numbers['radicals.cost'])],
    };
  },
});
