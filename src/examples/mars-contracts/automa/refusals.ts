import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';
import type { AutomaFields, AutomaProblem } from './input.ts';

const fixed = fixingFields(enter);

/** Makes the way out: a slot that is available. */
export const refusals = (words: Words): Refusals<AutomaFields, AutomaProblem> => ({
  about: () => ({
    places: ['first', 'second', 'slot:1.0', 'slot:1.1'],
    fixes: [fixed('free-slot', words.say('automa.fix.free-slot'), { second: 'empty' })],
  }),
});
