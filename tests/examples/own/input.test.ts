import { h, type ComponentType } from 'preact';
import render from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/examples/all.ts';
import { TABLE_EXAMPLES } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { ALL, play, usualReadings, wordsOfExample, type Tested } from '../all.ts';

/** What is chosen, not what lies on the table: a button below the picture has it. */
const CHOSEN = 'it is what somebody does or decides, and nothing on the table shows it before the first step';
/** What the table is like as a whole. */
const WHOLE = 'it is about the table as a whole, not about one place';
/** What there is no piece for yet. */
const NO_PIECE = 'nothing lies on the table for it yet, or nothing is drawn where there is none';

/** What the picture shows when the steps have done it. */
const LATER = 'the picture shows it only after the step that does it';

/** The fields that no place of the picture stands for, in any situation. A button below the picture has each of them. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contracts-setup': { trade: NO_PIECE, tiles: NO_PIECE },
  'new-contracts': { unions: WHOLE, phase: WHOLE },
  'contract-life': { reward: CHOSEN, early: CHOSEN },
  'union-actions': { token: CHOSEN },
  automa: { grant: NO_PIECE },
  scoring: { unions: WHOLE },
  ranking: { compare: WHOLE },
  'karma-and-radicals': {
    ...{ 'kr.side1': CHOSEN, 'kr.side2': CHOSEN, 'kr.side3': CHOSEN },
    ...{ 'kr.last': WHOLE, 'kr.round': WHOLE },
  },
  'bank-and-technology': {
    ...{ 'bt.gives1': CHOSEN, 'bt.first1': CHOSEN, 'bt.second1': CHOSEN },
    ...{ 'bt.gives2': CHOSEN, 'bt.first2': CHOSEN, 'bt.second2': CHOSEN },
    ...{ 'bt.purchase': CHOSEN, 'bt.green': CHOSEN, 'bt.blue': CHOSEN, 'bt.yellow': CHOSEN },
    ...{ 'bt.players': WHOLE, 'bt.agreed': WHOLE },
  },
  'problems-setup': { 'ps.players': WHOLE, 'ps.supplement': WHOLE, 'ps.duplicate': NO_PIECE },
  funds: {},
  compensation: { 'co.claim1': CHOSEN, 'co.claim2': CHOSEN, 'co.claim3': CHOSEN },
  alliances: {
    ...{ 'al.act': CHOSEN, 'al.who': CHOSEN, 'al.with1': CHOSEN, 'al.with2': CHOSEN, 'al.initiator': CHOSEN, 'al.odd': CHOSEN },
    'al.players': WHOLE,
  },
  cycle: { 'cy.players': WHOLE, 'cy.supplement': WHOLE, 'cy.last': WHOLE, 'cy.claim': CHOSEN, 'cy.pays': CHOSEN },
  setup: {
    ...{ coming: LATER, distant: LATER },
    ...{ 'player.red': LATER, 'player.green': LATER, 'player.blue': LATER, 'player.yellow': LATER, 'player.black': LATER },
  },
  'event-track': { card: LATER, start: LATER, generation: LATER, neutral: LATER, last: WHOLE },
  temperature: { card: CHOSEN, returned: NO_PIECE },
  'solar-phase': {
    ...{ temperature: WHOLE, oxygen: WHOLE, oceans: WHOLE, venus: WHOLE, 'venus-next': WHOLE, colonies: WHOLE, variant: WHOLE },
    raised: CHOSEN,
  },
};

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, text]) => text!);

/** The picture before the first step and the form, for each situation of an example. */
const drawn = (example: Tested) => {
  const { game } = EXAMPLES[example.id]!;
  const readings = usualReadings(game);
  const none = (): void => {};
  return example.view.source.presets.map(({ value }) => {
    const { trace, after, problem } = play(example, value, readings);
    const shown = {
      ...{ value, readings, trace, problem, step: 0, event: undefined, now: after(0), before: undefined, end: after(trace.length) },
      ...{ refused: new Set(), words: wordsOfExample(example.id, LANGS[0]!), rules: {}, own: true, embedded: false, hydrated: true },
      ...{ load: (fetch: () => unknown) => fetch(), onEnter: none, onChange: none, onEdit: none },
    };
    const html = (part: unknown): string => render(h(part as ComponentType<object>, shown));
    return {
      places: attributes(html(example.view.Picture), 'data-field').flatMap((names) => names.split(' ')),
      fields: attributes(html(example.view.Form), 'name'),
    };
  });
};

const stands = (place: string, field: string): boolean => place === field || (place.endsWith('.') && field.startsWith(place));

/** All that have fields, and in which no table is entered. */
const BY_PICTURE = ALL.filter(({ id }) => !(TABLE_EXAMPLES as readonly string[]).includes(id));

describe.each(BY_PICTURE)('$id is entered in the picture', (example) => {
  const situations = drawn(example);

  it('every place stands for a field of the form', () => {
    const lost = situations.flatMap(({ places, fields }) => places.filter((place) => !fields.some((field) => stands(place, field))));
    expect(lost).toEqual([]);
  });

  it('every field has a place, or a reason why not', () => {
    const all = new Set(situations.flatMap(({ fields }) => fields));
    const beside = [...all].filter((field) => !situations.some(({ places }) => places.some((place) => stands(place, field))));
    expect(beside.toSorted(), 'give the field a place (data-field), or a reason in BESIDE').toEqual(Object.keys(BESIDE[example.id] ?? {}).toSorted());
  });
});
