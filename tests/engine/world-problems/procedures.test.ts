import { describe, expect, test } from 'vitest';
import { apply, playInTurn, refusalsOf, replay } from '../../../src/engine/world-problems/index.ts';
import { CASES, REFUSALS } from './cases.ts';
import { differences, said, table } from './said.ts';

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$shows', ({ before, moves, steps, after }) => {
    const game = table(before);
    expect(refusalsOf(game)).toEqual([]);
    const outcome = playInTurn(game, moves);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(said)).toEqual(steps);
    expect(differences(game, outcome.state)).toBe(after);
    expect(replay(apply, game, outcome.trace)).toEqual(outcome.state);
    expect(replay(apply, JSON.parse(JSON.stringify(game)), JSON.parse(JSON.stringify(outcome.trace)))).toEqual(outcome.state);
    expect(refusalsOf(outcome.state)).toEqual([]);
  });
});

describe.each(Object.entries(REFUSALS))('%s is refused when', (_, refusals) => {
  test.each(refusals)('$shows', ({ before, moves, problem }) => {
    expect(playInTurn(table(before), moves)).toEqual({ ok: false, problem });
  });
});
