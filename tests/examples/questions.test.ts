import { describe, expect, test } from 'vitest';
import { stepThatCites } from '../../src/examples/frame/shown-step.ts';
import { games, readBook } from '../content/checks/book.ts';
import { exampleOf, usualReadings } from './all.ts';

const shown = games.flatMap((game) => readBook(game).questions.flatMap(({ id, shows }) => (shows ? [{ game, id, ...shows }] : [])));

describe('a question leads to the step that shows its answer', () => {
  test('there are such questions', () => expect(shown.length).toBeGreaterThan(50));

  test.each(shown)('$game:$id is shown by $example, $preset: a step cites $rule', ({ game, example, preset, rule, last }) => {
    const { view } = exampleOf(example);
    const step = stepThatCites(view, preset, rule, usualReadings(game), last);
    const value = view.source.presets.find(({ id }) => id === preset)?.value;
    const { trace, problem } = view.play(value, usualReadings(game));
    const cited = step === undefined ? undefined : trace[step - 1];
    expect([cited?.rule, ...(cited?.also ?? []), problem?.rule]).toContain(rule);
  });
});

test.each([
  ['the first step that cites it', 'policies', 'mars-first', 'parties.mars-first.policy', false, 1],
  ['the last step that cites it', 'policies', 'mars-first', 'parties.mars-first.policy', true, 5],
  ['the first step, before a refusal', 'lobbying', 'too-few-megacredits', 'committee.lobbying', false, 2],
  ['the refusal after the last step', 'lobbying', 'too-few-megacredits', 'committee.lobbying', true, 5],
  ['a step that it decided too, the last of them', 'crisis', 'ordinary', 'committee.neutral', true, 13],
])('a rule leads to %s', (_, example, preset, rule, last, step) => {
  expect(stepThatCites(exampleOf(example).view, preset, rule, usualReadings('turmoil'), last)).toBe(step);
});

test.each([
  ['a preset that is not there', 'gone', 'committee.lobbying'],
  ['a rule that no step cites', 'take-over', 'setup.no-current-event'],
])('no step is found for %s', (_, preset, rule) => {
  expect(stepThatCites(exampleOf('lobbying').view, preset, rule, usualReadings('turmoil'))).toBeUndefined();
});
