import { numbers } from '../../../engine/world-problems/index.ts';
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
    const has = `kr.${problem.country}.has`;
    const pays = `kr.${problem.country}.pays`;
    return {
      places: [has, pays],
      fixes: [fixed('not-pay', words.say('karma-and-radicals.fix.not-pay'), { [pays]: 'false' }), entered(has, numbers['radicals.cost'])],
    };
  },
});
