import { describe, expect, it } from 'vitest';
import { decode, encode } from '../../src/examples/frame/state/url-state.ts';
import { opened, readingsOf as readingsFor } from '../../src/examples/frame/state/state.ts';
import { stepThatShows } from '../../src/examples/frame/definition/shown-step.ts';
import { factsOf, games, readBook } from '../content/checks/book.ts';
import { editionsOf, exampleOf, readingsOf, usualReadings } from './all.ts';

/** Rules that no preset comes to. Their links open the example where it shows the answer to a question about the rule. */
const NO_PRESET = [
  'introduction.global-events',
  'committee.dominant-rules-next',
  'parties.mars-first.bonus',
  'influence.example-generous-funding',
  'influence.example-riots',
  'open-questions.no-delegates-left',
  'open-questions.marker-after-removal',
];

const rules = games.flatMap((game) =>
  readBook(game)
    .game.chapters.flatMap(factsOf)
    .map(({ id, examples = [] }) => ({ game, id, examples })),
);

const shownBy = (game: string, example: string, rule: string) =>
  stepThatShows(
    exampleOf(example).view,
    rule,
    usualReadings(game),
    editionsOf(game).map((edition) => readingsOf(game, edition)),
  );

const pairs = rules.flatMap(({ game, id, examples }) =>
  examples.flatMap((example) => {
    const shown = shownBy(game, example, id);
    return shown ? [{ game, id, example, s: encode(shown) }] : [];
  }),
);

describe('the step of an example that shows a rule', () => {
  it.each(pairs)('$game:$id is cited at $example, $s, in every edition that a reader may have chosen', ({ game, id, example, s }) => {
    const { view } = exampleOf(example);
    const editions = editionsOf(game);
    expect(decode(s, editions)).not.toBeNull();
    for (const edition of ['default', ...editions]) {
      const present = opened<unknown>(view.source, null, { s, edition, editions });
      const { trace, problem } = view.play(present.value, readingsFor(present.edition, usualReadings(game)));
      const step = trace[present.step - 1];
      expect([step?.rule, ...(step?.also ?? []), problem?.rule]).toContain(id);
    }
  });

  it('is there for each rule with examples', () => {
    const without = rules.filter(({ id, examples }) => examples.length > 0 && !pairs.some((pair) => pair.id === id));
    expect(
      without.map(({ id }) => id),
      'make a preset that comes to the rule, or add it to NO_PRESET',
    ).toEqual(NO_PRESET);
  });

  it.each(NO_PRESET)('is that of a question which %s decides', (rule) => {
    const { examples } = rules.find(({ id }) => id === rule)!;
    const shown = readBook('turmoil').questions.flatMap(({ rules: [decides] = [], shows }) => (decides === rule && shows ? [shows.example] : []));
    expect(shown.filter((example) => examples.includes(example))).not.toEqual([]);
  });

  it.each([
    ['a change rather than a leader who stays', 'lobbying', 'committee.replace-leader', '1.p.take-over..3'],
    ['the move of the marker', 'crisis', 'crisis.new-government.dominance', '1.p.ordinary..7'],
    ['the adjustment', 'influence', 'influence.adjust', '1.p.generous-funding..4'],
    ['a step that the rule decided too', 'crisis', 'committee.lobby-refill', '1.p.ordinary..8'],
    ['a refusal', 'final-scoring', 'committee.delegate', '1.p.refused..1'],
  ])('is %s', (_, example, rule, s) => {
    expect(encode(shownBy('turmoil', example, rule)!)).toBe(s);
  });

  it('is not there if no preset comes to the rule', () => {
    expect(shownBy('turmoil', 'crisis', 'introduction.global-events')).toBeUndefined();
  });
});
