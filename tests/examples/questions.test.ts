import { describe, expect, test } from 'vitest';
import { presetValue, stepThatCites, valueOf } from '../../src/examples/frame/definition/shown-step.ts';
import { games, readBook } from '../content/checks/book.ts';
import { exampleOf, usualReadings } from './all.ts';

const shown = games.flatMap((game) => readBook(game).questions.flatMap(({ id, shows }) => (shows ? [{ game, id, shows, ...shows }] : [])));

describe('a question leads to the step that shows its answer', () => {
  test('there are such questions', () => expect(shown.length).toBeGreaterThan(50));

  test.each(shown)('$game:$id: a step of $example cites $rule', async ({ game, shows }) => {
    const { example, rule, event, last, ...situation } = shows;
    const { view, codec } = exampleOf(example);
    const value = await valueOf(view, situation);
    if (situation.input !== undefined) expect(codec.encode(value), 'an input as its own address has it').toBe(situation.input);
    const step = stepThatCites(view, value, { rule, event, last }, usualReadings(game));
    const { trace, problem } = view.play(value, usualReadings(game));
    const cited = step === undefined ? undefined : trace[step - 1];
    expect([cited?.rule, ...(cited?.also ?? []), problem?.rule]).toContain(rule);
  });
});

test.each([
  ['the first step that cites it', 'policies', 'mars-first', 'parties.mars-first.policy', {}, 1],
  ['the first step of an event that cites it', 'policies', 'mars-first', 'parties.mars-first.policy', { event: 'tile-untouched' }, 4],
  ['the last step that cites it', 'policies', 'mars-first', 'parties.mars-first.policy', { last: true }, 5],
  ['the first step, before a refusal', 'lobbying', 'too-few-megacredits', 'committee.lobbying', {}, 2],
  ['the refusal after the last step', 'lobbying', 'too-few-megacredits', 'committee.lobbying', { last: true }, 5],
  ['a step that it decided too, the last of them', 'crisis', 'ordinary', 'committee.neutral', { last: true }, 13],
])('a rule leads to %s', (_, example, preset, rule, which, step) => {
  const { view } = exampleOf(example);
  expect(stepThatCites(view, presetValue(view, preset), { rule, ...which }, usualReadings('turmoil'))).toBe(step);
});

test.each([
  ['a preset that is not there', 'gone', { rule: 'committee.lobbying' }],
  ['a rule that no step cites', 'take-over', { rule: 'setup.no-current-event' }],
  ['an event for which the rule is not cited', 'too-few-megacredits', { rule: 'committee.lobbying', event: 'dominance-moved' }],
])('no step is found for %s', (_, preset, wanted) => {
  const { view } = exampleOf('lobbying');
  expect(stepThatCites(view, presetValue(view, preset), wanted, usualReadings('turmoil'))).toBeUndefined();
});
