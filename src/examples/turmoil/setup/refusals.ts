import { COLOURS, EVENT_IDS, type SetUpInput, type SetUpProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';

const fixed = fixingFields(enter);
const DRAWN = ['coming', 'distant'] as const;

const placesOf = (problem: SetUpProblem): readonly string[] => {
  switch (problem.code) {
    case 'no-players':
      return COLOURS.map((colour) => `player.${colour}`);
    case 'same-card-twice':
      return DRAWN.flatMap((space) => [space, `event:${space}`]);
    case 'same-colour-twice':
      return [`player.${problem.player}`];
  }
};

/** Makes the ways out: another card for one of the spaces, or a player. */
export const refusals = (words: Words): Refusals<SetUpInput, SetUpProblem> => {
  const fixesOf = (problem: SetUpProblem, { coming }: SetUpInput): readonly Fix<SetUpInput>[] => {
    const other = EVENT_IDS[(EVENT_IDS.indexOf(coming) + 1) % EVENT_IDS.length]!;
    switch (problem.code) {
      case 'no-players':
        return [
          fixed('add-player', words.say('setup.fix.add-player', { Player: words.capital(ownerIn(words, COLOURS[0])) }), {
            [`player.${COLOURS[0]}`]: 'true',
          }),
        ];
      case 'same-card-twice':
        return DRAWN.map((space) => fixed(`other-${space}`, words.say(`setup.fix.${space}`, { card: words.label(other) }), { [space]: other }));
      case 'same-colour-twice':
        return [];
    }
  };
  return { about: (problem, value) => ({ places: placesOf(problem), fixes: fixesOf(problem, value) }) };
};
