import type { Effect, Game, Goal, Sketch, Stock } from '../../../src/engine/world-problems/index.ts';

const six = { red: {}, green: {}, blue: {}, yellow: {}, black: {}, white: {} };
const goal: Goal = { id: 'g', back: 'a', stays: false };
const card = { id: 't1', reusable: false };
const none = { food: 0, ore: 0, gem: 0 };
const units = (...names: readonly string[]): Game['units'] => names.map((name) => ({ members: name.split('+').filter(Boolean), stock: none }));
const needing = (a: Stock, b: Stock): Partial<Sketch> => ({
  problems: [
    { id: 'p1', needs: { a: {}, b: {} } },
    { id: 'p2', needs: { a, b } },
  ],
});
const brings = (stock: Stock, reputation = 0): Effect => ({ stock, reputation, affects: 'all' });
const calm = { id: 'c1', effect: brings({ food: -2, gem: 1 }, -3) } as const;

/** A supplement with one card or space that is wrong, beside others that are not. */
const supplement = (pile: 'deck' | 'discarded' | 'inEffect' | 'board', effect: Effect): Partial<Sketch> => {
  const radicals = { deck: [calm], discarded: [calm], inEffect: [calm] };
  const karma = { walk: [], board: { a: calm.effect, ...(pile === 'board' && { b: effect }) } };
  return { supplement: { radicals: pile === 'board' ? radicals : { ...radicals, [pile]: [calm, { id: 'c2', effect }] }, karma } };
};

const calledReputation = { code: 'same-resource-twice', rule: 'setup.bank', resource: 'reputation' } as const;

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
  ['a base kind is called reputation', { base: ['food', 'ore', 'reputation'] }, {}, calledReputation],
  ['another kind is called reputation', { other: ['gem', 'reputation'] }, {}, calledReputation],
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
    'a problem needs a kind that is not there',
    needing({ food: 1 }, { wood: 1 }),
    {},
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'wood', field: 'p2.b' },
  ],
  [
    'a problem needs a kind whose name every object has',
    needing({ constructor: 1 } as unknown as Stock, {}),
    {},
    { code: 'unknown-resource', rule: 'setup.bank', resource: 'constructor', field: 'p2.a' },
  ],
  ...(['deck', 'discarded', 'inEffect', 'board'] as const).map(
    (pile) =>
      [
        `an effect of the ${pile} has a kind that is not there`,
        supplement(pile, brings({ food: 1, wood: -1 })),
        {},
        { code: 'unknown-resource', rule: pile === 'board' ? 'karma.board' : 'radicals.deck', resource: 'wood', field: 'effect' },
      ] as const,
  ),
  [
    'a radicals card brings half a piece',
    supplement('deck', brings({ food: -0.5 })),
    {},
    { code: 'not-countable', rule: 'radicals.deck', field: 'food', value: -0.5 },
  ],
  [
    'a radicals card that took effect brings more than the engine counts',
    supplement('inEffect', brings({ food: -1000 })),
    {},
    { code: 'not-countable', rule: 'radicals.deck', field: 'food', value: -1000 },
  ],
  [
    'a space of the karma board brings half a reputation',
    supplement('board', brings({}, 1.5)),
    {},
    { code: 'not-countable', rule: 'karma.board', field: 'reputation', value: 1.5 },
  ],
  [
    'a problem needs less than nothing',
    needing({ food: -1 }, {}),
    {},
    { code: 'not-countable', rule: 'round.problem-queue', field: 'p2.a.food', value: -1 },
  ],
  [
    'a problem needs half a piece',
    needing({}, { gem: 0.5 }),
    {},
    { code: 'not-countable', rule: 'round.problem-queue', field: 'p2.b.gem', value: 0.5 },
  ],
  ['the bank holds less than nothing', { bank: { ore: -1 } }, {}, { code: 'not-countable', rule: 'setup.resources', field: 'bank.ore', value: -1 }],
  [
    'a country holds half a piece',
    { countries: { red: {}, green: { stock: { food: 0.5 } }, blue: {} } },
    {},
    { code: 'not-countable', rule: 'setup.resources', field: 'green.food', value: 0.5 },
  ],
  [
    'reputation falls below 0',
    { countries: { red: {}, green: {}, blue: { reputation: -1 } } },
    {},
    { code: 'not-countable', rule: 'reputation.tie', field: 'blue.reputation', value: -1 },
  ],
  [
    'half a penalty round was called',
    { cycle: { penalties: 0.5 } },
    {},
    { code: 'not-countable', rule: 'funds.shortfall', field: 'penalties', value: 0.5 },
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
    'a country holds the title twice',
    { titled: ['red', 'blue', 'red'] },
    {},
    { code: 'same-country-twice', rule: 'compensation.how', country: 'red' },
  ],
  [
    'a stranger has a stock',
    {},
    { units: units('red', 'green', 'blue', 'pink') },
    { code: 'not-playing', rule: 'alliances.one-country', country: 'pink' },
  ],
  ['a country has no stock', {}, { units: units('red', 'blue') }, { code: 'not-one-unit', rule: 'alliances.one-country', country: 'green' }],
  [
    'a country has two stocks',
    {},
    { units: units('red', 'green', 'blue', 'red') },
    { code: 'not-one-unit', rule: 'alliances.one-country', country: 'red' },
  ],
  ...[[''], ['', 'red'], ['red', '', 'green'], ['red', 'green', 'blue', '']].map(
    (names) =>
      [
        `a unit has no members: ${names.join('/')}`,
        {},
        { units: units(...names, ...['red', 'green', 'blue'].filter((id) => !names.includes(id))) },
        { code: 'empty-unit', rule: 'alliances.one-country', at: names.indexOf('') },
      ] as const,
  ),
  ...[
    ['green/red/blue', 'red'],
    ['red/blue/green', 'green'],
    ['blue/red/green', 'red'],
  ].map(
    ([names, country]) =>
      [
        `units stand out of turn order: ${names}`,
        {},
        { units: units(...names!.split('/')) },
        { code: 'not-in-turn-order', rule: 'alliances.one-country', country },
      ] as const,
  ),
  ...[
    ['green+red/blue/yellow/black/white', 'red'],
    ['red+yellow/blue/green/black/white', 'green'],
    ['red/green+white+blue/yellow/black', 'blue'],
    ['red/blue+black/green+yellow/white', 'green'],
  ].map(
    ([names, country]) =>
      [
        `an alliance stands out of turn order, or its members do: ${names}`,
        { countries: six },
        { units: units(...names!.split('/')) },
        { code: 'not-in-turn-order', rule: 'alliances.one-country', country },
      ] as const,
  ),
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
