import type { Words } from '../../../i18n/words.ts';
import { kindOf } from '../../../sentences/world-problems/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { AMOUNTS, PLAYERS, type FundsFields, type FundsProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: to hold out what the country has, or to give all countries more. */
export const refusals = (words: Words): Refusals<FundsFields, FundsProblem> => ({
  about: ({ country, resource, has, needs }, value) => {
    const held = value.countries.find((_, at) => PLAYERS[at] === country);
    const kind = kindOf(resource);
    const hand = held && kind && Number(held.first[kind]) > Number(value.has) ? 'first' : 'again';
    const name = `fu.${country}.${hand}.${resource}`;
    const enough = Number(value.has) + needs - has;
    const more = AMOUNTS.some((n) => n === String(enough)) ? [fixed('more', words.say('funds.fix.more', { n: enough }), { 'fu.has': enough })] : [];
    return { places: [name, 'fu.has'], fixes: [fixed('less', words.say('funds.fix.less', { n: has }), { [name]: has }), ...more] };
  },
});
