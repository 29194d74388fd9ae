import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, EVENT_IDS, OWNERS, PARTIES, sketched, type Position } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../src/examples/all.ts';
import type { CrisisInput } from '../../src/examples/turmoil/crisis/input.ts';
import { ALL_OWN } from '../../src/examples/turmoil/crisis/numbers.ts';
import { decode, encode } from '../../src/examples/frame/state/url-state.ts';
import { MAX_ACTIONS as MAX_TAPS, type LobbyingInput } from '../../src/examples/turmoil/lobbying/input.ts';
import { inputFor, TABLE_EXAMPLES, tableIn, textOf } from '../../src/examples/editors/own-table/table/inputs.ts';
import { MAX_ACTIONS, type PoliciesInput } from '../../src/examples/turmoil/policies/input.ts';
import { ALL, exampleOf, type Tested } from './all.ts';

/* What a reader can enter is opened again: the address that an example writes is not too long, and its codec reads it. */

const expectReopened = ({ codec }: Tested, value: unknown): void => {
  const input = codec.encode(value);
  const s = encode({ kind: 'input', input, edition: 'default', step: 999 });
  expect(decode(s, []), `${s.length} letters: ${s}`).not.toBeNull();
  expect(codec.decode(input), input).not.toBeNull();
};

/** The longest text of a draft: each of its signs is written as six. */
const LONGEST = '😀'.repeat(12);

const WORDS = [...COLOURS, ...OWNERS, ...PARTIES, ...EVENT_IDS, 'true', 'false', 'none', 'floaters', 'crisis', 'leader', 'a', 'white'];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(LONGEST, '', ' ', '-1', '2,5', 'x'.repeat(40)) },
  { weight: 3, arbitrary: fc.nat(999).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** The largest table: five players, every number the highest, four cards with long names. */
const largest = (): Position => {
  const [revealed, distant, coming, current] = EVENT_IDS.toSorted((one, other) => other.length - one.length);
  const table = sketched({
    players: Object.fromEntries(COLOURS.map((colour) => [colour, {}])),
    events: { distant: distant!, coming: coming!, current: current! },
    revealed: revealed!,
  });
  const players = table.game.players.map((player) => ALL_OWN.reduce((now, { set }) => set(now, 999), player));
  return { ...table, game: { ...table.game, players } };
};

/** As many actions as taps can make. */
const tapped = (input: LobbyingInput): LobbyingInput => ({
  ...input,
  actions: Array.from({ length: MAX_TAPS }, () => ({ type: 'send', player: 'red', party: 'unity', source: 'reserve' })),
});

/** As many actions as can be added. */
const added = (input: PoliciesInput): PoliciesInput => ({
  ...input,
  actions: Array.from({ length: MAX_ACTIONS }, () => ({ kind: 'other-tile', number: '0' })),
});

/** What readers enter in other ways than with fields. */
const MORE: Readonly<Record<string, (first: unknown) => unknown>> = {
  lobbying: (first) => tapped(first as LobbyingInput),
  policies: (first) => added(first as PoliciesInput),
};

const startsOf = ({ id, view }: Tested): readonly unknown[] => {
  const values = view.source.presets.map(({ value }) => value);
  return [...values, MORE[id]?.(values[0]) ?? values[0]];
};

describe.each(ALL)('$id', (example) => {
  const { fields } = EXAMPLES[example.id]!;
  const starts = startsOf(example);
  const enterAll = (start: unknown, entries: readonly (readonly [name: string, text: string])[]): unknown =>
    entries.reduce((now, [name, typed]) => example.view.enter(now, name, typed), start);

  it('opens again what was entered, whatever it is', () => {
    const entries = fc.array(fc.tuple(fc.constantFrom(...fields), text), { maxLength: 120 });
    fc.assert(
      fc.property(fc.constantFrom(...starts), entries, (start, entered) => expectReopened(example, enterAll(start, entered))),
      { numRuns: 60 },
    );
  });

  it.each([
    ['999', LONGEST],
    [LONGEST, '999'],
    ['', ''],
  ])('opens it again when every field has got "%s", then "%s"', (...texts) => {
    const entries = texts.flatMap((typed) => fields.map((name) => [name, name === 'players' ? '5' : typed] as const));
    expectReopened(example, enterAll(starts.at(-1), entries));
  });
});

it('the crisis takes no entry that an address has no room for, and each that mends one of the others', () => {
  const crisis = exampleOf('crisis');
  const enter = (value: unknown, name: string, typed: string): CrisisInput => crisis.view.enter(value, name, typed) as CrisisInput;
  const names = PARTIES.flatMap((party) => OWNERS.map((owner) => `${party}.${owner}`)).slice(0, 20);
  const full = names.reduce((now, name) => enter(now, name, 'x'), crisis.view.source.presets[0].value as CrisisInput);
  expect(Object.keys(full.drafts)).toEqual(names);
  expect(enter(full, 'player1.tr', 'x')).toBe(full);
  expect(enter(full, 'player1.tr', '21').position.game.players[0]!.tr).toBe(21);
  expect(enter(enter(full, names[0]!, '1'), 'player1.tr', 'x').drafts['player1.tr']).toBe('x');
});

describe('the largest own table', () => {
  it('is read again by the device, and has fewer than a thousand letters', () => {
    const text = textOf(largest());
    expect(tableIn(text)).toEqual(largest());
    expect(text.length).toBeLessThan(1000);
  });

  it.each(TABLE_EXAMPLES)('is opened again by %s', (id) => {
    for (const owner of COLOURS) expectReopened(exampleOf(id), inputFor(id, largest(), owner));
    if (id === 'lobbying') expectReopened(exampleOf(id), tapped(inputFor(id, largest(), 'red') as LobbyingInput));
  });
});
