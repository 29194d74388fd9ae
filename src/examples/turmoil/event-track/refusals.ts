import type { TrackProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { fixing } from '../../../sentences/turmoil/fixes.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { TrackFields } from './input.ts';

const fixed = fixingFields(enter);

/** Fetches the ways out: the nearest generation, and the nearest number of delegates. */
export const refusals = async (words: Words): Promise<Refusals<TrackFields, TrackProblem>> => {
  const { named } = await fixing(words);
  const about = (problem: TrackProblem, value: TrackFields): About<TrackFields> => {
    const isReserve = problem.code === 'no-such-reserve';
    const field = isReserve ? 'neutral' : 'generation';
    const n = isReserve ? nearest(value.neutral, 0, problem.max) : nearest(value.generation, 1);
    return { places: [field], fixes: n === null ? [] : [fixed('enter', named('enter', { n }), { [field]: n })] };
  };
  return { about };
};
