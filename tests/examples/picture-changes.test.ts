import { h, type ComponentType } from 'preact';
import render from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { ALL, play, usualReadings, wordsOfExample, type Tested } from './all.ts';
import { EXPECTED } from './expected.ts';

const nothing = (): void => undefined;

/** The boards that pictures draw: the element of each, and the id of the term that names it. */
const BOARDS = [
  ['cm-parties', 'committee-board'],
  ['cm-events', 'events-board'],
] as const;

/** The pictures of a preset: before its first step, and after each. */
const picturesOf = (example: Tested, value: unknown): { readonly pictures: readonly string[]; readonly types: readonly string[] } => {
  const { id, view } = example;
  const readings = usualReadings(EXAMPLES[id]!.game);
  const { trace, after, problem } = play(example, value, readings);
  const shared = { ...{ value, readings, trace, problem, words: wordsOfExample(id, 'en'), rules: {}, refused: new Set() }, own: false };
  const does = { embedded: false, hydrated: true, load: nothing, onEnter: nothing, onChange: nothing, onEdit: nothing };
  const pictures = [...trace.keys(), trace.length].map((step) => {
    const shown = {
      ...shared,
      ...does,
      end: after(trace.length),
      step,
      event: trace[step - 1]?.event,
      now: after(step),
      before: step > 0 ? after(step - 1) : undefined,
    };
    return render(h(view.Picture as ComponentType<object>, shown));
  });
  return { pictures, types: trace.map(({ event }) => (event as { readonly type: string }).type) };
};

describe.each(ALL)('$id', (example) => {
  it('shows each step of its presets: the picture is another one after it, or has other marks, and what a step speaks of is marked', () => {
    const all = example.view.source.presets.map(({ value }) => picturesOf(example, value));
    const typesWhere = (holds: (before: string, after: string) => boolean): readonly string[] =>
      [...new Set(all.flatMap(({ pictures, types }) => types.filter((_, at) => holds(pictures[at]!, pictures[at + 1]!))))].toSorted();
    expect(
      typesWhere((before, after) => before === after),
      'show it in the picture, or add the type to `toldInWords` in expected.ts',
    ).toEqual((EXPECTED[example.id]!.toldInWords ?? []).toSorted());
    expect(
      typesWhere((_, after) => !after.includes('data-changed')),
      'mark the place with data-changed, or add the type to `unmarked` in expected.ts',
    ).toEqual((EXPECTED[example.id]!.unmarked ?? []).toSorted());
  });
});

it('a group of boards is called by the name of each board in it', () => {
  const groups = ALL.flatMap((example) => {
    const [picture = ''] = picturesOf(example, example.view.source.presets[0].value).pictures;
    const name = /<div class="cm(?: [^"]*)?" role="group" aria-label="([^"]*)">/.exec(picture)?.[1];
    const boards = BOARDS.filter(([element]) => picture.includes(`class="${element}"`)).map(([, board]) => board);
    return name === undefined ? [] : [{ id: example.id, name, boards }];
  });
  expect(groups.filter(({ boards }) => boards.length > 1).map(({ id }) => id)).toEqual(['crisis', 'setup']);
  for (const { id, name, boards } of groups) expect(name).toBe(boards.map(wordsOfExample(id, 'en').label).join(', '));
});
