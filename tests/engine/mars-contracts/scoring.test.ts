import { expect, test } from 'vitest';
import {
  applyScoring,
  atEnd,
  countedTable,
  position,
  replay,
  scoreContracts,
  startScoring,
  vpShown,
} from '../../../src/engine/mars-contracts/index.ts';
import { said, table } from './said.ts';
import { COUNTED, countedWith, REFUSED_COUNTS, REFUSED_SCORINGS, SCORING_CASES } from './scoring-cases.ts';

const over = { phase: 'over' } as const;

test.each(SCORING_CASES)('$shows', ({ before, steps, scores }) => {
  const game = table({ ...before, round: over });
  const outcome = scoreContracts(game);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  expect(outcome.trace.map(said)).toEqual(steps);
  const found = outcome.state.map(({ player, inPlay, completed, lost }) => `${player}: ${inPlay}, ${completed}, ${lost}`);
  expect(found.join('; ')).toBe(scores);
  expect(replay(applyScoring, startScoring(game), outcome.trace)).toEqual(outcome.state);
});

test('scoring.example: 2 VP in play, and 2 × 3 − 2 = 4 at the end', () => {
  const [{ before }] = SCORING_CASES as readonly [(typeof SCORING_CASES)[number]];
  const game = table({ ...before, round: over });
  const outcome = scoreContracts(game);
  const [white] = outcome.ok ? outcome.state : [];
  expect(white && [white.inPlay, atEnd(white)]).toEqual([2, 4]);
  expect(vpShown(game.unions[0]!)).toBe(3);
});

test.each(REFUSED_SCORINGS)('is refused while %s', (_, phase, problem) => {
  expect(scoreContracts(table({ round: { phase } }))).toEqual({ ok: false, problem });
});

test('is refused for a game that cannot be on a table', () => {
  const sketch = { players: { white: {} }, unions: [{ marker: 1 }], round: over };
  const refused = position(sketch);
  expect(refused).toEqual({ ok: false, problem: { code: 'marker-off-track', rule: 'scoring.completed', union: 1, at: 1, last: 0 } });
  expect(scoreContracts(table({ unions: [{ track: [0], marker: 1 }], round: over }))).toEqual(refused);
  expect(position({ ...sketch, unions: [{}] }).ok).toBe(true);
});

test.each(COUNTED)('counted by the player: %s', (_, vp, unions, scores) => {
  const counted = countedTable({ player: 'white', vp, unions });
  if (!counted.ok) throw new Error(counted.problem.code);
  const outcome = scoreContracts(counted.state);
  const found = outcome.ok ? outcome.state.map(({ player, inPlay, completed, lost }) => `${player}: ${inPlay}, ${completed}, ${lost}`) : [];
  expect(found).toEqual([`white: ${scores}`]);
});

test.each(REFUSED_COUNTS)('nothing is counted when %s', (_, vp, change, problem) => {
  expect(countedTable(countedWith(vp, change))).toEqual({ ok: false, problem });
});
