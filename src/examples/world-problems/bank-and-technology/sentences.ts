import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, reputationSaid, stockSaid } from '../../../sentences/world-problems/words.ts';
import { exchangesIn, type BankEvent, type BankFields, type BankProblem } from './input.ts';

const Who = (words: Words, id: string): string => words.capital(countryIn(words, id));

/** Says one step; the rule tells for which technology somebody pays, and whether two exchanges were agreed on. */
export const describeBank = (event: BankEvent, rule: string, words: Words): Said => {
  const said = (what: string, why: string, values = {}): Said => ({
    what: words.say(`bank-and-technology.step.${what}`, values),
    why: words.say(`bank-and-technology.why.${why}`, values),
  });
  switch (event.type) {
    case 'action-taken': {
      const what = event.action === 'exchange' ? 'exchange' : 'purchase';
      return said(what, rule === 'bank.three-players' ? 'agreed' : 'once', { Who: Who(words, event.country), n: numbers['bank.few-players'] });
    }
    case 'exchanged':
      return said('exchanged', 'exchanged', {
        Who: Who(words, event.country),
        gives: stockSaid(words, event.gives),
        takes: stockSaid(words, event.takes),
      });
    case 'reputation-changed': {
      const { country, by } = event.changes[0]!;
      return said('paid', rule === 'technologies.random' ? 'random' : 'chosen', { Who: Who(words, country), reputation: reputationSaid(words, -by) });
    }
    case 'gift-given':
      return said('gift', 'gift', {
        Who: Who(words, event.from),
        to: words.say(`world-problems.to.${event.to}`),
        stock: stockSaid(words, event.stock),
      });
    case 'technology-drawn':
    case 'technology-shared': {
      const key = event.type === 'technology-drawn' ? 'drawn' : 'shared';
      return said(key, key, { Who: Who(words, event.country) });
    }
    default:
      return unreachable(event);
  }
};

/** Whether the country has paid what it lacks to the bank in this turn. */
export const isPaidToBank = (problem: BankProblem, value: BankFields): boolean =>
  problem.code === 'not-enough-resources' &&
  exchangesIn(value).some(({ gives }) => gives === problem.resource) &&
  problem.has < Number(value[problem.resource as keyof BankFields]);

/** Says why a case is refused. */
export const describeBankProblem = (problem: BankProblem, words: Words, value: BankFields): string => {
  const key = `bank-and-technology.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable': {
      const part = problem.field.split('.')[1]!;
      return words.say(key, { field: part === 'reputation' ? words.name(part) : words.say(`world-problems.kind.${part}`) });
    }
    case 'no-second-exchange':
      return words.say(key, { due: problem.due });
    case 'action-taken-already':
      return words.say(key, { Who: Who(words, problem.country) });
    case 'reputation-at-bank':
      return words.say(`bank-and-technology.problem.${problem.as}`);
    case 'not-enough-resources':
      return words.say(isPaidToBank(problem, value) ? 'bank-and-technology.problem.not-enough-after' : key, {
        Who: Who(words, problem.country),
        needs: stockSaid(words, { [problem.resource]: problem.needs }),
        has: problem.has,
      });
    case 'not-enough-reputation':
      return words.say(key, { Who: Who(words, problem.country), needs: reputationSaid(words, problem.needs), has: problem.has });
    case 'gift-missing':
      return words.say(key, { to: words.say(`world-problems.to.${problem.country}`) });
    default:
      return unreachable(problem);
  }
};
