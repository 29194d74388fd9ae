import { describe, expect, it } from 'vitest';
import { automaTurn, AUTOMA, playerOf } from '../../../src/engine/mars-contracts/index.ts';
import { enter } from '../../../src/examples/mars-contracts/automa/fields.ts';
import { codec, tableOf, turnOf, type AutomaFields } from '../../../src/examples/mars-contracts/automa/input.ts';
import { source } from '../../../src/examples/mars-contracts/automa/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/automa/refusals.ts';
import { describeAutomaProblem } from '../../../src/examples/mars-contracts/automa/sentences.ts';
import view from '../../../src/examples/mars-contracts/automa/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the Automa’s credits, ore and VP, its free leaders, the space of the marker; or the code of its problem. */
const comesTo = (value: AutomaFields): string => {
  const outcome = automaTurn(tableOf(value), turnOf(value));
  if (!outcome.ok) return outcome.problem.code;
  const { stock, vp, leaders } = playerOf(outcome.state, AUTOMA);
  return [stock['credits'], stock['ore'], vp, leaders.free, outcome.state.unions[0]!.marker].join(' ');
};

/** The result of each preset. */
const RESULTS: Readonly<Record<string, string>> = {
  place: '1 0 0 1 0',
  leader: '1 0 0 0 0',
  // 1 credit, 1 of the grant, 2 paid.
  commit: '0 0 2 1 1',
  // The yield twice, since the grant is gained twice.
  'trade-union': '0 2 2 1 1',
  'no-card': '2 1 0 1 0',
  'cannot-pay': '1 0 0 1 0',
  full: 'no-slot-available',
};

describe('presets of the Automa', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const first = presetOf(source, 'place');

it.each([
  ['first', 'closed', 'closed_empty_credits_0_y_n_n'],
  ['first', 'white', 'yellow_empty_credits_0_y_n_n'],
  ['second', 'automa', 'yellow_automa_credits_0_y_n_n'],
  ['grant', 'production', 'yellow_empty_production_0_y_n_n'],
  ['credits', '3', 'yellow_empty_credits_3_y_n_n'],
  ['card', 'false', 'yellow_empty_credits_0_n_n_n'],
  ['used', 'true', 'yellow_empty_credits_0_y_y_n'],
  ['trade', 'true', 'yellow_empty_credits_0_y_n_y'],
  ['third', 'empty', 'yellow_empty_credits_0_y_n_n'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(first, name, text))).toBe(written));

it.each([
  ['closed_yellow_credits_0_y_n_n', 'no-slot-available'],
  ['automa_automa_credits_3_y_y_n', '2 0 2 1 1'],
  ['automa_automa_credits_3_y_n_n', '2 0 2 1 1'],
])('%s comes to %s', (text, result) => expect(comesTo(codec.decode(text)!)).toBe(result));

it('a second slot with a token of the Automa is not entered, and an address may say it', () => {
  const commit = presetOf(source, 'commit');
  expect(codec.encode(enter(commit, 'second', 'automa'))).toBe(codec.encode(commit));
  const both = codec.decode('automa_automa_credits_3_y_n_n')!;
  expect(codec.encode(enter(both, 'second', 'empty'))).toBe('automa_empty_credits_3_y_n_n');
});

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('a union without an available slot is refused, with its way out', () => {
    const value = codec.decode('yellow_closed_credits_0_y_n_n')!;
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expectSentence(describeAutomaProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places).toEqual(['first', 'second', 'slot:1.0', 'slot:1.1']);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(['1 0 0 1 0']);
  });
});
