import { unreachable } from '../../../engine/mars-contracts/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { LifeFields, LifeProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: the card first, a reward, a space of the track. */
export const refusals = (words: Words): Refusals<LifeFields, LifeProblem> => {
  const fix = (id: string, entries: Readonly<Record<string, string | number>>, values = {}): Fix<LifeFields> =>
    fixed(id, words.say(`contract-life.fix.${id}`, values), entries);
  const aboutOf = (problem: LifeProblem): readonly [places: readonly string[], fixes: readonly Fix<LifeFields>[]] => {
    switch (problem.code) {
      case 'marker-off-track': {
        const n = problem.last;
        return [['track', 'marker', 'track:1', 'union:1'], n < 0 ? [] : [fix('move-marker', { marker: n }, { n })]];
      }
      case 'nothing-to-advance':
        return [['early', 'cards:1'], [fix('take-first', { early: 'false' })]];
      case 'decision-needed':
        return [
          ['reward', 'player:white'],
          [fix('reward-a', { reward: 'a' }), fix('reward-b', { reward: 'b' })],
        ];
      default:
        return unreachable(problem);
    }
  };
  return {
    about: (problem) => {
      const [places, fixes] = aboutOf(problem);
      return { places, fixes };
    },
  };
};
