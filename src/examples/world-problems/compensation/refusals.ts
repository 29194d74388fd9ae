import { countryIn } from '../../../sentences/world-problems/words.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { CLAIMS, PLAYERS, type CompensationFields, type CompensationProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: the nearest number, another reputation, or one claim less. */
export const refusals = (words: Words): Refusals<CompensationFields, CompensationProblem> => ({
  about: (problem, value) => {
    const entered = (id: string, n: number) => fixed('enter', words.say('compensation.fix.enter', { n }), { [`co.${id}.has`]: n });
    if (problem.code === 'not-countable') {
      const id = problem.field.split('.')[0]!;
      const n = nearest(value.countries[PLAYERS.findIndex((one) => one === id)]!.has);
      return { places: [`co.${id}.has`], fixes: n === null ? [] : [entered(id, n)] };
    }
    const { country } = problem;
    const claims = CLAIMS.filter((field) => value.claims[field] === country).map((field) => `co.${field}`);
    const without = fixed('without', words.say('compensation.fix.without'), { [claims.at(-1)!]: 'none' });
    if (problem.code === 'contest-without-claim') {
      const entries = Object.fromEntries([['co.claim1', country], ...claims.map((field) => [field, 'none'])] as const);
      const claim = fixed('claim', words.say('compensation.fix.claim', { Who: words.capital(countryIn(words, country)) }), entries);
      return { places: ['co.claim1', ...claims], fixes: [claim, without] };
    }
    if (problem.code === 'unit-twice') return { places: [`co.${country}`, ...claims], fixes: [without] };
    return { places: [`co.${country}.has`, ...claims], fixes: [without, entered(country, problem.most)] };
  },
});
