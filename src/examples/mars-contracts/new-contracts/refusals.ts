import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { NewFields, NewProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the way out: the next round. After the end of the game there is none. */
export const refusals = (words: Words): Refusals<NewFields, NewProblem> => ({
  about: ({ phase }) => ({
    places: ['phase', 'deck'],
    fixes: phase === 'over' ? [] : [fixed('next-round', words.say('new-contracts.fix.next-round'), { phase: 'contracts' })],
  }),
});
