import { describe, expect, it } from 'vitest';
import { enter } from '../../../src/examples/mars-contracts/union-actions/fields.ts';
import { codec, played, type ActionFields } from '../../../src/examples/mars-contracts/union-actions/input.ts';
import { source } from '../../../src/examples/mars-contracts/union-actions/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/union-actions/refusals.ts';
import { describeActionProblem } from '../../../src/examples/mars-contracts/union-actions/sentences.ts';
import view from '../../../src/examples/mars-contracts/union-actions/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: White’s ice, contracts and free leaders, and the space of the marker; or the code of its problem. */
const comesTo = (value: ActionFields): string => {
  const { outcome } = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { players, unions } = outcome.state;
  const { stock, contracts, leaders } = players[0]!;
  return [stock['ice'], contracts.length, leaders.free, unions[0]!.marker].join(' ');
};

/** The result of each preset. */
const RESULTS: Readonly<Record<string, string>> = {
  'two-turns': '2 1 1 0',
  'no-card': '0 0 1 0',
  'trade-union': '4 0 0 2',
  elsewhere: 'only-on-unions',
  'closed-slot': 'slot-closed',
  'nothing-there': 'nothing-to-commit',
  'one-turn': 'placed-in-this-turn',
};

describe('presets of the actions at a union', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const first = presetOf(source, 'two-turns');

it.each([
  ['action', 'commit', 'commit_union_1_empty_yellow_launch_n'],
  ['action', 'mine', 'turns_union_1_empty_yellow_launch_n'],
  ['token', 'leader', 'turns_leader_1_empty_yellow_launch_n'],
  ['slot', '2', 'turns_union_2_empty_yellow_launch_n'],
  ['first', 'closed', 'turns_union_1_closed_yellow_launch_n'],
  ['first', 'leader', 'turns_union_1_leader_yellow_launch_n'],
  ['second', 'white', 'turns_union_1_empty_white_launch_n'],
  ['second', 'red', 'turns_union_1_empty_yellow_launch_n'],
  ['card', 'none', 'turns_union_1_empty_yellow_none_n'],
  ['trade', 'true', 'turns_union_1_empty_yellow_launch_t'],
  ['third', 'white', 'turns_union_1_empty_yellow_launch_n'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(first, name, text))).toBe(written));

it.each([
  ['grant_union_1_white_empty_launch_n', 'second', 'white', 'grant_union_1_white_empty_launch_n'],
  ['grant_union_1_empty_white_launch_n', 'first', 'white', 'grant_union_1_empty_white_launch_n'],
  ['commit_union_1_white_empty_launch_n', 'token', 'leader', 'commit_union_1_white_empty_launch_n'],
  // The second token is a leader token, so the first can be one too.
  ['commit_union_1_white_white_launch_n', 'first', 'leader', 'commit_union_1_leader_white_launch_n'],
])('in %s the field %s does not take what cannot be there: "%s"', (text, name, typed, written) =>
  expect(codec.encode(enter(codec.decode(text)!, name, typed))).toBe(written),
);

it('a leader token in a slot leaves the union token to be placed', () => {
  expect(comesTo(codec.decode('grant_union_2_leader_empty_launch_n')!)).toBe('2 0 1 0');
  expect(comesTo(codec.decode('commit_union_1_leader_white_launch_n')!)).toBe('0 1 1 0');
});

/** What is wrong with an input: the code, the steps before, and what each way out comes to. */
const WRONG: readonly (readonly [input: string, code: string, steps: number, fixes: readonly string[]])[] = [
  ['elsewhere_union_1_empty_yellow_launch_n', 'only-on-unions', 0, ['0 0 0 0', '2 0 1 0']],
  ['grant_union_1_closed_empty_launch_n', 'slot-closed', 0, ['2 0 1 0']],
  ['grant_union_1_yellow_empty_launch_n', 'slot-taken', 0, ['2 0 1 0']],
  // No other slot is free.
  ['grant_leader_2_yellow_leader_launch_n', 'slot-taken', 0, ['2 0 0 0']],
  ['grant_union_1_empty_white_launch_n', 'token-missing', 0, ['2 0 0 0', '2 0 1 0']],
  ['turns_union_1_empty_white_launch_n', 'token-missing', 0, ['2 1 0 0', '2 1 1 0']],
  ['commit_union_1_empty_white_launch_n', 'nothing-to-commit', 0, ['0 1 1 0', 'token-missing', 'token-missing']],
  ['commit_union_2_empty_yellow_launch_n', 'nothing-to-commit', 0, ['nothing-to-commit', 'slot-taken', '2 1 1 0']],
  ['both_union_1_empty_yellow_launch_n', 'placed-in-this-turn', 2, ['2 1 1 0']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it.each(WRONG)('%s is refused, with its ways out', (text, code, steps, fixes) => {
    const value = codec.decode(text)!;
    const { problem, trace } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expect(trace.length).toBe(steps);
    expectSentence(describeActionProblem(problem, words));
    expect(
      refusals(words)
        .about(problem, value)
        .fixes.map(({ make }) => comesTo(make(value, 1)![0])),
    ).toEqual(fixes);
  });
});
