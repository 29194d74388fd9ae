import type { Game } from '../../../src/engine/mars-contracts/index.ts';
import { card, cards, type Short } from './said.ts';

const five = { white: {}, yellow: {}, red: {}, blue: {}, black: {} };
const tile = { number: 1, main: { stock: {}, action: null }, additional: { stock: {}, action: null }, slots: 0, track: [0] };
const empty = { action: null, repeat: null };
const union: Game['unions'][number] = { tile, slots: [], marker: 0, seals: { colour: 'x', count: 7 }, contracts: [] };
const whole = (rule: string, field: string, value: number): object => ({ code: 'not-countable', rule, field, value });

/** Games of which one thing is wrong: a table, what it cannot say, and the problem. */
export const IMPOSSIBLE: readonly (readonly [shows: string, before: Short, change: Partial<Game>, problem: object])[] = [
  ['nobody plays but the Automa', { players: {}, automa: {} }, {}, { code: 'too-few-players', rule: 'setup.union-token', count: 0, min: 1 }],
  ['five play', { players: five }, {}, { code: 'pieces-missing', rule: 'components.list', piece: 'union-tokens', has: 4, needs: 5 }],
  [
    'four play with the Automa',
    { players: { white: {}, yellow: {}, red: {}, blue: {} }, automa: {} },
    {},
    { code: 'pieces-missing', rule: 'components.list', piece: 'union-tokens', has: 4, needs: 5 },
  ],
  [
    'there are two of one name',
    {},
    { players: [table1('white'), table1('yellow'), table1('white')] },
    { code: 'same-player-twice', rule: 'setup.union-token', player: 'white' },
  ],
  ['the Automa has no leader card', { players: { white: {}, automa: {} } }, {}, { code: 'no-automa', rule: 'automa.cards' }],
  ['the Automa is not among the players', {}, { automa: { yield: {} } }, { code: 'not-playing', rule: 'automa.cards', player: 'automa' }],
  ['a stranger stands on a tile', { unions: [{ slots: 'green*/-' }] }, {}, { code: 'not-playing', rule: 'unions.grant', player: 'green' }],
  [
    'a player has two union tokens on tiles',
    { unions: [{ slots: 'white/- -/-' }, { slots: '-/- -/white' }] },
    {},
    { code: 'wrong-token-count', rule: 'setup.union-token', player: 'white', count: 2, due: 1 },
  ],
  [
    'a player has none',
    {},
    { players: [table1('yellow'), { ...table1('white'), unionToken: false }] },
    { code: 'wrong-token-count', rule: 'setup.union-token', player: 'white', count: 0, due: 1 },
  ],
  [
    'five tiles lie in the row',
    { unions: [{}, {}, {}, {}, {}] },
    {},
    { code: 'pieces-missing', rule: 'components.list', piece: 'progress-markers', has: 4, needs: 5 },
  ],
  ['the row is not in order', { unions: [{ number: 3 }, { number: 2 }] }, {}, { code: 'unions-out-of-order', rule: 'setup.union-tiles', union: 2 }],
  [
    'a slot was drawn that is not there',
    {},
    { unions: [{ ...union, slots: [empty] }] },
    { code: 'wrong-slot-count', rule: 'open-questions.slots-per-tile', union: 1, count: 1, due: 0 },
  ],
  [
    'a token stands in a closed slot',
    { unions: [{ slots: '-/- white*/yellow*' }] },
    {},
    { code: 'slot-closed', rule: 'unions.slot-closed', union: 1, slot: 1 },
  ],
  ['a marker has left its track', { unions: [{ marker: 5 }] }, {}, { code: 'marker-off-track', rule: 'scoring.completed', union: 1, at: 5, last: 4 }],
  [
    'two tiles have seals of one colour',
    {},
    { unions: [union, { ...union, tile: { ...tile, number: 2 } }] },
    { code: 'same-colour-twice', rule: 'setup.markers-and-seals', colour: 'x' },
  ],
  [
    'a seal is missing',
    {},
    { unions: [{ ...union, seals: { colour: 'x', count: 6 } }] },
    { code: 'wrong-seal-count', rule: 'setup.markers-and-seals', union: 1, count: 6, due: 7 },
  ],
  [
    'more contracts hold seals than there are',
    { players: { white: { holds: 'c1@1:0 c2@1:0 c3@1:0 c4@1:0 c5@1:0 c6@1:0 c7@1:0 c8@1:0' } } },
    {},
    whole('setup.markers-and-seals', '1.seals', -1),
  ],
  ['a card lies twice in the deck', { deck: 'c1 c1' }, {}, { code: 'same-card-twice', rule: 'setup.contract-deck', contract: 'c1' }],
  [
    'a card is in a hand and below a tile',
    { players: { white: { holds: 'c1@1:0' } }, unions: [{ below: 'c1' }] },
    {},
    { code: 'same-card-twice', rule: 'setup.contract-deck', contract: 'c1' },
  ],
  [
    'a card is discarded and in the box',
    { discarded: 'c1' },
    { box: { unions: [], seals: [], contracts: cards('c1') } },
    { code: 'same-card-twice', rule: 'setup.contract-deck', contract: 'c1' },
  ],
  ['a contract has no levels', {}, { deck: [{ ...card('c1'), levels: 0 }] }, { code: 'no-levels', rule: 'contracts.complete', contract: 'c1' }],
  [
    'the Automa holds a contract',
    { players: { white: {}, automa: { holds: 'c1@1:0' } }, automa: {} },
    {},
    { code: 'automa-holds-contract', rule: 'automa.commit', contract: 'c1' },
  ],
  [
    'a contract is of a union that is not there',
    { players: { white: { holds: 'c1@3:0' } } },
    {},
    { code: 'unknown-union', rule: 'unions.commit', union: 3 },
  ],
  [
    'a seal stands beyond the last level',
    { players: { white: { holds: 'c1@1:3' } } },
    {},
    { code: 'wrong-level', rule: 'contracts.advance', player: 'white', contract: 'c1', level: 3, last: 2 },
  ],
  ['a player has half a resource', { players: { white: { stock: { ice: 0.5 } } } }, {}, whole('unions.grant', 'white.ice', 0.5)],
  ['a player has less than no VP', { players: { white: { vp: -1 } } }, {}, whole('contracts.reward-a', 'white.vp', -1)],
  ['a player has less than no leaders', { players: { white: { leaders: -1 } } }, {}, whole('unions.grant', 'white.leaders.free', -1)],
  ['half a leader is elsewhere', { players: { white: { elsewhere: 0.5 } } }, {}, whole('unions.grant', 'white.leaders.elsewhere', 0.5)],
  [
    'a seal is on half a level',
    {},
    {
      players: [{ ...table1('white'), contracts: [{ contract: card('c1'), union: 1, level: 0.5 }] }],
      unions: [{ ...union, seals: { colour: 'x', count: 6 } }],
    },
    whole('contracts.advance', 'white.c1', 0.5),
  ],
  ['the Automa mines less than nothing', { automa: { ice: -1 } }, {}, whole('automa.production', 'automa.yield.ice', -1)],
  ['a tile has half a number', { unions: [{ number: 0.5 }] }, {}, whole('setup.union-tiles', '0.5.number', 0.5)],
  ['a marker stands before its track', { unions: [{ marker: -1 }] }, {}, whole('scoring.completed', '1.marker', -1)],
  ['a track shows less than nothing', { unions: [{ track: [0, -2] }] }, {}, whole('scoring.completed', '1.track.1', -2)],
  [
    'a main grant brings half a resource',
    { unions: [{ main: { stock: { ice: 0.5 }, action: null } }] },
    {},
    whole('unions.grant', '1.main.ice', 0.5),
  ],
  [
    'an additional grant brings too much',
    { unions: [{ additional: { stock: { ice: 1000 }, action: null } }] },
    {},
    whole('unions.commit', '1.additional.ice', 1000),
  ],
  ['a contract has half a level', {}, { deck: [{ ...card('c1'), levels: 0.5 }] }, whole('contracts.complete', 'c1.levels', 0.5)],
  ['a reward costs VP', {}, { discarded: [{ ...card('c1'), vp: -1 }] }, whole('contracts.reward-a', 'c1.vp', -1)],
  ['a reward goes back', {}, { deck: [{ ...card('c1'), steps: -1 }] }, whole('contracts.reward-b', 'c1.steps', -1)],
  ['half a round is over', { round: { number: 0.5 } }, {}, whole('rounds.new-contracts', 'round', 0.5)],
  [
    'a stranger has a turn',
    { round: { turn: { player: 'green', placed: [] } } },
    {},
    { code: 'not-playing', rule: 'unions.two-actions', player: 'green' },
  ],
  [
    'a stranger has Trade Union',
    { tradeUnion: { holder: 'green', used: false } },
    {},
    { code: 'not-playing', rule: 'assistance.trade-union', player: 'green' },
  ],
];

function table1(id: string): Game['players'][number] {
  return { id, stock: {}, vp: 0, unionToken: true, leaders: { free: 0, elsewhere: 0 }, contracts: [] };
}
