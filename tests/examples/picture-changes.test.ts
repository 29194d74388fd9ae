import { h, type ComponentType } from 'preact';
import render from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { ALL, play, usualReadings, wordsOfExample, type Tested } from './all.ts';

/** Steps that the pictures of an example do not show: their words say that nothing happens, or what is counted next. */
const TOLD_IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  crisis: ['policy-changed', 'ocean-changed'],
  'event-track': ['deck-empty'],
  setup: ['current-left-empty'],
  'solar-phase': ['phase-begun', 'last-greenery', 'scoring-begun', 'end-put-off'],
  temperature: ['temperature-fixed'],
  alliances: ['initiator-chosen', 'action-taken'],
  'bank-and-technology': ['action-taken'],
  compensation: ['nobody-compensated'],
  cycle: ['karma-moved', 'nobody-claimed', 'phase-begun'],
  'karma-and-radicals': ['radicals-voted'],
  'problems-setup': ['phase-begun', 'goal-replaced'],
  ranking: ['goals-counted'],
};

/** Steps that mark nothing: a card that comes or goes shows by itself, or the words name no place. A step of any other type marks its place. */
const UNMARKED: Readonly<Record<string, readonly string[]>> = {
  crisis: ['no-current-event', 'policy-changed', 'card-moved', 'ocean-changed', 'temperature-changed'],
  'event-track': ['delegate-came', 'card-resolved', 'generations-counted', 'nothing-to-resolve', 'none-came', 'deck-empty'],
  policies: ['tile-untouched'],
  'contracts-setup': ['assistance-added'],
  'new-contracts': ['phase-begun'],
  setup: ['marker-stays', 'current-left-empty', 'no-bonus'],
  'solar-phase': [
    ...['phase-begun', 'end-checked', 'parameter-raised', 'colonies-produced', 'crisis-begun', 'step-skipped', 'end-put-off'],
    ...['last-greenery', 'rest-skipped', 'scoring-begun'],
  ],
  temperature: [...['temperature-moved', 'ocean-placed', 'ocean-stayed', 'reached-again', 'bonus-missed', 'temperature-fixed'], 'scale-ended'],
  'karma-and-radicals': ['game-over'],
  'bank-and-technology': ['action-taken'],
  'problems-setup': ['laid-out', 'problem-shown', 'phase-begun'],
  alliances: ['action-taken'],
};

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
      'show it in the picture, or add the type to TOLD_IN_WORDS',
    ).toEqual((TOLD_IN_WORDS[example.id] ?? []).toSorted());
    expect(
      typesWhere((_, after) => !after.includes('data-changed')),
      'mark the place with data-changed, or add the type to UNMARKED',
    ).toEqual((UNMARKED[example.id] ?? []).toSorted());
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
