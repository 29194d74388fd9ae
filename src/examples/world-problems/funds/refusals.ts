import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { FundsFields, FundsProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: to hold out what the country has, or to let the country have more. */
export const refusals = (words: Words): Refusals<FundsFields, FundsProblem> => ({
  about: ({ country, resource, has, needs }) => {
    const name = `fu.${country}.first.${resource}`;
    const supply = `fu.${country}.has.${resource}`;
    const more = fixed('more', words.say('funds.fix.more', { n: needs, to: words.say(`world-problems.to.${country}`) }), { [supply]: needs });
    return { places: [name, supply], fixes: [fixed('less', words.say('funds.fix.less', { n: has }), { [name]: has }), more] };
  },
});
