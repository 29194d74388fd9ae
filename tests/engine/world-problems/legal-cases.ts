import type { Game, Goal, Sketch } from '../../../src/engine/world-problems/index.ts';

const six = { red: {}, green: {}, blue: {}, yellow: {}, black: {}, white: {} };
const goal: Goal = { id: 'g', back: 'a', stays: false };
const card = { id: 't1', reusable: false };
const none = { food: 0, ore: 0, gem: 0 };
const alone = (...ids: readonly string[]): Game['units'] => ids.map((id) => ({ members: [id], stock: none }));
const cycle = { at: 0, phase: 'actions', side: null, penalties: 0, used: [] } as const;

/** Games of which one thing is wrong: a sketch, what a sketch cannot say, and the problem. */
export const IMPOSSIBLE: readonly (readonly [shows: string, sketch: Partial<Sketch>, change: Partial<Game>, problem: object])[] = [
  ['two play', { countries: { red: {}, blue: {} } }, {}, { code: 'too-few-players', rule: 'open-questions.players-least', count: 2, min: 3 }],
  [
    'four agreed on a second exchange',
    { countries: { red: {}, green: {}, blue: {}, yellow: {} }, secondExchange: true },
    {},
    { code: 'no-second-exchange', rule: 'bank.three-players', players: 4, due: 3 },
  ],
  ['two kinds have one name', { base: ['food', 'ore', 'gem'] }, {}, { code: 'same-resource-twice', rule: 'setup.bank', resource: 'gem' }],
  [
    'the fund holds a kind that is not there',
    { fund: { wood: 1 } },
    {},
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'wood', field: 'fund' },
  ],
  [
    'an alliance holds a kind that is not there',
    { countries: { ...six, red: { stock: { wood: 1 } } }, alliances: [['red', 'green']] },
    {},
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'wood', field: 'red+green' },
  ],
  [
    'the bank holds less than nothing',
    { bank: { ore: -1 } },
    {},
    { code: 'not-a-whole-number', rule: 'setup.resources', field: 'bank.ore', value: -1 },
  ],
  [
    'a country holds half a piece',
    { countries: { red: {}, green: { stock: { food: 0.5 } }, blue: {} } },
    {},
    { code: 'not-a-whole-number', rule: 'setup.resources', field: 'green.food', value: 0.5 },
  ],
  [
    'reputation falls below 0',
    { countries: { red: {}, green: {}, blue: { reputation: -1 } } },
    {},
    { code: 'not-a-whole-number', rule: 'reputation.tie', field: 'blue.reputation', value: -1 },
  ],
  [
    'half a penalty round was called',
    { cycle: { penalties: 0.5 } },
    {},
    { code: 'not-a-whole-number', rule: 'funds.shortfall', field: 'penalties', value: 0.5 },
  ],
  ['a fourth penalty round was called', { cycle: { penalties: 4 } }, {}, { code: 'too-many-penalties', rule: 'funds.shortfall', count: 4, max: 3 }],
  [
    'a country has one goal',
    { countries: { red: {}, green: { goals: [goal] }, blue: {} } },
    {},
    { code: 'wrong-goal-count', rule: 'setup.goals', country: 'green', count: 1, due: 2 },
  ],
  ['a spare goal is missing', { spare: [goal, goal] }, {}, { code: 'wrong-spare-count', rule: 'setup.spare-goals', count: 2, due: 3 }],
  [
    'six play with six spare goals',
    { countries: six, spare: [goal, goal, goal, goal, goal, goal] },
    {},
    { code: 'wrong-spare-count', rule: 'setup.spare-goals', count: 6, due: 5 },
  ],
  [
    'a technology is in a hand and in the centre',
    { countries: { red: { technologies: [card] }, green: {}, blue: {} }, shared: [card] },
    {},
    { code: 'same-card-twice', rule: 'setup.technology', card: 't1' },
  ],
  ['a technology is twice in the deck', { deck: [card, card] }, {}, { code: 'same-card-twice', rule: 'setup.technology', card: 't1' }],
  ['a stranger holds the title', { titled: ['pink'] }, {}, { code: 'not-playing', rule: 'alliances.one-country', country: 'pink' }],
  [
    'a stranger has a stock',
    {},
    { units: alone('red', 'green', 'blue', 'pink') },
    { code: 'not-playing', rule: 'alliances.one-country', country: 'pink' },
  ],
  ['a country has no stock', {}, { units: alone('red', 'blue') }, { code: 'not-one-unit', rule: 'alliances.one-country', country: 'green' }],
  [
    'a country has two stocks',
    {},
    { units: alone('red', 'green', 'blue', 'red') },
    { code: 'not-one-unit', rule: 'alliances.one-country', country: 'red' },
  ],
  [
    'four players have an alliance of two',
    { countries: { red: {}, green: {}, blue: {}, yellow: {} }, alliances: [['red', 'green']] },
    {},
    { code: 'too-few-for-alliances', rule: 'alliances.minimum', count: 4, min: 6 },
  ],
  [
    'four of six are in one alliance',
    { countries: six, alliances: [['red', 'green', 'blue', 'yellow']] },
    {},
    { code: 'alliance-too-large', rule: 'alliances.size', count: 4, max: 3 },
  ],
  ['the queue has no such problem', { cycle: { at: 1 } }, {}, { code: 'no-such-problem', rule: 'round.problem-queue', at: 1 }],
  ['a side was voted for before the vote', { cycle: { side: 'a' } }, {}, { code: 'wrong-side', rule: 'funds.vote', phase: 'actions' }],
  [
    'a side was voted for while the vote is due',
    { cycle: { phase: 'vote', side: 'b' } },
    {},
    { code: 'wrong-side', rule: 'funds.vote', phase: 'vote' },
  ],
  [
    'there is no side after the vote',
    {},
    { cycle: { ...cycle, phase: 'contributions' } },
    { code: 'wrong-side', rule: 'funds.vote', phase: 'contributions' },
  ],
  ['karma is due without the supplement', { cycle: { phase: 'karma' } }, {}, { code: 'no-supplement', rule: 'round.order', phase: 'karma' }],
  [
    'radicals are due without the supplement',
    { cycle: { phase: 'radicals' } },
    {},
    { code: 'no-supplement', rule: 'round.order', phase: 'radicals' },
  ],
];
