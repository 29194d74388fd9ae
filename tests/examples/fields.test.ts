import { describe, expect, it } from 'vitest';
import { COLOURS, EVENT_IDS, OWNERS, PARTIES, POLICY_ACTIONS, POLICY_PHASES } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../src/examples/all.ts';
import type { LobbyingInput } from '../../src/examples/turmoil/lobbying/input.ts';
import { withTap } from '../../src/examples/turmoil/lobbying/taps.ts';
import { ALL, editionsOf, exampleOf, play, readingsOf, usualReadings, wordsOfExample, type Tested } from './all.ts';

/** The fields whose entry may lead to a refusal: a single change of them is illegal, or they exist to show the refusal. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'decision-needed': /\.(choice(\.\w+)?|count\.cards-with-two-floaters)$/,
  'out-of-order': /^phase$/,
  'nothing-to-advance': /^early$/,
  'nothing-to-commit': /^first$/,
  'slot-taken': /^(slot|second)$/,
  'used-already': /^used$/,
  'same-colour-twice': /\.colour$/,
  'colour-not-playing': /^player\./,
  'not-enough-resources': /^(bt\.(food|energy|metal)|fu\.(has|\w+\.has\.\w+)|cy\.(\w+\.)?food)$/,
  'not-enough-reputation': /^(bt\.reputation|al\.\w+\.has)$/,
  'too-few-for-alliances': /^al\.players$/,
  'action-taken-already': /^bt\.agreed$/,
};

type Input = Readonly<Record<string, unknown>>;
type Entries = readonly (readonly [field: string, text: string])[];

const enterAll = ({ view }: Tested, value: unknown, entries: Entries): unknown =>
  entries.reduce((now, [field, text]) => view.enter(now, field, text), value);

const valuesOf = ({ view }: Tested): readonly unknown[] => view.source.presets.map(({ value }) => value);

/** A game of five players with influence, some tags and equal choices, before each event and under each ruling party. */
const tables = (crisis: Tested): readonly unknown[] =>
  EVENT_IDS.map((card, at) => {
    const party = PARTIES[at % PARTIES.length]!;
    const others = EVENT_IDS.filter((one) => one !== card);
    return enterAll(crisis, valuesOf(crisis)[0], [
      ['players', '5'],
      ...COLOURS.map((colour) => [`${party}.${colour}`, '1'] as const),
      [`${party}.leader`, 'neutral'],
      ['dominant', party],
      ['current', card],
      ...COLOURS.flatMap((_, seat) => [
        [`player${seat + 1}.choice.plants`, card === 'dry-deserts' ? '1' : '0'] as const,
        [`player${seat + 1}.tag.jovian`, '3'] as const,
      ]),
      ...(['coming', 'distant', 'revealed'] as const).map((space, place) => [space, others[place]!] as const),
    ]);
  });

/** One action of each kind, and as many as can be entered, under each party. */
const actionLists = (policies: Tested): readonly unknown[] =>
  PARTIES.flatMap((ruling) =>
    POLICY_ACTIONS.flatMap((kind) =>
      [1, 8].map((length) => {
        const numbers = { megacredits: '200', tr: '40', steel: '9', titanium: '40', heatProduction: '1', energyProduction: '1' };
        return { ...(valuesOf(policies)[0] as Input), ruling, ...numbers, actions: Array.from({ length }, () => ({ kind, number: '1' })) };
      }),
    ),
  );

/** More inputs to start from, where the presets do not show the effect of every field. */
const MORE: Readonly<Record<string, (example: Tested) => readonly unknown[]>> = {
  crisis: tables,
  policies: actionLists,
  'solar-phase': (example) =>
    valuesOf(example).flatMap((value) => ['temperature', 'oxygen', 'oceans', 'venus'].map((raised) => ({ ...(value as Input), raised }))),
  'final-scoring': ({ codec }) => [codec.decode('rgbyk_k_rgbykn')],
  alliances: ({ codec }) => [codec.decode('6_j_y_kw_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*5*2*s!0*4*1*s')],
  cycle: ({ codec }) => [codec.decode('6_1_0_0_1_3_54_w_0_a10!a00!b20!a00!b00!a00'), codec.decode('6_1_0_0_1_3_64_w_0_a10!a10!b10!a10!b10!a10')],
  funds: ({ codec }) => [codec.decode('333_333_0_3_a*111*000!b*111*000!a*111*000!a*111*000')],
  compensation: ({ codec }) => [codec.decode('310_n_byn_4*1!4*1!2*1!2*1')],
  scoring: ({ codec }) => [codec.decode('0_1*0*1*0_1*0*1*0_1*0*1*0_1*0*1*0')],
  // Its fields are about the next tap on a party. So a tap follows each entry here.
  lobbying: () => [],
};

/** An action after an entry that makes its effect visible. */
const NEXT: Readonly<Record<string, (value: unknown) => unknown>> = {
  lobbying: (value) => withTap(value as LobbyingInput, 'unity', 99)?.[0] ?? value,
};

/** What is typed into a number or a row of digits. */
const TYPED = ['', '0', '1', '2', '3', '5', '6', '12', '-8'];
/** Entries of all kinds, for the examples whose forms are more than fields. Such a field ignores entries of other kinds. */
const TEXTS = [
  ...[...TYPED, 'true', 'false', 'floaters', 'megacredits', 'lobby', 'reserve', 'card'],
  ...[...OWNERS, ...PARTIES, ...POLICY_PHASES, ...POLICY_ACTIONS, ...EVENT_IDS],
];

/** What can be entered into a field. */
const textsFor = ({ id, view }: Tested, value: unknown, name: string): readonly string[] => {
  if (!view.fields) return TEXTS;
  const all = view.fields({ value, words: wordsOfExample(id, 'en') }).flatMap(({ fields }) => fields);
  const field = all.find((one) => one.name === name);
  if (field?.kind === 'choice') return field.options.map(([option]) => option);
  return field?.kind === 'tick' ? ['true', 'false'] : TYPED;
};

interface Start {
  readonly start: unknown;
  readonly edition: string;
  /** Its steps as text: texts are compared faster than objects. */
  readonly trace: string;
}

/** The accepted inputs to start from, with their traces. */
const startsOf = (example: Tested): readonly Start[] => {
  const { game } = EXAMPLES[example.id]!;
  const values = [...(MORE[example.id]?.(example) ?? []), ...valuesOf(example)];
  return editionsOf(game).flatMap((edition) =>
    values.flatMap((start) => {
      const { trace, problem } = play(example, afterEntry(example, start), readingsOf(game, edition));
      return problem ? [] : [{ start, edition, trace: JSON.stringify(trace) }];
    }),
  );
};

const afterEntry = ({ id }: Tested, value: unknown): unknown => NEXT[id]?.(value) ?? value;

/** The same field of each player: `player3.tr` is `tr`. */
const ofAnyone = (field: string): string => field.replace(/^player\d\./, '');

/** For a field of any player: the start where the last one of them changed a step. It is tried first for the next player. */
const shownFrom = new Map<string, Start>();

/** Whether an entry in a field changes any step of a run. */
const changes = (example: Tested, starts: readonly Start[], field: string): boolean => {
  const { game } = EXAMPLES[example.id]!;
  const differs = (trace: string, value: unknown, edition: string): boolean => {
    const other = play(example, value, readingsOf(game, edition));
    return other.problem ? (REFUSED[other.problem.code]?.test(field) ?? false) : trace !== JSON.stringify(other.trace);
  };
  const tried = shownFrom.get(ofAnyone(field));
  const shown = [...(tried && starts.includes(tried) ? [tried] : []), ...starts].find(({ start, edition, trace }) => {
    if (field === 'edition') return editionsOf(game).some((other) => differs(trace, start, other));
    return textsFor(example, start, field).some((text) => {
      const next = example.view.enter(start, field, text);
      return next !== start && differs(trace, afterEntry(example, next), edition);
    });
  });
  if (shown) shownFrom.set(ofAnyone(field), shown);
  return shown !== undefined;
};

/** The numbers of a player that no event and no bonus depends on. The form has them because it offers all resources. */
const IDLE = ['stock.steel', 'stock.energy', 'production.titanium'];
const isIdle = (field: string): boolean => IDLE.includes(ofAnyone(field));

describe.each(ALL)('every field of $id', (example) => {
  const starts = startsOf(example);

  const advice =
    'no entry in this field changes a step of a preset: add such a preset (or a start to MORE, or its refusal to REFUSED), or take it out of facts.ts';

  it.each(EXAMPLES[example.id]!.fields.filter((field) => !isIdle(field)))('%s changes some step', (field) =>
    expect(changes(example, starts, field), advice).toBe(true),
  );
});

it.each(ALL.filter(({ view }) => view.fields))('$id: whatever is entered into a field, only rules that its facts list are cited', (example) => {
  const { game, fields, rules } = EXAMPLES[example.id]!;
  const cited = new Set<string>();
  for (const value of [...(MORE[example.id]?.(example) ?? []), ...valuesOf(example)])
    for (const field of fields)
      for (const text of textsFor(example, value, field)) {
        const { trace, problem } = play(example, example.view.enter(value, field, text), usualReadings(game));
        for (const { rule, also = [] } of trace) [rule, ...also].forEach((one) => cited.add(one));
        if (problem) cited.add(problem.rule);
      }
  expect(cited.size).toBeGreaterThan(0);
  expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
});

it.each(IDLE)('%s, which no event looks at, changes no step of a crisis', (own) => {
  const crisis = exampleOf('crisis');
  expect(changes(crisis, startsOf(crisis), `player1.${own}`)).toBe(false);
});
