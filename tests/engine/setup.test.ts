import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySetUp,
  bareBoards,
  citedBy,
  COLOURS,
  emptyPlayer,
  globalEvents,
  PARTIES,
  problemsOf,
  replay,
  setUpBoards,
  startGame,
} from '../../src/engine/turmoil/index.ts';
import type { Colour, EventId, Game, SetUpInput } from '../../src/engine/turmoil/index.ts';
import { REFUSED_SETUPS, RULES, SETUP_CASES } from './setup-cases.ts';

describe('set-up', () => {
  test.each(SETUP_CASES)('$shows', ({ colours, coming, distant, trace, led, area, dominant }) => {
    const outcome = setUpBoards({ colours, coming, distant });
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(trace.split(' ').map((short) => RULES[short]));
    const { committee, events } = outcome.state;
    const { parties } = committee;
    expect(PARTIES.filter((party) => parties[party].leader === 'neutral').sort()).toEqual([...led].sort());
    expect(PARTIES.filter((party) => parties[party].area.neutral > 0)).toEqual(area === null ? [] : [area]);
    expect(events).toEqual({ coming, distant, current: null });
    expect({ ...committee, parties: null }).toEqual({
      parties: null,
      chairman: 'neutral',
      ruling: 'greens',
      dominant,
      lobby: Object.fromEntries(COLOURS.map((colour) => [colour, colours.includes(colour) ? 1 : 0])),
      reserve: { ...Object.fromEntries(COLOURS.map((colour) => [colour, colours.includes(colour) ? 6 : 0])), neutral: 11 },
    });
  });

  test.each(REFUSED_SETUPS)('refuses %s', (_, input, problem) => {
    expect(setUpBoards(input)).toEqual({ ok: false, problem });
  });

  test('tells the two cards apart: the first draws to Coming, the second to Distant (setup.coming-event, setup.distant-event)', () => {
    const outcome = setUpBoards({ colours: ['red'], coming: 'riots', distant: 'pandemic' });
    const drawn = outcome.ok ? outcome.trace.map(({ event }) => event).filter((event) => event.type === 'event-drawn') : [];
    expect(drawn).toEqual([
      { type: 'event-drawn', card: 'riots', space: 'coming' },
      { type: 'event-drawn', card: 'pandemic', space: 'distant' },
    ]);
  });
});

const input: fc.Arbitrary<SetUpInput> = fc.record({
  colours: fc.shuffledSubarray<Colour>([...COLOURS], { minLength: 1 }),
  coming: fc.constantFrom(...(Object.keys(globalEvents) as EventId[])),
  distant: fc.constantFrom(...(Object.keys(globalEvents) as EventId[])),
});

describe('whoever plays and whatever is drawn', () => {
  test('the trace replays, names listed rules, and ends in the game that `startGame` gives', () => {
    fc.assert(
      fc.property(input, (one) => {
        const outcome = setUpBoards(one);
        expect(outcome.ok).toBe(one.coming !== one.distant);
        if (!outcome.ok) return;
        expect(replay(applySetUp, bareBoards(one.colours), outcome.trace)).toEqual(outcome.state);
        expect(citedBy.setup).toEqual(expect.arrayContaining(outcome.trace.flatMap(({ rule, also = [] }) => [rule, ...also])));
        const start = startGame(one.colours.map(emptyPlayer), one.coming, one.distant);
        expect(outcome.state.committee).toEqual(start.committee);
        expect(outcome.state.events).toEqual(start.events);
        expect(problemsOf({ ...start, committee: outcome.state.committee as Game['committee'] })).toEqual([]);
      }),
    );
  });
});
