import { describe, expect, it } from 'vitest';
import type { LobbyingEvent, TurmoilEvent } from '../../../src/engine/turmoil/index.ts';
import { changesBetween } from '../../../src/drawings/turmoil/changes.ts';
import { codec } from '../../../src/examples/turmoil/lobbying/codec.ts';
import { enter, MAX_ACTIONS, type Answer, type LobbyingInput } from '../../../src/examples/turmoil/lobbying/input.ts';
import { comparedWith, paidBy, play } from '../../../src/examples/turmoil/lobbying/play.ts';
import { source } from '../../../src/examples/turmoil/lobbying/presets.ts';
import { refusals, sentFrom, withoutRefused } from '../../../src/examples/turmoil/lobbying/refusals.ts';
import { describeLobbying, sayAnswer } from '../../../src/examples/turmoil/lobbying/sentences.ts';
import { canUndo, cleared, sourceAt, undone, withTap } from '../../../src/examples/turmoil/lobbying/taps.ts';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const valueOf = (id: string): LobbyingInput => presetOf(source, id);
const eventsOf = (input: LobbyingInput): readonly LobbyingEvent[] => play(input).trace.map(({ event }) => event);

/** What each preset must show: one of its steps, or its refusal. */
const shows = {
  'first-leader': { type: 'leader-seated', party: 'unity', from: null, to: 'red' },
  'take-over': { type: 'leader-seated', party: 'unity', from: 'green', to: 'red' },
  'reserve-first': { type: 'lobby-passed-over', player: 'red' },
  'card-removes': { type: 'leader-succeeded', party: 'unity', from: 'red', to: 'green', tied: ['green', 'blue'] },
};
const refused = { 'empty-lobby': 'lobby-empty', 'too-few-megacredits': 'not-enough-megacredits', 'impossible-board': 'dominance-outnumbered' };

describe('presets of lobbying', () => {
  it.each(Object.entries(shows))('%s runs and shows what it is for', (id, event) => {
    expect(play(valueOf(id)).problem).toBeNull();
    expect(eventsOf(valueOf(id))).toContainEqual(event);
  });

  it('take-over ends with a new leader of a new dominant party', () => {
    expect(eventsOf(valueOf('take-over')).slice(-2)).toEqual([
      { type: 'dominance-moved', from: 'unity', to: 'kelvinists', tied: ['kelvinists'] },
      { type: 'dominant-leader', party: 'kelvinists', owner: 'blue', influence: 1 },
    ]);
  });

  it.each(Object.entries(refused))('%s is refused: %s, and opens where it is', (id, code) => {
    const { problem, trace } = play(valueOf(id));
    expect(problem).toMatchObject({ code });
    expect(source.presets.find((one) => one.id === id)!.step ?? 1).toBe(Math.max(1, trace.length));
  });

  it.each(Object.keys(refused))('%s shows above the board whose delegate is refused, and from where', (id) => {
    const { actions, next } = valueOf(id);
    expect(actions.at(-1)).toMatchObject({ player: next.owner, source: next.source });
  });

  it('are all named here', () => {
    expect(source.presets.map(({ id }) => id)).toEqual([...Object.keys(shows), ...Object.keys(refused)]);
  });
});

describe('a tap on a party', () => {
  const start: LobbyingInput = { ...valueOf('first-leader'), actions: [], next: { owner: 'red', source: 'lobby' } };
  const once = withTap(start, 'unity', 1)!;
  const twice = withTap(once[0], 'reds', once[1])!;

  it('adds an action and shows its last step', () => {
    expect(once).toMatchObject([{ ...start, actions: [{ type: 'send', player: 'red', party: 'unity', source: 'lobby' }] }, 4]);
    expect(eventsOf(once[0]).map(({ type }) => type)).toEqual(['lobby-used', 'delegate-placed', 'leader-seated', 'marker-kept']);
  });

  it('shows what came of the whole move at its last step, and the steps before it show nothing of it', () => {
    const [input, step] = withTap(enter(once[0], 'source', 'reserve'), 'unity', once[1])!;
    // All of it is in the input: a copy shows the same.
    const copy = structuredClone(input);
    const { after, trace } = play(copy);
    expect(trace.slice(-2).map(({ event }) => event)).toMatchObject([{ type: 'dominance-moved', to: 'unity' }, { type: 'dominant-leader' }]);
    const changed = changesBetween(comparedWith(copy, step, after(step - 1)), after(step));
    expect([...changed.keys()]).toEqual(['marker:unity', 'area:unity:red', 'reserve:red', 'megacredits:red']);
    expect(trace).toHaveLength(step);
    // The steps before it show their own changes.
    for (const other of [step - 2, step - 1]) expect(comparedWith(copy, other, after(other - 1))).toBe(after(other - 1));
  });

  it('is shown with the delegate that landed also where nothing else changes', () => {
    const reserve = enter(once[0], 'source', 'reserve');
    const [before, first] = withTap(reserve, 'unity', once[1])!;
    const [input, step] = withTap(before, 'unity', first)!;
    const { after, trace } = play(input);
    const types = eventsOf(input)
      .slice(first)
      .map(({ type }) => type);
    expect(types).toEqual(['megacredits-changed', 'delegate-placed', 'leader-kept', 'marker-kept']);
    expect(trace).toHaveLength(step);
    expect(changesBetween(comparedWith(input, step, after(step - 1)), after(step)).get('area:unity:red')).toBe('+1');
    const { what } = describeLobbying(trace.at(-1)!, wordsIn('en'));
    expect(what).toMatch(/^Red sends a delegate to Unity\. The dominance marker stays/);
  });

  it('gives no sign to pieces that only change places between the seat and the area of a party', () => {
    const { trace, after } = play(valueOf('take-over'));
    const step = trace.findIndex(({ event }) => event.type === 'leader-seated') + 1;
    const changed = changesBetween(after(step - 1), after(step));
    expect(['leader:unity', 'area:unity:red', 'area:unity:green'].map((key) => changed.get(key))).toEqual(['', '', '']);
    expect(changesBetween(after(step - 2), after(step - 1)).get('area:unity:red')).toBe('+1');
  });

  it('that changes a leader and moves the marker tells all that it did, in its order', () => {
    const [input] = withTap({ ...valueOf('take-over'), actions: [], next: { owner: 'blue', source: 'lobby' } }, 'kelvinists', 1)!;
    const said = play(input).trace.map((one) => describeLobbying(one, wordsIn('en')).what.replaceAll('\u00a0', ' '));
    const [sent, leader, marker] = [
      'Blue sends a delegate to the Kelvinists.',
      'Blue replaces the neutral leader of the Kelvinists.',
      'The dominance marker moves from Unity to the Kelvinists.',
    ];
    expect(said.slice(-4, -1)).toEqual([sent, leader, marker]);
    expect(said.at(-1)).toMatch(new RegExp(`^${sent} ${leader} ${marker} Blue now leads the dominant party`));
    // Without the tap, as in an address, each step tells its own.
    expect(play({ ...input, tap: undefined }).trace.map((one) => describeLobbying(one, wordsIn('en')).what)).toContain(marker);
  });

  it('belongs to an action that the rail numbers', () => {
    const words = wordsIn('en');
    const numbers = play(valueOf('first-leader')).trace.map((one) => describeLobbying(one, words).action);
    expect(numbers).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('that the rules forbid keeps the steps before it, and says why', () => {
    const { trace, problem } = play(twice[0]);
    expect(problem).toMatchObject({ code: 'lobby-empty', after: 1 });
    expect(trace).toEqual(play({ ...once[0], tap: undefined }).trace);
    expect(twice[1]).toBe(trace.length);
  });

  it('takes the place of a refused one', () => {
    const [input, step] = withTap(enter(twice[0], 'player', 'green'), 'reds', twice[1])!;
    expect(input.actions).toEqual([...once[0].actions, { type: 'send', player: 'green', party: 'reds', source: 'lobby' }]);
    expect(eventsOf(input)).toHaveLength(step);
    expect(eventsOf(input).at(-2)).toMatchObject({ type: 'leader-seated', party: 'reds', to: 'green' });
  });

  const preset = valueOf('first-leader');

  it.each([
    [1, 0],
    [2, 1],
    [5, 1],
    [99, 3],
  ])('at step %i keeps the %i actions whose pieces have landed, and undo brings the others back', (at, kept) => {
    const [input, step] = withTap({ ...preset, next: { owner: 'blue', source: 'reserve' } }, 'reds', at)!;
    expect(input.actions).toEqual([...preset.actions.slice(0, kept), { type: 'send', player: 'blue', party: 'reds', source: 'reserve' }]);
    expect(eventsOf(input)).toHaveLength(step);
    expect(eventsOf(input).at(-2)).toMatchObject({ type: 'leader-seated', party: 'reds', to: 'blue' });
    expect(undone(enter(input, 'player', 'green'))).toMatchObject([{ actions: preset.actions, next: { owner: 'green', source: 'reserve' } }, at]);
  });

  it('that an address brought is taken back too', () => {
    const input = { ...preset, actions: [...preset.actions] };
    expect(undone(input)[0].actions).toEqual(preset.actions.slice(0, 2));
    expect(canUndo(input)).toBe(true);
    expect(canUndo({ ...input, actions: [] })).toBe(false);
  });

  it('can be taken back with all others, and they come back', () => {
    const [none] = cleared(preset, 4);
    expect(none.actions).toEqual([]);
    expect(undone(none)).toMatchObject([{ actions: preset.actions, answer: { type: 'restored', at: 4 } }, 4]);
    expect(canUndo(undone(cleared({ ...preset, actions: [] }, 1)[0])[0])).toBe(false);
  });

  it('costs what has been paid so far', () => {
    const paid = (id: string, step: number) =>
      play(valueOf(id))
        .after(step)
        .players.map((player) => paidBy(valueOf(id), player));
    expect(paid('reserve-first', 1)).toEqual([0, 0, 0]);
    expect(paid('reserve-first', 99)).toEqual([10, 0, 0]);
    expect(paid('too-few-megacredits', 99)).toEqual([0, 5, 0]);
  });

  it('that was refused is made from another place, or left out', () => {
    const [input] = sentFrom(valueOf('empty-lobby'), 'reserve')!;
    expect(play(input).problem).toBeNull();
    expect(input.actions.at(-1)).toEqual({ type: 'send', player: 'blue', party: 'reds', source: 'reserve' });
    expect(withoutRefused(valueOf('empty-lobby'), 3)[0].actions).toHaveLength(1);
    expect(sentFrom(valueOf('first-leader'), 'reserve')).toBeNull();
  });

  it('comes from the lobby while the delegate waits there at that step, and then from the reserve', () => {
    const usual: LobbyingInput = { ...preset, next: { owner: 'red', source: 'usual' } };
    expect([0, 1, 2, 99].map((step) => sourceAt(usual, step))).toEqual(['lobby', 'lobby', 'reserve', 'reserve']);
    expect(withTap(usual, 'reds', 1)![0].actions).toEqual([{ type: 'send', player: 'red', party: 'reds', source: 'lobby' }]);
    expect(withTap(usual, 'reds', 2)![0].actions.at(-1)).toMatchObject({ player: 'red', source: 'reserve' });
    expect(sourceAt(enter(usual, 'source', 'reserve'), 0)).toBe('reserve');
    expect(sourceAt(enter(usual, 'player', 'green'), 2)).toBe('lobby');
    expect(sentFrom(valueOf('empty-lobby'), 'reserve')![0].next).toEqual({ owner: 'blue', source: 'usual' });
  });

  it('does nothing for a neutral delegate that is not removed', () => {
    expect(withTap({ ...start, next: { owner: 'neutral', source: 'reserve' } }, 'unity', 1)).toBeNull();
  });

  it('says so once an address is full', () => {
    const pair = [
      { type: 'send', player: 'red', party: 'unity', source: 'reserve' },
      { type: 'remove', owner: 'red', party: 'unity' },
    ] as const;
    const players = start.game.players.map((player) => ({ ...player, stock: { ...player.stock, megacredits: 500 } }));
    const actions = Array.from({ length: MAX_ACTIONS }, (_, at) => pair[at % 2]!);
    const full: LobbyingInput = { ...start, game: { ...start.game, players }, actions };
    expect(play(full).problem).toBeNull();
    expect(withTap(full, 'unity', 999)).toEqual([{ ...full, answer: { type: 'full', at: 999 } }, 999]);
    expect(withTap({ ...full, actions: actions.slice(0, -1) }, 'unity', 999)![0].actions).toHaveLength(MAX_ACTIONS);
  });
});

it.each<[name: string, text: string, from: LobbyingInput['next'], to: LobbyingInput['next']]>([
  ['player', 'blue', { owner: 'red', source: 'lobby' }, { owner: 'blue', source: 'lobby' }],
  ['player', 'neutral', { owner: 'red', source: 'card' }, { owner: 'neutral', source: 'card' }],
  ['player', 'neutral', { owner: 'red', source: 'lobby' }, { owner: 'red', source: 'lobby' }],
  ['player', 'black', { owner: 'red', source: 'lobby' }, { owner: 'red', source: 'lobby' }],
  ['source', 'card', { owner: 'blue', source: 'lobby' }, { owner: 'blue', source: 'card' }],
  ['source', 'reserve', { owner: 'neutral', source: 'card' }, { owner: 'red', source: 'reserve' }],
  ['source', 'deck', { owner: 'blue', source: 'lobby' }, { owner: 'blue', source: 'lobby' }],
  ['dominant', 'reds', { owner: 'blue', source: 'lobby' }, { owner: 'blue', source: 'lobby' }],
])('%s "%s" entered after %o gives %o', (name, text, from, to) => {
  const input = { ...valueOf('first-leader'), next: from };
  expect(enter(input, name, text)).toEqual({ ...input, next: to });
});

const BOARD = 'r20.14.0.1.b2_0-Nr2-0-N-0-0_0.0.0.0_r.r4n11.g.k.N';

it.each([BOARD, `${BOARD}*`, `${BOARD}*nl`, `${BOARD}*rul`, `${BOARD}*nul*rl`, `${BOARD}*ru*rl`, `${BOARD}**rl`, `${BOARD}${'*rul'.repeat(100)}*rl`])(
  'does not decode "%s"',
  (text) => expect(codec.decode(text)).toBeNull(),
);

const rule = 'committee.delegate' as const;

// A record over whole unions: a missing event is a type error.
type Told =
  | Exclude<LobbyingEvent, TurmoilEvent>
  | Extract<LobbyingEvent, { type: 'megacredits-changed' | 'delegate-placed' | 'leader-seated' | 'dominance-moved' }>;
const told: { readonly [T in Told['type']]: readonly Extract<Told, { type: T }>[] } = {
  'megacredits-changed': [{ type: 'megacredits-changed', changes: [{ player: 'red', by: -5 }] }],
  'delegate-placed': (['lobby', 'reserve'] as const).map((source) => ({ type: 'delegate-placed', party: 'reds', owner: 'red', source })),
  'leader-seated': ([null, 'blue'] as const).map((from) => ({ type: 'leader-seated', party: 'reds', from, to: 'red' })),
  'dominance-moved': [['unity'] as const, ['unity', 'greens'] as const].map((tied) => ({ type: 'dominance-moved', from: 'reds', to: 'unity', tied })),
  'lobby-used': [{ type: 'lobby-used', player: 'red' }],
  'lobby-passed-over': [{ type: 'lobby-passed-over', player: 'red' }],
  'leader-kept': (['red', 'neutral'] as const).flatMap((leader) =>
    [leader, 'blue' as const].flatMap((rival) =>
      [1, 2].map((count) => ({ type: 'leader-kept', party: 'reds', leader, has: 2, rival, count }) as const),
    ),
  ),
  'marker-kept': (['reds', 'unity'] as const).flatMap((rival) =>
    [1, 2].map((count) => ({ type: 'marker-kept', dominant: 'reds', has: 2, rival, count }) as const),
  ),
  'dominant-leader': [
    { type: 'dominant-leader', party: 'reds', owner: 'red', influence: 1 },
    { type: 'dominant-leader', party: 'reds', owner: 'neutral', influence: 0 },
  ],
  'party-emptied': [{ type: 'party-emptied', party: 'reds' }],
  'delegate-removed': (['area', 'leader'] as const).map((from) => ({ type: 'delegate-removed', party: 'reds', owner: 'neutral', from })),
  'leader-succeeded': [
    { type: 'leader-succeeded', party: 'reds', from: 'red', to: 'blue', tied: ['blue'] },
    { type: 'leader-succeeded', party: 'reds', from: 'red', to: 'blue', tied: ['blue', 'neutral'] },
  ],
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of lobbying has its sentences', () => {
    const rules = [rule, 'open-questions.marker-after-removal'] as const;
    const steps = Object.values(told).flatMap((events) => events.flatMap((event) => rules.map((one) => ({ rule: one, event, action: 1 }))));
    for (const step of steps) {
      const { what, why } = describeLobbying(step, words);
      expectSentence(what);
      expectSentence(why);
    }
  });

  it.each<Answer>([
    { type: 'cleared' },
    { type: 'restored' },
    { type: 'restarted' },
    { type: 'restart-undone' },
    { type: 'same-reason' },
    { type: 'full' },
    { type: 'other-owner', owner: 'red' },
  ])('the answer $type has its sentences', (answer) => expectSentence(sayAnswer(answer, words)));

  it('a refusal has its sentence, and begins in other words after the same one', async () => {
    const { about } = await refusals(words);
    const problem = { code: 'none-to-remove', rule, party: 'reds', owner: 'red', after: 0 } as const;
    const value = valueOf('card-removes');
    const { text = '' } = about(problem, value);
    expectSentence(text);
    const again = about(problem, { ...value, answer: { type: 'same-reason', at: 1 } }).text;
    expect(again).toBe(`${sayAnswer({ type: 'same-reason' }, words)} ${text}`);
  });
});
