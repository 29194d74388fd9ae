import { describe, expect, test } from 'vitest';
import {
  resolveInfluence,
  apply,
  applyInfluence,
  applyLobbying,
  applyRequirement,
  applyScoring,
  applySetUp,
  applySolarPhase,
  applyTrack,
  applyTemperature,
  bareBoards,
  followCard,
  lobbyInTurn,
  resolveTemperature,
  startInfluence,
  startScoring,
  startSolarPhase,
  tallyOf,
  takeActions,
} from '../../../src/engine/turmoil/index.ts';
import { resolveEffect } from '../../../src/engine/turmoil/events/effects.ts';
import { under } from './policy-cases.ts';
import { game, player } from './sketch.ts';

const start = game({ players: { red: {} }, dominant: 'reds' });
/** A word that no vocabulary has, as a file of another version may hold it. */
const unknown = { type: 'unknown', kind: 'unknown' } as never;

const influenced = { count: null, capped: false, influence: 'add', perUnit: 1 } as const;

describe('a word that is not known is never passed over', () => {
  test.each<[where: string, () => unknown]>([
    ['an event of a crisis', () => apply(start, unknown)],
    ['a space of the track', () => apply(start, { type: 'card-moved', space: unknown, card: null })],
    ['an event of lobbying', () => applyLobbying(start, unknown)],
    ['an action of lobbying', () => lobbyInTurn(start, [unknown])],
    ['a stage of the influence', () => applyInfluence(startInfluence('riots'), unknown)],
    ['what influence does', () => tallyOf({ count: 'cities', capped: true, influence: unknown }, 1, [], 'ru')],
    ['a reading of the influence', () => tallyOf({ count: 'cities', capped: true, influence: 'add' }, 1, [], unknown)],
    [
      'an edition',
      () => resolveInfluence({ card: 'riots', player: 'red', amount: 1, chairman: false, leader: false, delegates: 0, reading: unknown }),
    ],
    [
      'an effect of a card',
      () => resolveEffect({ kind: unknown, ...influenced }, { player: player('red'), influence: [], reading: 'ru', choice: undefined }),
    ],
    ['a stage of a requirement', () => applyRequirement(unknown, unknown)],
    ['an event of the scoring', () => applyScoring(startScoring(), unknown)],
    ['an event of the set-up', () => applySetUp(bareBoards(['red']), unknown)],
    ['an event of the solar phase', () => applySolarPhase(startSolarPhase({ distances: unknown }), unknown)],
    ['an event of a card', () => applyTrack(unknown, unknown)],
    ['an event of the temperature', () => applyTemperature(start.mars, unknown)],
    [
      'an edition of the snow cover',
      () => resolveTemperature({ card: 'volcanic-eruptions', mars: { temperature: -2, oceans: 1, zeroPassed: true }, reading: unknown }),
    ],
    ['an edition of the policy', () => takeActions(under({ ruling: 'reds' }), [{ kind: 'raise', steps: 1 }], { 'parties.reds.policy': unknown })],
    ['an edition that counts generations', () => followCard({ card: 'riots', start: { at: 'set-up', space: 'distant' }, reading: unknown })],
    [
      'an action under a policy',
      () => takeActions(under({ ruling: 'greens' }), [{ ...(unknown as object), steps: 1 } as never], { 'parties.reds.policy': 'ru' }),
    ],
  ])('%s', (_, use) => {
    expect(use).toThrow(TypeError);
  });
});
