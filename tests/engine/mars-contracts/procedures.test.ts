import { describe, expect, test } from 'vitest';
import { apply, playInTurn, problemsOf, replay } from '../../../src/engine/mars-contracts/index.ts';
import { CASES, REFUSALS } from './cases.ts';
import { differences, said, table } from './said.ts';

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$shows', ({ before, moves, steps, after }) => {
    const game = table(before);
    expect(problemsOf(game)).toEqual([]);
    const outcome = playInTurn(game, moves);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(said)).toEqual(steps);
    expect(differences(game, outcome.state)).toBe(after);
    expect(replay(apply, game, outcome.trace)).toEqual(outcome.state);
    expect(replay(apply, JSON.parse(JSON.stringify(game)), JSON.parse(JSON.stringify(outcome.trace)))).toEqual(outcome.state);
    expect(problemsOf(outcome.state)).toEqual([]);
  });
});

test('open-questions.tokens-return: a player takes back no token of another', () => {
  const game = table({ unions: [{ slots: 'white/- yellow/- -/white*' }] });
  const after = apply(game, { type: 'tokens-returned', player: 'white', unionToken: true, leaders: 1 });
  expect(differences(game, after)).toBe('white.token=true; white.leaders=1+0; 1.slots=-/- yellow/- -/-');
});

describe.each(Object.entries(REFUSALS))('%s is refused when', (_, refusals) => {
  test.each(refusals)('$shows', ({ before, moves, problem }) => {
    const game = table(before);
    expect(problemsOf(game)).toEqual([]);
    expect(playInTurn(game, moves)).toEqual({ ok: false, problem });
  });
});
