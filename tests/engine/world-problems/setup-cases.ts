import type { SetUpInput } from '../../../src/engine/world-problems/index.ts';
import { goalsIn, SUPPLEMENT, technologiesIn } from './box.ts';

const four = ['red', 'green', 'blue', 'yellow'];
const five = [...four, 'black'];
const seven = [...five, 'white', 'brown'];
const plenty = { food: 20, ore: 20, gem: 20 };
const GOALS = goalsIn('a1 b2 a3 b4 a5 b6 a7 b8 a9 b1 a2 b3 a4 b5 a6 b7 a8 b9 a1 b2 a3 b4');
const TECHNOLOGIES = technologiesIn('t1 t2 t3 t4 t5 t6 t7');
const LAST_STEPS = ['round.problem-queue > problem-shown at=0 problem=p1', 'round.order > phase-begun phase=actions'];
const FIRST_STEPS = ['setup.bank > laid-out what=bank', 'setup.problems + goals.show-all > laid-out what=problems'];

/** What is laid out and dealt, by the rules of the set-up; every step is listed. */
export const SETUP_CASES: readonly (readonly [shows: string, change: Partial<SetUpInput>, steps: readonly string[]])[] = [
  [
    'setup.resources: with 3 players twice as many; setup.goals: the backs alternate, and the third has that of the first',
    {},
    [
      ...FIRST_STEPS,
      'setup.goals > goals-dealt country=red back=a goals=[1 3]',
      'setup.goals > goals-dealt country=green back=b goals=[2 4]',
      'setup.goals > goals-dealt country=blue back=a goals=[5 7]',
      'setup.technology > technology-drawn country=red technology={id:t1 reusable:false}',
      'setup.technology > technology-drawn country=green technology={id:t2 reusable:false}',
      'setup.technology > technology-drawn country=blue technology={id:t3 reusable:false}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=red stock={food:2 ore:2}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=green stock={food:2 ore:2}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=blue stock={food:2 ore:2}',
      'setup.spare-goals > spares-laid goals=[6 8 9]',
      ...LAST_STEPS,
    ],
  ],
  [
    'setup.resources: of other kinds only 1 with 3 players; setup.radicals, setup.karma, setup.screens: the supplement',
    { resources: { base: ['food'], other: ['gem'] }, bank: { food: 20, gem: 20 }, supplement: SUPPLEMENT, secondExchange: true },
    [
      ...FIRST_STEPS,
      'setup.goals > goals-dealt country=red back=a goals=[1 3]',
      'setup.goals > goals-dealt country=green back=b goals=[2 4]',
      'setup.goals > goals-dealt country=blue back=a goals=[5 7]',
      'setup.technology > technology-drawn country=red technology={id:t1 reusable:false}',
      'setup.technology > technology-drawn country=green technology={id:t2 reusable:false}',
      'setup.technology > technology-drawn country=blue technology={id:t3 reusable:false}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=red stock={food:2 gem:1}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=green stock={food:2 gem:1}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=blue stock={food:2 gem:1}',
      'setup.spare-goals > spares-laid goals=[6 8 9]',
      'setup.radicals > laid-out what=radicals',
      'setup.karma > laid-out what=karma',
      'setup.screens > laid-out what=screens',
      ...LAST_STEPS,
    ],
  ],
  [
    'goals.duplicate: the duplicate goes to the box, again and again, and the next of the large pile comes',
    { goals: goalsIn('a1 b2 a1 a1 b3 a1 a4 a5 a6 b7 b8 b9') },
    [
      ...FIRST_STEPS,
      'setup.goals > goals-dealt country=red back=a goals=[1 1]',
      'goals.duplicate > goal-replaced country=red goal=1 by=1',
      'goals.duplicate > goal-replaced country=red goal=1 by=1',
      'goals.duplicate > goal-replaced country=red goal=1 by=4',
      'setup.goals > goals-dealt country=green back=b goals=[2 3]',
      'setup.goals > goals-dealt country=blue back=a goals=[5 6]',
      'setup.technology > technology-drawn country=red technology={id:t1 reusable:false}',
      'setup.technology > technology-drawn country=green technology={id:t2 reusable:false}',
      'setup.technology > technology-drawn country=blue technology={id:t3 reusable:false}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=red stock={food:2 ore:2}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=green stock={food:2 ore:2}',
      'setup.resources + open-questions.start-reputation > resources-dealt country=blue stock={food:2 ore:2}',
      'setup.spare-goals > spares-laid goals=[7 8 9]',
      ...LAST_STEPS,
    ],
  ],
];

/** The set-up table: players, what each starts with, the backs of their goals, the spare goals. */
export const SETUP_TABLE: readonly (readonly [players: number, countries: readonly string[], stock: object, backs: string, spares: number])[] = [
  [3, ['red', 'green', 'blue'], { food: 2, ore: 2, gem: 1 }, 'aba', 3],
  [4, four, { food: 1, ore: 1, gem: 1 }, 'abab', 4],
  [5, five, { food: 1, ore: 1, gem: 1 }, 'ababa', 5],
  [7, seven, { food: 1, ore: 1, gem: 1 }, 'abababa', 5],
];

/** The box of the set-up table. */
export const TABLE_BOX = { resources: { base: ['food', 'ore'], other: ['gem'] }, bank: plenty, goals: GOALS, technologies: TECHNOLOGIES } as const;

const effect = { stock: { wood: 1 }, reputation: 0, affects: 'all' } as const;
const half = { stock: {}, reputation: 0.5, affects: 'all' } as const;

/** What is refused, with the whole problem. */
export const REFUSED_SETUPS: readonly (readonly [shows: string, change: Partial<SetUpInput>, problem: object])[] = [
  ['nobody plays', { countries: [] }, { code: 'too-few-players', rule: 'open-questions.players-least', count: 0, min: 3 }],
  ['two play', { countries: ['red', 'blue'] }, { code: 'too-few-players', rule: 'open-questions.players-least', count: 2, min: 3 }],
  ['a country plays twice', { countries: ['red', 'blue', 'red'] }, { code: 'same-country-twice', rule: 'setup.screens', country: 'red' }],
  [
    'four agree on a second exchange',
    { countries: four, secondExchange: true },
    { code: 'no-second-exchange', rule: 'bank.three-players', players: 4, due: 3 },
  ],
  [
    'two kinds have one name',
    { resources: { base: ['food'], other: ['food'] } },
    { code: 'same-resource-twice', rule: 'setup.bank', resource: 'food' },
  ],
  [
    'the bank holds a kind that is not there',
    { bank: { food: 9, ore: 9, gem: 9 } },
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'gem', field: 'bank' },
  ],
  [
    'two play, and their goals are short',
    { countries: ['red', 'blue'], goals: goalsIn('a1') },
    { code: 'too-few-players', rule: 'open-questions.players-least', count: 2, min: 3 },
  ],
  ['there is no problem', { problems: [] }, { code: 'pile-too-small', rule: 'setup.problems', pile: 'problems' }],
  ['goals of one back are short', { goals: goalsIn('a1 a2 a3 a4 a5 a6 b1') }, { code: 'pile-too-small', rule: 'setup.goals', pile: 'goals' }],
  ['a duplicate cannot be replaced', { goals: goalsIn('a1 a1 a1 b1 b2') }, { code: 'pile-too-small', rule: 'setup.goals', pile: 'goals' }],
  ['the last country gets a duplicate', { goals: goalsIn('a1 a2 b1 b2 a3 a3') }, { code: 'pile-too-small', rule: 'setup.goals', pile: 'goals' }],
  [
    'spare goals are short',
    { goals: goalsIn('a1 a2 a3 a4 b1 b2 b3 a5') },
    { code: 'wrong-spare-count', rule: 'setup.spare-goals', count: 2, due: 3 },
  ],
  ['technologies are short', { technologies: technologiesIn('t1 t2') }, { code: 'pile-too-small', rule: 'setup.technology', pile: 'technologies' }],
  ['a technology is there twice', { technologies: technologiesIn('t1 t2 t3 t2') }, { code: 'same-card-twice', rule: 'setup.technology', card: 't2' }],
  ['the bank is short of a kind', { bank: { food: 9, ore: 5 } }, { code: 'bank-short', rule: 'setup.resources', resource: 'ore', has: 5, needs: 6 }],
  ['the bank lacks a kind', { bank: { food: 9 } }, { code: 'bank-short', rule: 'setup.resources', resource: 'ore', has: 0, needs: 6 }],
  [
    'the bank lacks a kind whose name every object has',
    { resources: { base: ['constructor'], other: [] }, bank: {} },
    { code: 'bank-short', rule: 'setup.resources', resource: 'constructor', has: 0, needs: 6 },
  ],
  ['the bank holds half a piece', { bank: { food: 9, ore: 9.5 } }, { code: 'not-countable', rule: 'setup.resources', field: 'bank.ore', value: 3.5 }],
  [
    'a radicals card brings a kind that is not there',
    { supplement: { radicals: [{ id: 'c1', effect }], karma: {} } },
    { code: 'unknown-resource', rule: 'radicals.deck', resource: 'wood', field: 'effect' },
  ],
  [
    'a space of the karma board brings half a reputation',
    { supplement: { radicals: [], karma: { a: half } } },
    { code: 'not-countable', rule: 'karma.board', field: 'reputation', value: 0.5 },
  ],
  [
    'a radicals card brings a kind that is not there, and the bank is short',
    { supplement: { radicals: [{ id: 'c1', effect }], karma: {} }, bank: { food: 9, ore: 5 } },
    { code: 'bank-short', rule: 'setup.resources', resource: 'ore', has: 5, needs: 6 },
  ],
  [
    'a space brings half a reputation, and spare goals are short',
    { supplement: { radicals: [], karma: { a: half } }, goals: goalsIn('a1 a2 a3 a4 b1 b2 b3 a5') },
    { code: 'not-countable', rule: 'karma.board', field: 'reputation', value: 0.5 },
  ],
  [
    'a space and a radicals card bring what is not there, and the bank holds half a piece',
    { supplement: { radicals: [{ id: 'c1', effect }], karma: { a: half } }, bank: { food: 9, ore: 9.5 } },
    { code: 'unknown-resource', rule: 'radicals.deck', resource: 'wood', field: 'effect' },
  ],
  [
    'a problem needs a kind that is not there',
    { problems: [{ id: 'p1', needs: { a: { wood: 1 }, b: {} } }] },
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'wood', field: 'p1.a' },
  ],
  [
    'a problem needs half a piece',
    { problems: [{ id: 'p1', needs: { a: {}, b: { ore: 0.5 } } }] },
    { code: 'not-countable', rule: 'round.problem-queue', field: 'p1.b.ore', value: 0.5 },
  ],
];
