import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_IDS, apply, crisis, replay, type Choices } from '../../../src/engine/turmoil/index.ts';
import { EVENT_CASES, type EventCase } from './event-cases.ts';
import { bagOf, eventIn } from './event-model.ts';
import { before, eventSteps } from './event-steps.ts';
import { choicesIn, reachable } from './reachable.ts';
import { resolveEvent } from '../../../src/engine/turmoil/events/resolve.ts';
import { runs } from '../runs.ts';
import { differences, expected, game } from './sketch.ts';

const CHAIRMAN = ['chairman'];
const CURRENT = 'global-events.current';
const GOAL = 'special-cases.parameter-at-goal';
const SNOW = 'special-cases.snow-cover';
const warmed = (from: number, to: number) => ['crisis.global-event', { type: 'temperature-changed', from, to }] as const;

/** One effect on one player: counted, capped, units; the sources of influence; what changes; what else decided. */
type Told = readonly [
  numbers: readonly [number, number, number] | null,
  influence: readonly string[],
  changes: readonly (readonly [string, number])[],
  also: readonly string[],
];

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
      runs(300),
    );
  });

  test.each<[shows: string, one: Omit<EventCase, 'shows' | 'after'>, told: readonly Told[]]>([
    ['nothing counted, nothing gained', { card: 'homeworld-support', players: { green: {} } }, [[[0, 0, 0], [], [], []]]],
    [
      'one effect without influence, one of influence alone',
      { card: 'jovian-tax-rights', players: { red: { counts: { colonies: 2 } } } },
      [
        [[2, 2, 2], [], [['production:megacredits', 2]], []],
        [[0, 0, 1], CHAIRMAN, [['titanium', 1]], ['influence.sources']],
      ],
    ],
    [
      'floaters on each card, and one for influence',
      { card: 'cloud-societies', players: { red: { counts: { 'floater-cards': 2 } } } },
      [
        [[2, 2, 2], [], [], []],
        [[0, 0, 1], CHAIRMAN, [], ['influence.sources']],
      ],
    ],
    [
      'without a card that takes floaters influence brings none',
      { card: 'cloud-societies', players: { red: {} } },
      [
        [[0, 0, 0], [], [], []],
        [[0, 0, 0], CHAIRMAN, [], ['influence.sources']],
      ],
    ],
    [
      'what was chosen',
      { card: 'dry-deserts', players: { red: {} }, choices: { red: { kind: 'resources', gains: { plants: 1 } } } },
      [[[0, 0, 1], CHAIRMAN, [['plants', 1]], ['influence.sources']]],
    ],
    [
      'what may be kept',
      { card: 'eco-sabotage', players: { red: { stock: { plants: 6 } } } },
      [[[6, 6, 4], CHAIRMAN, [['plants', -2]], ['influence.sources']]],
    ],
    [
      'floaters instead of M€',
      {
        card: 'corrosive-rain',
        players: { red: { counts: { 'cards-with-two-floaters': 1 } } },
        choices: { red: { kind: 'loss', of: 'floaters' } },
      },
      [
        [[0, 0, 1], CHAIRMAN, [['cards-in-hand', 1]], ['influence.sources']],
        [null, [], [], []],
      ],
    ],
    [
      'M€ as far as they go, as the card itself says',
      { card: 'corrosive-rain', players: { green: { mc: 4 } } },
      [
        [[0, 0, 0], [], [], []],
        [null, [], [['megacredits', -4]], []],
      ],
    ],
    [
      'more TR due than there are',
      { card: 'war-on-earth', players: { green: { tr: 2 } } },
      [[[4, 4, 4], [], [['tr', -2]], ['open-questions.losses']]],
    ],
    ['exactly as many', { card: 'war-on-earth', players: { green: { tr: 4 } } }, [[[4, 4, 4], [], [['tr', -4]], []]]],
    [
      'more than 5, and influence',
      { card: 'asteroid-mining', players: { red: { tags: { jovian: 6 } } } },
      [[[6, 5, 6], CHAIRMAN, [['titanium', 6]], ['influence.max-five', 'influence.sources', 'influence.adjust']]],
    ],
  ])('tells the working and what decided it: %s', (_, one, told) => {
    const steps = eventSteps({ shows: '', after: '', ...one });
    const found = steps.flatMap(({ event, also = [] }): Told[] => {
      if (event.type !== 'event-resolved') return [];
      const { tally, changes } = event;
      const numbers = tally && ([tally.counted, tally.capped, tally.units] as const);
      return [[numbers, tally?.influence ?? [], changes.map(({ asset, by }) => [asset, by] as const), also]];
    });
    expect(found).toEqual(told);
  });

  test.each<[shows: string, one: Omit<EventCase, 'shows' | 'after'>, order: readonly unknown[], changes: readonly unknown[], also: unknown]>([
    [
      'the highest score first',
      { card: 'election', players: { red: { cities: 1 }, green: { cities: 3 } } },
      [
        ['green', 3, []],
        ['red', 1, CHAIRMAN],
      ],
      [
        { player: 'green', by: 2 },
        { player: 'red', by: 1 },
      ],
      undefined,
    ],
    ['nobody changed if none is ranked', { card: 'revolution', players: { green: {} } }, [['green', 0, []]], [], ['solo.differences']],
  ])('tells a comparison: %s', (_, one, order, changes, also) => {
    const [step] = eventSteps({ shows: '', after: '', ...one });
    if (step?.event.type !== 'event-ranked') throw new Error('no comparison');
    expect(step.event.scores.map(({ player, counted, influence }) => [player, counted, influence])).toEqual(order);
    expect(step.event.changes).toEqual(changes);
    expect(step.also).toEqual(also);
  });

  test.each<[shows: string, one: Pick<EventCase, 'card' | 'mars' | 'reading'>, steps: readonly (readonly [rule: string, event: object])[]]>([
    [
      'an ocean comes',
      { card: 'aquifer-released-by-public-council', mars: { oceans: 8 } },
      [[CURRENT, { type: 'ocean-changed', player: 'green', by: 1 }]],
    ],
    ['none is left', { card: 'aquifer-released-by-public-council', mars: { oceans: 9 } }, [[GOAL, { type: 'ocean-kept', reason: 'all-placed' }]]],
    ['an ocean goes', { card: 'dry-deserts', mars: { oceans: 1 } }, [[CURRENT, { type: 'ocean-changed', player: 'green', by: -1 }]]],
    ['none can go', { card: 'dry-deserts', mars: { oceans: 0 } }, [[CURRENT, { type: 'ocean-kept', reason: 'none-placed' }]]],
    ['all nine stay', { card: 'dry-deserts', mars: { oceans: 9 } }, [[GOAL, { type: 'ocean-kept', reason: 'all-placed' }]]],
    ['the goal is kept', { card: 'snow-cover', mars: { temperature: 8 } }, [[GOAL, { type: 'temperature-kept', at: 8, reason: 'goal' }]]],
    [
      'no colder',
      { card: 'snow-cover', mars: { temperature: -30 } },
      [['crisis.global-event', { type: 'temperature-kept', at: -30, reason: 'coldest' }]],
    ],
    ['down to 0 °C', { card: 'snow-cover', mars: { temperature: 4 } }, [warmed(4, 0)]],
    ['down from 0 °C', { card: 'snow-cover', mars: { temperature: 0 } }, [warmed(0, -4), [SNOW, { type: 'ocean-kept', reason: 'stays' }]]],
    ['below 0 °C all the time', { card: 'snow-cover', mars: { temperature: -2 } }, [warmed(-2, -6)]],
    ['up from 0 °C', { card: 'volcanic-eruptions', mars: { temperature: 0, zeroPassed: true } }, [warmed(0, 4)]],
    [
      'up to 0 °C',
      { card: 'volcanic-eruptions', mars: { temperature: -4 } },
      [warmed(-4, 0), ['special-cases.volcanic-eruptions', { type: 'ocean-changed', player: 'green', by: 1 }]],
    ],
    [
      'without an ocean',
      { card: 'volcanic-eruptions', mars: { temperature: -4, oceans: 9 } },
      [warmed(-4, 0), ['open-questions.eruption-without-ocean', { type: 'ocean-kept', reason: 'all-placed' }]],
    ],
    [
      'a second time by the French edition',
      { card: 'volcanic-eruptions', mars: { temperature: -4, zeroPassed: true }, reading: 'fr' },
      [warmed(-4, 0), [SNOW, { type: 'ocean-kept', reason: 'second-time' }]],
    ],
  ])('tells what happens to Mars: %s', (_, one, expectedSteps) => {
    const steps = eventSteps({ shows: '', after: '', players: { green: {} }, ...one }).filter(({ event }) => event.type !== 'event-resolved');
    expect(steps.map(({ rule, event }) => [rule, event])).toEqual(expectedSteps);
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
