import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  changingTimes,
  citedBy,
  crisis,
  crisisStep,
  CRISIS_STEPS,
  DEFAULT_READINGS,
  globalEvent,
  newGovernment,
  problemsOf,
  replay,
  type CrisisStepId,
  type CrisisStepOutcome,
  type Game,
} from '../../../src/engine/turmoil/index.ts';
import { tokensOf } from './model.ts';
import { reachable } from './reachable.ts';
import { runs } from '../runs.ts';
import { differences, expected, game, type GameSketch } from './sketch.ts';

const readings = DEFAULT_READINGS;
const players = { red: {}, blue: {} };

/** Carries out steps one after another, as long as they are not refused. */
const inTurn = (before: Game, steps: readonly CrisisStepId[], input: Parameters<typeof crisisStep>[2]): CrisisStepOutcome =>
  steps.reduce<CrisisStepOutcome>(
    (done, step) => {
      if (!done.ok) return done;
      const next = crisisStep(done.state, step, input);
      return next.ok ? { ...next, trace: [...done.trace, ...next.trace] } : next;
    },
    { ok: true, state: before, trace: [] },
  );

describe('one step of the crisis', () => {
  test('after another makes the whole crisis', () => {
    fc.assert(
      fc.property(reachable, ({ game: before, revealed, choices }) => {
        const input = { revealed, choices, readings };
        const whole = crisis(before, input);
        const steps = inTurn(before, CRISIS_STEPS, input);
        expect(steps.ok).toBe(whole.ok);
        if (whole.ok) expect(steps).toEqual(whole);
      }),
      runs(200),
    );
  });

  test('and its three parts are those steps', () => {
    fc.assert(
      fc.property(reachable, ({ game: before, revealed, choices }) => {
        const input = { revealed, choices, readings };
        expect(globalEvent(before, { choices, readings })).toEqual(inTurn(before, ['2'], input));
        expect(newGovernment(before)).toEqual(inTurn(before, ['3a', '3b', '3c', '3d', '3e', '3f'], input));
        expect(changingTimes(before, revealed)).toEqual(inTurn(before, ['4a', '4b', '4c'], input));
      }),
    );
  });

  test('alone keeps every delegate on the board, and its trace replays', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...CRISIS_STEPS), ({ game: before, revealed, choices }, step) => {
        const outcome = crisisStep(before, step, { revealed, choices, readings });
        if (!outcome.ok) return;
        expect(tokensOf(outcome.state.committee)).toHaveLength(tokensOf(before.committee).length);
        expect(replay(apply, before, outcome.trace)).toEqual(outcome.state);
        expect(citedBy.crisis).toEqual(expect.arrayContaining(outcome.trace.map(({ rule }) => rule)));
        // Only 3c leaves a game that is not yet in order: it has no chairman.
        if (step !== '3c') expect(problemsOf(outcome.state)).toEqual([]);
      }),
      runs(200),
    );
  });

  test.each<[step: CrisisStepId, before: GameSketch, rules: string, after: string]>([
    ['1', { players, dominant: 'reds' }, 'crisis.tr-revision', 'red.tr=19 blue.tr=19'],
    ['2', { players, dominant: 'reds' }, 'crisis.global-event', ''],
    ['2', { players: { red: { cities: 3, mc: 20 } }, dominant: 'reds', events: [null, null, 'riots'] }, 'crisis.global-event', 'red.mc=8'],
    ['3a', { players, parties: { unity: 'R' }, dominant: 'unity' }, 'crisis.new-government.policy', 'ruling=unity'],
    ['3b', { players: { red: { tags: { plant: 2 } } }, dominant: 'unity' }, 'crisis.new-government.bonus', 'red.mc=22'],
    [
      '3c',
      { players, parties: { greens: 'Rr1b1n1' }, chairman: 'B', dominant: 'greens' },
      'crisis.new-government.return',
      'chairman=- greens=R reserve=r5b6n14',
    ],
    ['3e', { players, parties: { reds: 'R', unity: 'B' }, dominant: 'reds' }, 'crisis.new-government.dominance', 'dominant=unity'],
    ['3f', { players, dominant: 'reds', lobby: 'b' }, 'crisis.new-government.lobby', 'lobby=rb reserve=r6b6n13'],
    [
      '4a',
      { players, dominant: 'reds', events: [null, 'riots', 'pandemic'] },
      'crisis.changing-times.current crisis.changing-times.current committee.first-leader',
      'reds=N coming=none current=riots reserve=r6b6n12',
    ],
    ['4b', { players, dominant: 'reds', events: ['riots', null, null] }, 'crisis.changing-times.coming', 'distant=none coming=riots'],
  ])('%s does its part', (step, sketch, rules, after) => {
    const before = game(sketch);
    const outcome = crisisStep(before, step, { revealed: null, readings });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(rules.split(' '));
    expect(differences(before, outcome.state)).toEqual(expected(after));
  });

  test('3d seats the leader once 3c has emptied the seat', () => {
    const before = game({ players, parties: { greens: 'Rb1' }, dominant: 'greens' });
    const emptied = crisisStep(before, '3c', { revealed: null, readings });
    const seated = emptied.ok ? crisisStep(emptied.state, '3d', { revealed: null, readings }) : emptied;
    expect(seated).toMatchObject({ ok: true, state: { committee: { chairman: 'red' } }, trace: [{ rule: 'crisis.new-government.chairman' }] });
  });

  test.each<[shows: string, step: CrisisStepId, sketch: Omit<GameSketch, 'players'>, problem: object]>([
    [
      'a chairman who has not gone',
      '3d',
      { parties: { greens: 'R' }, dominant: 'greens' },
      { code: 'out-of-order', rule: 'crisis.new-government.return', step: '3d', after: '3c' },
    ],
    [
      'a coming event in the way',
      '4b',
      { dominant: 'reds', events: ['riots', 'pandemic', null] },
      { code: 'out-of-order', rule: 'crisis.changing-times.current', step: '4b', after: '4a' },
    ],
    [
      'a distant event in the way',
      '4c',
      { dominant: 'reds', events: ['pandemic', null, null] },
      { code: 'out-of-order', rule: 'crisis.changing-times.coming', step: '4c', after: '4b' },
    ],
    ['a revealed card that lies there', '4c', { dominant: 'reds', events: [null, 'riots', null] }, { code: 'same-card-twice', card: 'riots' }],
    [
      'a choice that nobody made',
      '2',
      { parties: { reds: 'R' }, dominant: 'reds', events: [null, null, 'dry-deserts'] },
      { code: 'decision-needed', player: 'red' },
    ],
    ['a game that cannot be', '1', { parties: { reds: 'R' }, dominant: 'unity' }, { code: 'dominance-outnumbered' }],
    ['a marker in the wrong place', '3f', { parties: { reds: 'R' }, dominant: 'unity' }, { code: 'dominance-outnumbered' }],
  ])('is refused with %s', (_, step, sketch, problem) => {
    expect(crisisStep(game({ players, ...sketch }), step, { revealed: 'riots', readings })).toMatchObject({ ok: false, problem });
  });

  test('3d is refused without a leader, 3c with an empty chairman seat', () => {
    const before = game({ players, parties: { unity: 'R' }, dominant: 'unity' });
    const emptied = crisisStep(before, '3c', { revealed: null, readings });
    if (!emptied.ok) throw new Error(emptied.problem.code);
    const again = (step: CrisisStepId) => crisisStep(emptied.state, step, { revealed: null, readings });
    expect(again('3d')).toMatchObject({ problem: { code: 'no-leader-to-seat', party: 'greens' } });
    expect(again('3c')).toMatchObject({ problem: { code: 'chairman-missing' } });
    expect(again('3e')).toMatchObject({ problem: { code: 'chairman-missing' } });
  });

  test('a government whose party has no leader is refused as a whole', () => {
    expect(newGovernment(game({ players, dominant: 'reds' }))).toMatchObject({ ok: false, problem: { code: 'no-leader-to-seat', party: 'reds' } });
  });

  test('that is none is never passed over', () => {
    expect(() => crisisStep(game({ players, dominant: 'reds' }), '5' as never, { revealed: null, readings })).toThrow(TypeError);
  });
});
