import '../../drawings/turmoil/refused-places.ts';
import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { fixing } from '../../sentences/turmoil/fixes.ts';
import type { Fix } from '../frame/example.ts';
import type { CrisisInput } from './input.ts';

/** Fetches the ways out of an impossible board. */
export const fixes = async (words: Words): Promise<(problem: TurmoilProblem, value: CrisisInput) => readonly Fix<CrisisInput>[]> => {
  const { mended } = await fixing(words);
  return (problem, { position }) =>
    mended(problem, position.game).map(({ game, ...fix }) => ({ ...fix, make: (input) => [{ ...input, position: { ...input.position, game } }, 1] }));
};
