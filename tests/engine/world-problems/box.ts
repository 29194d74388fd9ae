import type { Goal, SetUpInput, Technology } from '../../../src/engine/world-problems/index.ts';

/** Goals by their names: a letter for the back, the rest is the goal; two with one name are identical. */
export const goalsIn = (names: string): readonly Goal[] =>
  names.split(' ').map((name) => ({ id: name.slice(1), back: name.startsWith('a') ? 'a' : 'b', stays: false }));

export const technologiesIn = (names: string): readonly Technology[] => names.split(' ').map((id) => ({ id, reusable: false }));

const NOTHING = { stock: {}, reputation: 0, affects: 'all' } as const;

/** What the cards of the supplement do not matter for. */
export const SUPPLEMENT = { radicals: [{ id: 'c1', effect: NOTHING }], karma: { a: NOTHING } } as const;

/** A box for three, and what is different in it. */
export const box = (change: Partial<SetUpInput>): SetUpInput => ({
  countries: ['red', 'green', 'blue'],
  resources: { base: ['food', 'ore'], other: [] },
  bank: { food: 9, ore: 9 },
  goals: goalsIn('a1 b2 a3 b4 a5 b6 a7 b8 a9 b1 a2 b3 a4'),
  technologies: technologiesIn('t1 t2 t3 t4 t5 t6'),
  problems: [{ id: 'p1', needs: { a: {}, b: {} } }],
  secondExchange: false,
  supplement: null,
  ...change,
});
