import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyTrack,
  citedBy,
  crisis,
  type Edition,
  type EventId,
  followCard,
  type Game,
  globalEvents,
  numbers,
  replay,
  startGame,
  startTrack,
  type TrackInput,
  type TrackStart,
} from '../../../src/engine/turmoil/index.ts';
import { refusedInput, REFUSED_STARTS, RULES, TRACK_CASES, trackInput } from './event-track-cases.ts';
import { player } from './sketch.ts';

describe('the way of a card', () => {
  test.each(TRACK_CASES)('$shows', (one) => {
    const outcome = followCard(trackInput(one));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(one.trace.split(' ').map((short) => RULES[short]));
    const { space, generation, arrived, neutral, counted } = outcome.state;
    expect({ space, generation, arrived, neutral, counted }).toEqual({
      space: 'resolved',
      generation: one.resolved,
      arrived: one.arrived,
      neutral: one.left,
      counted: one.counted,
    });
  });

  test.each(REFUSED_STARTS)('refuses %s', (_, change, problem) => {
    expect(followCard(refusedInput(change))).toEqual({ ok: false, problem });
  });
});

describe('each step of the way', () => {
  test.each<[shows: string, TrackStart, Edition, readonly object[]]>([
    [
      'from set-up',
      { at: 'set-up', space: 'distant' },
      'fr',
      [
        { type: 'card-revealed', card: 'riots', space: 'distant', generation: 0 },
        { type: 'delegate-came', party: 'mars-first', corner: 'revealed', left: 11 },
        { type: 'nothing-to-resolve', generation: 1 },
        { type: 'card-advanced', space: 'coming', generation: 1 },
        { type: 'card-advanced', space: 'current', generation: 2 },
        { type: 'delegate-came', party: 'reds', corner: 'current', left: 10 },
        { type: 'card-resolved', card: 'riots', generation: 3 },
        { type: 'generations-counted', reading: 'fr', generations: [1, 2, 3], short: false },
      ],
    ],
    [
      'from the Coming space',
      { at: 'set-up', space: 'coming' },
      'ru',
      [
        { type: 'card-revealed', card: 'riots', space: 'coming', generation: 0 },
        { type: 'delegate-came', party: 'mars-first', corner: 'revealed', left: 12 },
        { type: 'nothing-to-resolve', generation: 1 },
        { type: 'card-advanced', space: 'current', generation: 1 },
        { type: 'delegate-came', party: 'reds', corner: 'current', left: 11 },
        { type: 'card-resolved', card: 'riots', generation: 2 },
        { type: 'generations-counted', reading: 'ru', generations: [1], short: true },
      ],
    ],
    [
      'from a crisis, the last card, with no neutral delegate left',
      { at: 'crisis', generation: 8, neutral: 0, last: true },
      'ru',
      [
        { type: 'card-revealed', card: 'riots', space: 'distant', generation: 8 },
        { type: 'none-came', party: 'mars-first', corner: 'revealed' },
        { type: 'card-advanced', space: 'coming', generation: 9 },
        { type: 'deck-empty', generation: 9 },
        { type: 'card-advanced', space: 'current', generation: 10 },
        { type: 'none-came', party: 'reds', corner: 'current' },
        { type: 'deck-empty', generation: 10 },
        { type: 'card-resolved', card: 'riots', generation: 11 },
        { type: 'generations-counted', reading: 'ru', generations: [9, 10], short: false },
      ],
    ],
  ])('is told with its facts: %s', (_, from, reading, events) => {
    const outcome = followCard({ card: 'riots', start: from, reading });
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toEqual(events);
  });

  test('the whole reserve may be full, and the card may be revealed in the last generation that is counted', () => {
    expect(followCard(refusedInput({ neutral: 14, generation: 999 }))).toMatchObject({ ok: true, state: { neutral: 12, generation: 1002 } });
  });
});

const cards = Object.keys(globalEvents) as EventId[];
const start: fc.Arbitrary<TrackStart> = fc.oneof(
  fc.record({
    at: fc.constant('crisis' as const),
    generation: fc.integer({ min: 1, max: 99 }),
    neutral: fc.integer({ min: 0, max: 14 }),
    last: fc.boolean(),
  }),
  fc.record({ at: fc.constant('set-up' as const), space: fc.constantFrom('coming' as const, 'distant' as const) }),
);
const input: fc.Arbitrary<TrackInput> = fc.record({ card: fc.constantFrom(...cards), start, reading: fc.constantFrom<Edition>('ru', 'fr') });

/** Cards that leave players nothing to decide. */
const QUIET = ['riots', 'pandemic', 'generous-funding', 'solar-flare', 'strong-society', 'homeworld-support', 'spin-off-products'] as const;

describe('whatever card is followed', () => {
  test('the trace replays and names listed rules', () => {
    fc.assert(
      fc.property(input, (one) => {
        const outcome = followCard(one);
        if (!outcome.ok) throw new Error(outcome.problem.code);
        expect(replay(applyTrack, startTrack(one), outcome.trace)).toEqual(outcome.state);
        expect(citedBy['event-track']).toEqual(expect.arrayContaining(outcome.trace.map(({ rule }) => rule)));
      }),
    );
  });

  test('from the Distant space the two counts are those that the editions print (global-events.distant)', () => {
    fc.assert(
      fc.property(input, (one) => {
        fc.pre(one.start.at === 'crisis' || one.start.space === 'distant');
        const counts = (['ru', 'fr'] as const).map((reading) => followCard({ ...one, reading }));
        expect(counts.map((outcome) => outcome.ok && outcome.state.counted.length)).toEqual([numbers['events.between'], numbers['events.ahead']]);
      }),
    );
  });

  test('whole crises carry it the same way and resolve it in the same generation', () => {
    const readings = { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } as const;
    const [coming, distant, ...deck] = QUIET;
    let game: Game = startGame([player('red'), player('blue')], coming, distant);
    const resolvedIn = new Map<EventId, number>();
    const revealedIn = new Map<EventId, number>();
    for (let generation = 1; generation <= 5; generation += 1) {
      const revealed = deck[generation - 1] ?? null;
      const outcome = crisis(game, { revealed, choices: {}, readings });
      if (!outcome.ok) throw new Error(outcome.problem.code);
      if (game.events.current) resolvedIn.set(game.events.current, generation);
      if (revealed) revealedIn.set(revealed, generation);
      game = outcome.state;
    }
    const starts: [EventId, TrackStart][] = [
      [coming, { at: 'set-up', space: 'coming' }],
      [distant, { at: 'set-up', space: 'distant' }],
      ...[...revealedIn].map(([card, generation]): [EventId, TrackStart] => [card, { at: 'crisis', generation, neutral: 9, last: false }]),
    ];
    const followed = starts.filter(([card]) => resolvedIn.has(card));
    expect(followed).toHaveLength(4);
    for (const [card, from] of followed) {
      const outcome = followCard({ card, start: from, reading: 'fr' });
      expect(outcome.ok && outcome.state.generation).toBe(resolvedIn.get(card));
    }
  });
});
