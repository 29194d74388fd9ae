import { COLOURS, type SetUpInput, type SetUpProblem } from '../../engine/turmoil/index.ts';
import type { Refusals } from '../frame/example.ts';

const placesOf = (problem: SetUpProblem): readonly string[] => {
  switch (problem.code) {
    case 'no-players':
      return COLOURS.map((colour) => `player.${colour}`);
    case 'same-card-twice':
      return (['coming', 'distant'] as const).flatMap((space) => [space, `event:${space}`]);
    case 'same-colour-twice':
      return [`player.${problem.player}`];
  }
};

/** Says where a set-up cannot be. Who plays and which card was drawn, only the reader knows. */
export const refusals: Refusals<SetUpInput, SetUpProblem> = { about: (problem) => ({ places: placesOf(problem), fixes: [] }) };
