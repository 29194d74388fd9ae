import { describe, expect, it } from 'vitest';
import { EXAMPLES, EXAMPLE_IDS } from '../../src/examples/all.ts';
import { decode } from '../../src/examples/frame/state/url-state.ts';
import { waysOut } from '../../src/examples/frame/late/ways-out.tsx';
import { ALL, editionsOf, play, usualReadings, wordsOfExample, type Tested } from './all.ts';
import { OWN, PRESETS, refusedIn } from './refused.ts';

/** The input that an address holds. */
const inputOf = ({ id, view, codec }: Tested, s: string): unknown => {
  const state = decode(s, editionsOf(EXAMPLES[id]!.game));
  if (state?.kind === 'input') return codec.decode(state.input);
  return view.source.presets.find((preset) => state?.kind === 'preset' && preset.id === state.preset)?.value ?? null;
};

interface Shown {
  readonly code: string;
  readonly ways: readonly string[];
  /** The problems of what the ways lead to. */
  readonly after: readonly (string | undefined)[];
}

/** The problem of an input, and the ways out of it that the example shows. */
const shownOf = async (example: Tested, s: string): Promise<Shown | null> => {
  const { id, view } = example;
  const value = inputOf(example, s);
  const problemOf = (input: unknown) => play(example, input, usualReadings(EXAMPLES[id]!.game)).problem;
  const problem = problemOf(value);
  if (!problem) return null;
  const about = (await view.refusals!(wordsOfExample(id, 'en'))).about(problem, value);
  const after: (string | undefined)[] = [];
  const edit: Parameters<typeof waysOut>[0]['edit'] = (make) => after.push(problemOf(make(value, 1)![0])?.code);
  const { ways } = waysOut({ ...about, problem, problemOf, value, edit });
  for (const way of ways) way.take();
  return { code: problem.code, ways: ways.map((way) => way.id), after };
};

it('only examples of the registry have lines', () => {
  expect([...Object.keys(PRESETS), ...Object.keys(OWN)].filter((id) => !EXAMPLE_IDS.includes(id))).toEqual([]);
});

describe.each(ALL)('$id', (example) => {
  it('has a line for each refused preset', () => {
    const lines = Object.keys(PRESETS[example.id] ?? {});
    expect(lines.toSorted(), 'PRESETS in tests/examples/refused.ts').toEqual(Object.keys(EXAMPLES[example.id]!.refused).toSorted());
  });

  it.each(refusedIn(example.id))('%s is refused: %s, and the ways out %s lead to what is not', async (s, code, ways) => {
    expect(await shownOf(example, s)).toEqual({ code, ways, after: ways.map(() => undefined) });
  });
});
