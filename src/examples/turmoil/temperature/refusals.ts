import { MARS, type MarsProblem } from '../../../engine/turmoil/index.ts';
import { bound, minused, type Words } from '../../../i18n/words.ts';
import { fixing } from '../../../sentences/turmoil/fixes.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { TemperatureFields } from './input.ts';

const fixed = fixingFields(enter);

/** The steps of the track that are nearest to a typed temperature: one below, one above. */
const stepsNear = (typed: string): readonly number[] => {
  const at = (numberIn(typed) - MARS.coldest) / MARS.step;
  if (!Number.isFinite(at)) return [];
  const last = (MARS.warmest - MARS.coldest) / MARS.step;
  const steps = [Math.floor(at), Math.ceil(at)].map((one) => Math.min(last, Math.max(0, one)));
  return [...new Set(steps)].map((one) => MARS.coldest + one * MARS.step);
};

/** Fetches the ways out: the nearest steps of the temperature, and the nearest number of oceans. */
export const refusals = async (words: Words): Promise<Refusals<TemperatureFields, MarsProblem>> => {
  const { named } = await fixing(words);
  const fixesOf = ({ field }: MarsProblem, value: TemperatureFields): readonly Fix<TemperatureFields>[] => {
    if (field === 'temperature')
      return stepsNear(value.temperature).map((temperature) =>
        fixed(`enter${temperature}`, named('enter', { n: bound(minused(temperature), '°C') }), { temperature }),
      );
    const oceans = nearest(value.oceans, 0, MARS.oceans);
    return oceans === null ? [] : [fixed('enter', named('enter', { n: oceans }), { oceans })];
  };
  return { about: (problem, value) => ({ places: [problem.field], fixes: fixesOf(problem, value) }) };
};
