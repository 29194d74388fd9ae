import { numbers } from '../../../engine/mars-contracts/index.ts';
import type { Values } from '../../../i18n/say.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { describeTold, gainsIn, type StepWith } from '../../../sentences/mars-contracts/event.ts';
import type { AutomaProblem, AutomaStepEvent } from './input.ts';

/** Says one step of the Automa’s turn. */
export const describeAutoma = (step: StepWith<AutomaStepEvent>, words: Words): Said => {
  const { event, rule } = step;
  const said = (values: Values, why = ''): Said => ({
    what: words.say(`automa.what.${event.type}`, values),
    why: words.say(`automa.why.${event.type}${why}`, values),
  });
  switch (event.type) {
    case 'yield-gained':
      return said({ gains: gainsIn(words, event.stock) }, rule === 'automa.production' ? '.production' : '.failed');
    case 'commitment-failed':
      return said({ union: event.union });
    case 'contract-chosen':
      return said({ union: event.union, contract: event.contract });
    case 'cannot-pay':
      return said({ has: event.has, cost: event.cost });
    case 'credits-paid':
      return said({ count: event.credits });
    case 'contract-spent':
      return said({ vp: event.vp, contract: event.contract, cost: numbers['automa.cost'] });
    default:
      return describeTold({ ...step, event }, words);
  }
};

/** Says why the turn is refused. */
export const describeAutomaProblem = ({ code, union }: AutomaProblem, words: Words): string =>
  words.say(`automa.problem.${code satisfies 'no-slot-available'}`, { union });
