import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_IDS, apply, crisis, replay, type Choices } from '../../src/engine/turmoil/index.ts';
import { EVENT_CASES } from './event-cases.ts';
import { bagOf, eventIn } from './event-model.ts';
import { before, eventSteps } from './event-steps.ts';
import { choicesIn, reachable } from './reachable.ts';
import { resolveEvent } from '../../src/engine/turmoil/global-events.ts';
import { differences, expected, game } from './sketch.ts';

describe('a global event (crisis.global-event)', () => {
  test.each(EVENT_CASES)('$card: $shows', (one) => {
    expect(differences(before(one), replay(apply, before(one), eventSteps(one)))).toEqual(expected(one.after));
  });

  test('every card has a case', () => {
    expect([...new Set(EVENT_CASES.map(({ card }) => card))].sort()).toEqual([...EVENT_IDS].sort());
  });

  test.each(['ru', 'fr'] as const)('comes out as a second account of the cards has it, whatever the game (%s)', (reading) => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...EVENT_IDS), ({ game: any }, card) => {
        const here = { ...any, events: { ...any.events, current: card } };
        const choices = choicesIn(here);
        const readings = { 'influence.adjust': reading, 'special-cases.snow-cover': reading };
        const after = replay(apply, here, resolveEvent({ readings, choices })(here));
        expect(bagOf(after)).toEqual(eventIn(here, card, reading, choices));
      }),
      { numRuns: 300 },
    );
  });

  test('what happens once comes first, then each player in turn order (open-questions.event-order)', () => {
    const [aquifer] = EVENT_CASES;
    const steps = aquifer === undefined ? [] : eventSteps(aquifer);
    expect(steps.map(({ event }) => (event.type === 'event-resolved' ? event.player : event.type))).toEqual([
      'ocean-changed',
      ...['red', 'red', 'blue', 'blue', 'green', 'green'],
    ]);
  });

  test.each<[shows: string, card: 'dry-deserts' | 'corrosive-rain', floaterCards: number, choices: Choices, options: readonly string[] | null]>([
    ['nobody has chosen', 'dry-deserts', 0, {}, ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat']],
    ['too little', 'dry-deserts', 0, { red: { kind: 'resources', gains: {} } }, ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat']],
    [
      'too much',
      'dry-deserts',
      0,
      { red: { kind: 'resources', gains: { steel: 2 } } },
      ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'],
    ],
    [
      'a gain that is a loss',
      'dry-deserts',
      0,
      { red: { kind: 'resources', gains: { steel: 2, heat: -1 } } },
      ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'],
    ],
    ['just enough', 'dry-deserts', 0, { red: { kind: 'resources', gains: { steel: 1 } } }, null],
    ['floaters or M€', 'corrosive-rain', 1, {}, ['floaters', 'megacredits']],
    ['floaters', 'corrosive-rain', 1, { red: { kind: 'loss', of: 'floaters' } }, null],
    ['no floaters to lose, nothing to choose', 'corrosive-rain', 0, {}, null],
    ['floaters that are not there', 'corrosive-rain', 0, { red: { kind: 'loss', of: 'floaters' } }, ['megacredits']],
  ])('asks for a decision: %s, %s', (_, card, floaterCards, choices, options) => {
    const start = game({
      players: { red: { counts: { 'cards-with-two-floaters': floaterCards } } },
      parties: { unity: 'N' },
      chairman: 'R',
      dominant: 'unity',
      events: [null, null, card],
    });
    const outcome = crisis(start, { revealed: null, choices, readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } });
    const problem = { code: 'decision-needed', rule: 'crisis.global-event', player: 'red', card, units: 1, options };
    expect(outcome.ok ? null : outcome.problem).toEqual(options === null ? null : problem);
  });
});
