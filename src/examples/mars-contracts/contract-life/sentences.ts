import { unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { whoIn } from '../../../sentences/mars-contracts/event.ts';
import type { LifeProblem } from './input.ts';

/** Says why an input is refused. */
export const describeLifeProblem = (problem: LifeProblem, words: Words): string => {
  const key = `contract-life.problem.${problem.code}`;
  switch (problem.code) {
    case 'marker-off-track':
      return words.say(problem.last < 0 ? 'contract-life.problem.no-track' : key, { at: problem.at, last: problem.last });
    case 'nothing-to-advance':
      return words.say(key, { who: whoIn(words, problem.player) });
    case 'decision-needed':
      return words.say(key);
    default:
      return unreachable(problem);
  }
};
