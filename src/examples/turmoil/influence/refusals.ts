import type { TurmoilProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing } from '../../../sentences/turmoil/fixes.ts';
import { sayingRefusals } from '../../../sentences/turmoil/problem.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { InfluenceInput } from './input.ts';

const fixed = fixingFields(enter);

/** Fetches the words for all refusals except the one that `refuse` says, and the ways out: no more delegates than there are, and the nearest number. */
export const refusals = async (words: Words): Promise<Refusals<InfluenceInput, TurmoilProblem>> => {
  const [say, { named }] = await Promise.all([sayingRefusals(words), fixing(words)]);
  const mendedBy = (problem: TurmoilProblem, value: InfluenceInput): About<InfluenceInput> => {
    if (problem.code === 'wrong-delegate-count') {
      const n = problem.due - value.seats.length;
      return { places: ['delegates', ...value.seats], fixes: [fixed('keep', named('keep', { count: n }), { delegates: n })] };
    }
    const field = (['amount', 'delegates', 'has'] as const).find((one) => problem.code === 'not-countable' && problem.field === one);
    if (!field) return { places: ['card'], fixes: [] };
    const n = nearest(value[field]);
    return { places: [field], fixes: n === null ? [] : [fixed('enter', named('enter', { n }), { [field]: n })] };
  };
  return { about: (problem, value) => ({ text: say(problem), ...mendedBy(problem, value) }) };
};
