import { afterAll, beforeAll, expect, test } from 'vitest';
import { numbers, refusalsOf, setUp } from '../../../src/engine/world-problems/index.ts';
import { box, goalsIn, technologiesIn } from './box.ts';
import { said } from './said.ts';

// A rulebook that deals more cards.
const printed = { ...numbers };
beforeAll(() => void Object.assign(numbers, { 'goals.each': 3, 'technologies.each': 2 }));
afterAll(() => void Object.assign(numbers, printed));

const goals = goalsIn('a1 a2 a1 b1 b2 b3 a3 a3 a3 a2 a4 a5 b6 b7 b8');

test('the set-up deals as many cards as the numbers say', () => {
  const outcome = setUp(box({ goals }));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  expect(outcome.trace.map(said).filter((line) => /goal-|goals-dealt|technology/.test(line))).toEqual([
    'setup.goals > goals-dealt country=red back=a goals=[1 2 1]',
    'goals.duplicate > goal-replaced country=red goal=1 by=3',
    'setup.goals > goals-dealt country=green back=b goals=[1 2 3]',
    'setup.goals > goals-dealt country=blue back=a goals=[3 3 2]',
    'goals.duplicate > goal-replaced country=blue goal=3 by=4',
    'setup.technology > technology-drawn country=red technology={id:t1 reusable:false}',
    'setup.technology > technology-drawn country=red technology={id:t2 reusable:false}',
    'setup.technology > technology-drawn country=green technology={id:t3 reusable:false}',
    'setup.technology > technology-drawn country=green technology={id:t4 reusable:false}',
    'setup.technology > technology-drawn country=blue technology={id:t5 reusable:false}',
    'setup.technology > technology-drawn country=blue technology={id:t6 reusable:false}',
  ]);
  const { countries } = outcome.state;
  expect(countries.map((country) => country.goals.map(({ id }) => id).join(' '))).toEqual(['1 2 3', '1 2 3', '3 4 2']);
  expect(outcome.state.goals.box.map(({ id }) => id)).toEqual(['1', '3']);
  expect(refusalsOf(outcome.state)).toEqual([]);
});

test('piles that are too small for it are refused', () => {
  expect(setUp(box({ goals: goalsIn('a1 a2 b1 b2 b3 a3') }))).toMatchObject({ ok: false, problem: { code: 'pile-too-small', pile: 'goals' } });
  expect(setUp(box({ goals, technologies: technologiesIn('t1 t2 t3 t4 t5') }))).toMatchObject({
    ok: false,
    problem: { code: 'pile-too-small', pile: 'technologies' },
  });
});
