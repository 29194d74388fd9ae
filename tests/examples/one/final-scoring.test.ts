import { describe, expect, it } from 'vitest';
import { finalScoring, SCORED_SEATS, type ScoringEvent, type ScoringProblem } from '../../../src/engine/turmoil/index.ts';
import { describeScoring, describeScoringProblem } from '../../../src/examples/turmoil/final-scoring/sentences.ts';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { facts } from '../../../src/examples/turmoil/final-scoring/facts.ts';
import { enter } from '../../../src/examples/turmoil/final-scoring/fields.ts';
import { codec } from '../../../src/examples/turmoil/final-scoring/input.ts';
import { source } from '../../../src/examples/turmoil/final-scoring/presets.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** The result of each preset: the points of its players, or its refusal. */
const RESULTS: Readonly<Record<string, object>> = {
  'three-players': { state: { points: { red: 3, green: 2, blue: 1 } } },
  'neutral-chairman': { state: { points: { red: 2, blue: 1 } } },
  'chairman-alone': { state: { points: { red: 0, green: 1 } } },
  'one-colour': { state: { points: { red: 0, yellow: 7 } } },
  refused: { ok: false, problem: { code: 'colour-not-playing', seat: 'scientists', owner: 'black' } },
};

describe('presets of final scoring', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(finalScoring(value)).toMatchObject(RESULTS[id]!);
  });

  it('reads a game that nobody plays, for the engine to refuse', () => {
    const value = codec.decode('0_n_------');
    expect(value && finalScoring(value)).toMatchObject({ ok: false, problem: { code: 'nobody-plays' } });
    expect(value && codec.encode(value)).toBe('0_n_------');
  });
});

const events: { readonly [T in ScoringEvent['type']]: readonly Extract<ScoringEvent, { type: T }>[] } = {
  'crisis-skipped': [{ type: 'crisis-skipped' }],
  'points-gained': SCORED_SEATS.map((seat) => ({ type: 'points-gained', seat, player: 'red', by: 1 })),
  'nobody-gains': SCORED_SEATS.map((seat) => ({ type: 'nobody-gains', seat })),
  'seat-empty': [{ type: 'seat-empty', seat: 'reds' }],
};
const problems: { readonly [C in ScoringProblem['code']]: Extract<ScoringProblem, { code: C }> } = {
  'nobody-plays': { code: 'nobody-plays', rule: 'end.scoring' },
  'chairman-seat-empty': { code: 'chairman-seat-empty', rule: 'committee.chairman' },
  'colour-not-playing': { code: 'colour-not-playing', rule: 'committee.delegate', seat: 'unity', owner: 'black' },
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it('every event and every problem has its sentences', () => {
    const said = Object.values(events)
      .flat()
      .flatMap((event) => Object.values(describeScoring(event, words)));
    for (const text of [...said, ...Object.values(problems).map((problem) => describeScoringProblem(problem, words))]) {
      expectSentence(text);
    }
  });
});

it.each([
  ['player.black', 'true', 'rgbk_r_rgnbrg'],
  ['player.red', 'false', 'gb_r_rgnbrg'],
  ['chairman', 'blue', 'rgb_b_rgnbrg'],
  ['chairman', '', 'rgb_-_rgnbrg'],
  ['reds.leader', 'blue', 'rgb_r_rgbbrg'],
  ['chairman', 'white', 'rgb_r_rgnbrg'],
  ['pinks.leader', 'red', 'rgb_r_rgnbrg'],
])('the field %s takes "%s"', (name, text, written) => {
  expect(codec.encode(enter(presetOf(source, 'three-players'), name, text))).toBe(written);
});
