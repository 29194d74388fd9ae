import { numbers, unreachable } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, isEmpty, reputationSaid, stockSaid } from '../../../sentences/world-problems/words.ts';
import { gainsSaid } from '../meanwhile.ts';
import type { FundsEvent, FundsProblem } from './input.ts';

/** Says one step. */
export const describeFunds = (event: FundsEvent, words: Words): Said => {
  const say = (key: string, values = {}): string => words.say(`funds.${key}`, values);
  const said = (key: string, values = {}): Said => ({ what: say(`step.${key}`, values), why: say(`why.${key}`, values) });
  const most = numbers['additional-rounds.most'];
  switch (event.type) {
    case 'side-chosen': {
      const letter = words.say(`pictures.letter.${event.side}`);
      const [less, more] = Object.values(event.votes).sort((one, other) => one - other);
      return said(less === more ? 'tied' : 'side-chosen', { letter, less, more });
    }
    case 'contributed': {
      const values = { Who: words.capital(countryIn(words, event.country)), stock: stockSaid(words, event.stock) };
      return said(isEmpty(event.stock) ? 'gave-nothing' : 'contributed', values);
    }
    case 'leaders-found': {
      const who = words.and(event.changes.map(({ country }) => countryIn(words, country)));
      const values = { who, Who: words.capital(who), kind: say(`kind.${event.resource}`), n: event.most };
      const reputation = reputationSaid(words, numbers['leader.reputation']);
      return said(event.changes.length === 1 ? 'leader' : 'leaders', { ...values, reputation });
    }
    case 'nobody-led':
      return said(event.type, { kind: say(`kind.${event.resource}`) });
    case 'fund-counted':
      return said(isEmpty(event.lacking) ? 'solved' : 'lacking', { stock: stockSaid(words, event.lacking) });
    case 'penalty-called':
      return said(event.type, { n: event.number, most });
    case 'game-over':
      return said(event.type, { most });
    case 'fund-returned':
      return said(event.type, { stock: stockSaid(words, event.stock) });
    case 'phase-begun': {
      const { what, why } = said(event.type);
      return { what: what + gainsSaid(event, words), why };
    }
    case 'nobody-claimed':
      return said(event.type);
    default:
      return unreachable(event);
  }
};

/** Says why a case is refused. */
export const describeFundsProblem = ({ code, country, resource, has, needs }: FundsProblem, words: Words): string =>
  words.say(`funds.problem.${code satisfies 'not-enough-resources'}`, {
    Who: words.capital(countryIn(words, country)),
    needs: stockSaid(words, { [resource]: needs }),
    has,
  });
