import { placesOf } from '../../drawings/turmoil/refused-places.ts';
import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { fixing } from '../../sentences/turmoil/fixes.ts';
import { sayingRefusals } from '../../sentences/turmoil/problem.ts';
import type { Refusals } from '../frame/example.ts';
import type { CrisisInput } from './input.ts';

/** Fetches the words for impossible boards, their places, and the ways out of them. */
export const refusals = async (words: Words): Promise<Refusals<CrisisInput, TurmoilProblem>> => {
  const [say, { mended }] = await Promise.all([sayingRefusals(words), fixing(words)]);
  return {
    about: (problem, { position }) => ({
      text: say(problem),
      places: placesOf(problem),
      fixes: mended(problem, position.game).map(({ game, ...fix }) => ({
        ...fix,
        make: (input) => [{ ...input, position: { ...input.position, game } }, 1],
      })),
    }),
  };
};
