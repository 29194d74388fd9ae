import { unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { describeTold, whoIn, type StepWith } from '../../../sentences/mars-contracts/event.ts';
import type { ActionEvent, ActionProblem } from './input.ts';

/** Says one step of an action at a union. */
export const describeAction = (step: StepWith<ActionEvent>, words: Words): Said => {
  const { event } = step;
  if (event.type !== 'leader-sent') return describeTold({ ...step, event }, words);
  return { what: words.say('union-actions.sent.what', { who: whoIn(words, event.player) }), why: words.say('union-actions.sent.why') };
};

/** Says why an action is refused. */
export const describeActionProblem = (problem: ActionProblem, words: Words): string => {
  const key = `union-actions.problem.${problem.code}`;
  switch (problem.code) {
    case 'only-on-unions':
    case 'token-missing':
      return words.say(key, { who: whoIn(words, problem.player) });
    case 'slot-taken':
    case 'slot-closed':
      return words.say(key, { slot: problem.slot + 1 });
    case 'nothing-to-commit':
    case 'placed-in-this-turn':
      return words.say(key, { who: whoIn(words, problem.player), slot: problem.slot + 1 });
    default:
      return unreachable(problem);
  }
};
