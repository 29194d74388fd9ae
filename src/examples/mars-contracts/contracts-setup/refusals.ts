import type { Words } from '../../../i18n/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { SetUpFields, SetUpProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: fewer people or no Automa, or whole tiles in another order. */
export const refusals = (words: Words): Refusals<SetUpFields, SetUpProblem> => {
  const say = (fix: string): string => words.say(`contracts-setup.fix.${fix}`);
  const fewer: readonly Fix<SetUpFields>[] = [
    fixed('without-automa', say('without-automa'), { automa: 'false' }),
    fixed('three-players', say('three-players'), { players: 3 }),
  ];
  const shuffled: readonly Fix<SetUpFields>[] = [fixed('shuffle', say('shuffle'), { tiles: '526143' })];
  return {
    about: ({ code }) =>
      code === 'pieces-missing' ? { places: ['players', 'automa', 'player:automa'], fixes: fewer } : { places: ['tiles', 'deck'], fixes: shuffled },
  };
};
