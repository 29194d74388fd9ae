import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySetUp,
  bareBoards,
  citedBy,
  type Colour,
  COLOURS,
  emptyPlayer,
  type EventId,
  globalEvents,
  PARTIES,
  problemsOf,
  replay,
  setUpBoards,
  type SetUpInput,
  sketched,
  startGame,
} from '../../../src/engine/turmoil/index.ts';
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

  test('tells each step with its facts', () => {
    const outcome = setUpBoards({ colours: ['red', 'blue'], coming: 'riots', distant: 'pandemic' });
    expect(outcome.ok && outcome.trace).toEqual([
      { rule: 'setup.player-delegates', event: { type: 'players-ready', colours: ['red', 'blue'], lobby: 1, reserve: 6 } },
      { rule: 'setup.neutral-delegates', event: { type: 'neutral-ready', reserve: 13 } },
      { rule: 'setup.coming-event', event: { type: 'event-drawn', card: 'riots', space: 'coming' } },
      {
        rule: 'committee.first-leader',
        also: ['setup.coming-event'],
        event: { type: 'neutral-sent', party: 'mars-first', card: 'riots', to: 'leader' },
      },
      { rule: 'setup.coming-event', also: ['committee.dominant-party'], event: { type: 'marker-laid', party: 'mars-first' } },
      { rule: 'setup.distant-event', event: { type: 'event-drawn', card: 'pandemic', space: 'distant' } },
      {
        rule: 'committee.first-leader',
        also: ['setup.distant-event'],
        event: { type: 'neutral-sent', party: 'greens', card: 'pandemic', to: 'leader' },
      },
      { rule: 'committee.dominance-shift', event: { type: 'marker-stays', party: 'mars-first', other: 'greens', alone: false } },
      { rule: 'setup.no-current-event', event: { type: 'current-left-empty' } },
      { rule: 'setup.policy-tiles', event: { type: 'policy-laid', party: 'greens' } },
      { rule: 'open-questions.greens-at-setup', event: { type: 'no-bonus', party: 'greens' } },
    ]);
  });

  test('sends a second delegate to the same party into its area, where it is alone with its leader', () => {
    const outcome = setUpBoards({ colours: ['red'], coming: 'homeworld-support', distant: 'strong-society' });
    expect(outcome.ok && outcome.trace.slice(6, 8).map(({ event }) => event)).toEqual([
      { type: 'neutral-sent', party: 'reds', card: 'strong-society', to: 'area' },
      { type: 'marker-stays', party: 'reds', other: 'reds', alone: true },
    ]);
  });

  test('begins with boards on which nothing lies (setup.delegates-stay)', () => {
    const { committee, events } = bareBoards(['red']);
    const { parties, lobby, reserve, chairman, ruling, dominant } = committee;
    const seats = Object.values(parties);
    const counts = [lobby, reserve, ...seats.map(({ area }) => area)].flatMap((numbers) => Object.values<number>(numbers));
    expect(counts).toEqual(Array.from({ length: 5 + 6 + 6 * 6 }, () => 0));
    const others = [chairman, ruling, dominant, ...seats.map(({ leader }) => leader), ...Object.values(events)];
    expect(others).toEqual(Array.from({ length: 3 + 6 + 3 }, () => null));
  });
});

const input: fc.Arbitrary<SetUpInput> = fc.record({
  colours: fc.shuffledSubarray<Colour>([...COLOURS], { minLength: 1 }),
  coming: fc.constantFrom(...(Object.keys(globalEvents) as EventId[])),
  distant: fc.constantFrom(...(Object.keys(globalEvents) as EventId[])),
});

describe('whoever plays and whatever is drawn', () => {
  test('the trace replays, names listed rules, and ends in the game that a sketch of it is', () => {
    fc.assert(
      fc.property(input, (one) => {
        const outcome = setUpBoards(one);
        expect(outcome.ok).toBe(one.coming !== one.distant);
        if (!outcome.ok) return;
        expect(replay(applySetUp, bareBoards(one.colours), outcome.trace)).toEqual(outcome.state);
        expect(citedBy.setup).toEqual(expect.arrayContaining(outcome.trace.flatMap(({ rule, also = [] }) => [rule, ...also])));
        const { coming, distant } = one;
        const [first, second] = [globalEvents[coming].revealed, globalEvents[distant].revealed];
        const parties = first === second ? { [first]: 'nn' } : { [first]: 'n', [second]: 'n' };
        const players = Object.fromEntries(one.colours.map((colour) => [colour, { tr: 0 }]));
        const { game } = sketched({ players, parties, dominant: first, events: { coming, distant } });
        expect(outcome.state).toEqual({ colours: one.colours, committee: game.committee, events: game.events });
        expect(startGame(one.colours.map(emptyPlayer), coming, distant)).toEqual(game);
        expect(problemsOf(game)).toEqual([]);
      }),
    );
  });
});
