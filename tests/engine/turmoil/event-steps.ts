import type { TurmoilStep } from '../../../src/engine/turmoil/index.ts';
import { resolveEvent } from '../../../src/engine/turmoil/events/resolve.ts';
import type { EventCase } from './event-cases.ts';
import { game } from './sketch.ts';

/** The game of a case, before its event. */
export const before = ({ card, players, mars = {} }: EventCase) =>
  game({ players, mars, parties: { unity: 'Bb1' }, chairman: 'R', dominant: 'unity', events: [null, null, card] });

/** The steps of a case's event alone, without the rest of the crisis. */
export function eventSteps(one: EventCase): readonly TurmoilStep[] {
  const reading = one.reading ?? 'ru';
  return resolveEvent({ readings: { 'influence.adjust': reading, 'special-cases.snow-cover': reading }, choices: one.choices ?? {} })(before(one));
}
