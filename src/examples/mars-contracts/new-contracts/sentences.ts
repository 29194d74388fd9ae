import { numbers, unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Values } from '../../../i18n/say.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import type { NewEvent, NewProblem } from './input.ts';

const DRAWN = numbers['contracts.drawn'];

/** The end of the key of the step, that of the reason, and the values. */
const sayingOf = (event: NewEvent, words: Words): readonly [what: string, why: string, values: Values] => {
  switch (event.type) {
    case 'contracts-cleared':
    case 'contracts-dealt': {
      const { union, contracts } = event;
      const short = event.type === 'contracts-dealt' && contracts.length < DRAWN;
      const values = { union, cards: words.and(contracts), count: contracts.length, drawn: DRAWN };
      return [contracts.length === 0 ? '-none' : '', short ? '-short' : '', values];
    }
    case 'phase-begun':
      return ['', '', {}];
    default:
      return unreachable(event);
  }
};

/** Says one step of the new contracts of a round. */
export const describeNew = (event: NewEvent, words: Words): Said => {
  const [what, why, values] = sayingOf(event, words);
  return { what: words.say(`new-contracts.what.${event.type}${what}`, values), why: words.say(`new-contracts.why.${event.type}${why}`, values) };
};

/** Says why new contracts are refused. */
export const describeNewProblem = ({ phase }: NewProblem & { readonly code: 'out-of-order' }, words: Words): string =>
  words.say(`new-contracts.problem.${phase}`);
