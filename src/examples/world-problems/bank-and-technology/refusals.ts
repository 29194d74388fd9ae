import { numbers } from '../../../engine/world-problems/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { kindOf, KINDS } from '../../../sentences/world-problems/words.ts';
import type { About, Refusals } from '../../frame/definition/example.ts';
import { fixingFields, nearest } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import { isPaidToBank } from './sentences.ts';
import { giftsIn, TYPED, type BankFields, type BankProblem } from './input.ts';

const fixed = fixingFields(enter);

/** The fields of both exchanges in which something stands. */
const exchanging = (value: BankFields, fields: readonly (keyof BankFields)[], kind: string): readonly string[] =>
  fields.filter((field) => value[field] === kind).map((field) => `bt.${field}`);

/** The way out that leaves a purchase or an exchange out. */
const without = (words: Words, field: string) => fixed('without', words.say('bank-and-technology.fix.without'), { [`bt.${field}`]: 'none' });

/** The way out that agrees on two exchanges. Only three players may, so it says when somebody leaves the game for it. */
const agreeing = (words: Words, { players }: BankFields) => {
  const n = numbers['players.few'];
  const label = words.say(`bank-and-technology.fix.${players === String(n) ? 'agreed' : 'agreed-three'}`, { n });
  return fixed('agreed', label, { 'bt.agreed': 'true', 'bt.players': n });
};

/** The way out that makes no exchange. */
const withoutExchange = (words: Words) =>
  fixed('no-exchange', words.say('bank-and-technology.fix.no-exchange'), { 'bt.gives1': 'none', 'bt.gives2': 'none' });

const aboutOf = (problem: BankProblem, value: BankFields, words: Words): About<BankFields> => {
  const entered = (name: string, n: number) => fixed('enter', words.say('bank-and-technology.fix.enter', { n }), { [name]: n });
  switch (problem.code) {
    case 'not-countable': {
      const field = TYPED.find((one) => one === problem.field.split('.')[1]);
      if (!field) return { places: [], fixes: [] };
      const n = nearest(value[field]);
      return { places: [`bt.${field}`], fixes: n === null ? [] : [entered(`bt.${field}`, n)] };
    }
    case 'no-second-exchange':
      return {
        places: ['bt.agreed'],
        fixes: [fixed('not-agreed', words.say('bank-and-technology.fix.not-agreed'), { 'bt.agreed': 'false' })],
      };
    case 'action-taken-already':
      return {
        places: ['bt.gives2'],
        fixes: [without(words, 'gives2'), agreeing(words, value)],
      };
    case 'reputation-at-bank': {
      const fields = problem.as === 'paid' ? (['gives1', 'gives2'] as const) : (['first1', 'second1', 'first2', 'second2'] as const);
      const places = exchanging(value, fields, 'reputation');
      const kind = KINDS.find((one) => Number(value[one]) > 0) ?? KINDS[0];
      const entries = Object.fromEntries(places.map((name) => [name, kind]));
      return { places, fixes: [fixed('resource', words.say('bank-and-technology.fix.resource'), entries)] };
    }
    case 'not-enough-resources': {
      const gifts = giftsIn(value).filter(({ resource }) => resource === problem.resource);
      const places = exchanging(value, ['gives1', 'gives2'], problem.resource);
      const wanted = value.purchase === 'random' && gifts.length >= problem.needs ? gifts.map(({ country }) => `bt.${country}`) : places;
      const kind = kindOf(problem.resource);
      return {
        places: [`bt.${problem.resource}`, ...wanted],
        fixes: [
          ...(isPaidToBank(problem, value) ? [withoutExchange(words)] : []),
          ...(kind ? [entered(`bt.${kind}`, Number(value[kind]) + problem.needs - problem.has)] : []),
        ],
      };
    }
    case 'not-enough-reputation':
      return { places: ['bt.reputation', 'bt.purchase'], fixes: [entered('bt.reputation', problem.needs), without(words, 'purchase')] };
    case 'gift-missing':
      return {
        places: [`bt.${problem.country}`],
        fixes: [
          ...KINDS.map((kind) => fixed('give', words.say('bank-and-technology.fix.give'), { [`bt.${problem.country}`]: kind })),
          without(words, 'purchase'),
        ],
      };
  }
};

/** Makes the ways out: the nearest number, enough of what is lacking, another resource, or to leave it. */
export const refusals = (words: Words): Refusals<BankFields, BankProblem> => ({
  about: (problem, value) => aboutOf(problem, value, words),
});
