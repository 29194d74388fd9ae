import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { SetupFields, SetupProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the way out: as many players as the game needs. */
export const refusals = (words: Words): Refusals<SetupFields, SetupProblem> => ({
  about: ({ min }) => ({ places: ['ps.players'], fixes: [fixed('enter', words.say('problems-setup.fix.enter', { n: min }), { 'ps.players': min })] }),
});
