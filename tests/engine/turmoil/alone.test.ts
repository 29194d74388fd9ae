import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countInfluence,
  DEFAULT_READINGS,
  EVENT_IDS,
  finalScoring,
  globalEvent,
  influenceCaseFor,
  meetRequirement,
  neutralArrives,
  PARTIES,
  policyStateFor,
  requirementFor,
  resolveInfluence,
  takeActions,
} from '../../../src/engine/turmoil/index.ts';
import { influence, sent, sorted, tokensOf } from './model.ts';
import { reachable } from './reachable.ts';
import { runs } from '../runs.ts';
import { game } from './sketch.ts';

const readings = DEFAULT_READINGS;
const players = { red: {}, blue: {} };

describe('a neutral delegate', () => {
  test('arrives as the model says (committee.neutral)', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...PARTIES), ({ game: before }, party) => {
        const outcome = neutralArrives(before, party, 'crisis.changing-times.current');
        if (!outcome.ok) throw new Error(outcome.problem.code);
        const { committee } = before;
        const board = sent({ tokens: tokensOf(committee), ruling: committee.ruling, dominant: committee.dominant }, 'neutral', 'home', party);
        expect(sorted(tokensOf(outcome.state.committee))).toEqual(sorted(board.tokens));
        expect(outcome.state.committee.dominant).toBe(board.dominant);
        expect(outcome.trace[0]?.rule).toBe('crisis.changing-times.current');
      }),
      runs(100),
    );
  });

  test('does not arrive in a game that cannot be', () => {
    const before = game({ players, parties: { reds: 'R' }, dominant: 'unity' });
    expect(neutralArrives(before, 'reds', 'crisis.changing-times.current')).toMatchObject({ ok: false, problem: { code: 'dominance-outnumbered' } });
  });
});

describe('influence', () => {
  test('is what the model counts, and the step names its sources (influence.sources)', () => {
    fc.assert(
      fc.property(reachable, ({ game: before }) => {
        for (const { colour } of before.players) {
          const outcome = countInfluence(before, colour);
          if (!outcome.ok) throw new Error(outcome.problem.code);
          const { event } = outcome.trace[0]!;
          expect(event.influence).toBe(influence(tokensOf(before.committee), before.committee.dominant, colour));
          expect(event.sources).toHaveLength(event.influence);
          expect(outcome.state).toBe(before);
        }
      }),
    );
  });

  test('cites the seats that give it', () => {
    const before = game({ players, parties: { reds: 'Rr1b1' }, chairman: 'R', dominant: 'reds' });
    const also = ['committee.chairman', 'committee.leader-of-dominant'];
    const facts = { type: 'influence-counted', player: 'red', sources: ['chairman', 'leader', 'delegate'], influence: 3 };
    expect(countInfluence(before, 'red')).toEqual({ ok: true, state: before, trace: [{ rule: 'influence.sources', also, event: facts }] });
    expect(countInfluence(before, 'blue')).toMatchObject({ trace: [{ rule: 'influence.sources', event: { sources: ['delegate'], influence: 1 } }] });
  });

  test('is refused for a colour that nobody plays, and in a game that cannot be', () => {
    const before = game({ players, dominant: 'reds' });
    expect(countInfluence(before, 'black')).toEqual({ ok: false, problem: { code: 'not-playing', rule: 'committee.delegate', owner: 'black' } });
    expect(countInfluence({ ...before, players: [] }, 'red')).toMatchObject({ problem: { code: 'no-players' } });
  });
});

describe('a procedure of one player, asked with a game', () => {
  test('counts the chairman, the leader and the delegates of the player who has them', () => {
    const before = game({ players, parties: { reds: 'Bb1r1' }, chairman: 'R', dominant: 'reds' });
    const caseOf = (at: number) => influenceCaseFor(before, before.players[at]!, 'riots', 'ru');
    expect(caseOf(0)).toMatchObject({ chairman: true, leader: false, delegates: 1 });
    expect(caseOf(1)).toMatchObject({ chairman: false, leader: true, delegates: 1 });
  });

  test('works out an event as the crisis does', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...EVENT_IDS), ({ game: { players: those, committee, mars } }, card) => {
        const before = { committee, mars, players: those, events: { distant: null, coming: null, current: card } };
        const resolved = globalEvent(before, { readings, choices: {} });
        for (const player of those) {
          const alone = resolveInfluence(influenceCaseFor(before, player, card, readings['influence.adjust']));
          if (!alone.ok) {
            expect(alone.problem.code).toBe('counts-nothing');
            continue;
          }
          if (!resolved.ok) continue;
          const tallies = resolved.trace.flatMap(({ event }) =>
            event.type === 'event-resolved' && event.player === player.colour && event.tally ? [event.tally] : [],
          );
          const { counted, capped, units } = alone.state;
          expect(tallies).toContainEqual(expect.objectContaining({ counted, capped, units, influence: expect.anything() }));
        }
      }),
      runs(100),
    );
  });

  test.each<[seats: string, player: 'red' | 'blue', input: object]>([
    ['-', 'red', { leader: 'none', own: 0, others: 0 }],
    ['Rr1b2n1', 'red', { leader: 'own', own: 1, others: 3 }],
    ['Rr1b1n1', 'blue', { leader: 'other', own: 1, others: 2 }],
    ['Nn1', 'red', { leader: 'other', own: 0, others: 1 }],
  ])('finds a party requirement on the board: %s for %s', (seats, player, input) => {
    const { committee } = game({ players, parties: { reds: seats }, dominant: 'reds' });
    expect(requirementFor(committee, player, 'reds')).toEqual({ required: 'reds', ruling: 'greens', ...input });
  });

  test('is never refused for what a real board looks like', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...PARTIES), ({ game: { committee, players: those } }, party) => {
        for (const { colour } of those) {
          const outcome = meetRequirement(requirementFor(committee, colour, party));
          expect(outcome.ok || outcome.problem.code).toBeOneOf([true, 'requirement-not-met']);
          const own = tokensOf(committee).filter(({ owner, place }) => owner === colour && place.endsWith(`:${party}`)).length;
          expect(outcome.ok).toBe(committee.ruling === party || own >= 2);
        }
      }),
    );
  });

  test('finds the player under the policy of the ruling party', () => {
    const { players: those, ...rest } = game({
      players: { red: { tr: 25, mc: 12, stock: { steel: 1, titanium: 2 }, production: { energy: 3, heat: 4 } } },
      ruling: 'kelvinists',
      dominant: 'reds',
    });
    const state = policyStateFor(rest, those[0]!, 'action');
    const numbers = { megacredits: 12, tr: 25, steel: 1, titanium: 2, energyProduction: 3, heatProduction: 4, cards: 0, saved: 0 };
    expect(state).toEqual({ ruling: 'kelvinists', phase: 'action', scientistsUsed: false, ...numbers });
    expect(takeActions(state, [{ kind: 'kelvinists' }], readings)).toMatchObject({ ok: true, state: { megacredits: 2, heatProduction: 5 } });
  });

  test('scores a committee as it scores its seats (end.scoring)', () => {
    fc.assert(
      fc.property(reachable, ({ game: { committee, players: those } }) => {
        const colours = those.map(({ colour }) => colour);
        const outcome = finalScoring({ players: colours, committee });
        if (!outcome.ok) throw new Error(outcome.problem.code);
        const seats = tokensOf(committee).filter(({ place }) => place === 'chair' || place.startsWith('seat:'));
        for (const colour of colours) expect(outcome.state.points[colour]).toBe(seats.filter(({ owner }) => owner === colour).length);
      }),
    );
  });
});
