import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../src/api/examples.ts';
import {
  resolveInfluence,
  COLOURS,
  DISTANCES,
  EDITIONS,
  EVENT_IDS,
  finalScoring,
  followCard,
  GLOBAL_PARAMETERS,
  LEADERS,
  lobbyInTurn,
  meetRequirement,
  resolveTemperature,
  OWNERS,
  PARTIES,
  POLICY_ACTIONS,
  POLICY_PHASES,
  RESOURCES,
  setUpBoards,
  solarPhase,
  takeActions,
  type Colour,
  type Edition,
  type Readings,
} from '../../src/engine/turmoil/index.ts';
import { entered } from '../../src/examples/crisis/entered.ts';
import type { CrisisInput } from '../../src/examples/crisis/input.ts';
import { runCrisis } from '../../src/examples/crisis/run.ts';
import { STARTS, startOf } from '../../src/examples/event-track/input.ts';
import { inputOf as scoringOf } from '../../src/examples/final-scoring/presets.ts';
import { actionOf, SOURCES as WAYS, type LobbyingInput, type Source as Way } from '../../src/examples/lobbying/input.ts';
import { actionsOf, edited as editedPolicies, MOST_ACTIONS, stateOf, type PoliciesInput } from '../../src/examples/policies/input.ts';
import { edited as editedRequirement, inputOf as requirementOf } from '../../src/examples/requirement/input.ts';
import { withColour } from '../../src/examples/setup/input.ts';
import { readingsOf, type Preset, type Source } from '../../src/examples/frame/example.ts';
import { numberIn } from '../../src/examples/frame/number-in.ts';
import { inputOf as solarPhaseOf } from '../../src/examples/solar-phase/presets.ts';
import { inputOf as temperatureOf } from '../../src/examples/temperature/presets.ts';
import { SOURCES, type ExampleId } from './sources.ts';

/** What may be entered somewhere: of ticks, numbers and choices. A field takes what is its own. */
const TEXTS = [
  ...['true', 'false', '', '0', '1', '2', '3', '5', '12', '-8', 'none', 'floaters'],
  ...[...OWNERS, ...PARTIES, ...RESOURCES, ...DISTANCES, ...GLOBAL_PARAMETERS, ...LEADERS, ...STARTS, ...WAYS],
  ...[...POLICY_PHASES, ...POLICY_ACTIONS, ...EVENT_IDS],
];

/** The fields whose entry the rules may answer by a refusal: it cannot stand alone, or the refusal is what it is for. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'decision-needed': /\.(choice(\.\w+)?|count\.cards-with-two-floaters)$/,
  'used-already': /^used$/,
  'same-colour-twice': /\.colour$/,
  'colour-not-playing': /^player\./,
};

type Run = { readonly ok: true; readonly trace: readonly unknown[] } | { readonly ok: false; readonly problem: { readonly code: string } };

/** Whether some entry in a field changes some step of a run. */
type Changes = (field: string) => boolean;

const changes = <V>(
  starts: readonly V[],
  enter: (value: V, field: string, text: string) => V | null,
  run: (value: V, edition: Edition) => Run,
): Changes => {
  const told = EDITIONS.flatMap((edition) =>
    starts.flatMap((start) => {
      const outcome = run(start, edition);
      return outcome.ok ? [{ start, edition, trace: outcome.trace }] : [];
    }),
  );
  return (field) => {
    const differs = (trace: readonly unknown[], other: Run): boolean =>
      other.ok ? !isDeepStrictEqual(trace, other.trace) : (REFUSED[other.problem.code]?.test(field) ?? false);
    return told.some(({ start, edition, trace }) => {
      if (field === 'edition') return EDITIONS.some((other) => differs(trace, run(start, other)));
      return TEXTS.some((text) => {
        const next = enter(start, field, text);
        return next !== null && differs(trace, run(next, edition));
      });
    });
  };
};

const valuesOf = <V>({ presets }: { readonly presets: readonly Preset<V>[] }): readonly V[] => presets.map(({ value }) => value);

/** Enters into a form whose fields are called as the input's own; null for what the field does not offer. */
const byName =
  <V extends object>({ read, write }: Source<V>) =>
  (value: V, field: string, text: string): V | null => {
    const next = { ...value, [field]: typeof value[field as keyof V] === 'boolean' ? text === 'true' : text };
    return isDeepStrictEqual(read(write(next)), next) ? next : null;
  };

const readings = (edition: Edition): Readings => readingsOf(edition, {} as Readings);

/** A full table, everyone with influence, some tags and an equal choice, before each of the events and under each of the parties. */
const tables = EVENT_IDS.map((card, at): CrisisInput => {
  const [{ value }] = SOURCES.crisis.presets;
  const party = PARTIES[at % PARTIES.length]!;
  const others = EVENT_IDS.filter((one) => one !== card);
  const entries: readonly (readonly [string, string])[] = [
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
  ];
  return entries.reduce((input, [field, text]) => entered(input, field, text), value);
});

/** One action of each kind, and as many as can be entered, under each party. */
const lists = PARTIES.flatMap((ruling) =>
  POLICY_ACTIONS.flatMap((kind) =>
    [1, MOST_ACTIONS].map((length): PoliciesInput => {
      const [{ value }] = SOURCES.policies.presets;
      const numbers = { megacredits: '200', tr: '40', steel: '9', titanium: '40', heatProduction: '1', energyProduction: '1' };
      return { ...value, ruling, numbers, actions: Array.from({ length }, () => ({ kind, number: '1' })) };
    }),
  ),
);

const EXAMPLES: Readonly<Record<ExampleId, Changes>> = {
  crisis: changes([...valuesOf(SOURCES.crisis), ...tables], entered, (input, edition) => runCrisis(input, readings(edition))),
  'event-track': changes(valuesOf(SOURCES['event-track']), byName(SOURCES['event-track']), (value, reading) =>
    followCard({ card: value.card, start: startOf(value), reading }),
  ),
  influence: changes(valuesOf(SOURCES.influence), byName(SOURCES.influence), ({ amount, delegates, ...seats }, reading) =>
    resolveInfluence({ ...seats, player: 'red', amount: numberIn(amount), delegates: numberIn(delegates), reading }),
  ),
  // Its fields say what the next tap on a party does.
  lobbying: changes(
    valuesOf(SOURCES.lobbying),
    ({ next, ...input }: LobbyingInput, field, text) => {
      if (field === 'player') return OWNERS.some((owner) => owner === text) ? { ...input, next: { ...next, owner: text as Colour } } : null;
      return WAYS.some((way) => way === text) ? { ...input, next: { ...next, source: text as Way } } : null;
    },
    ({ game, actions, next }) => {
      const action = actionOf(next, 'unity');
      return lobbyInTurn(game, action ? [...actions, action] : actions);
    },
  ),
  policies: changes([...valuesOf(SOURCES.policies), ...lists], editedPolicies, (input, edition) =>
    takeActions(stateOf(input), actionsOf(input), readings(edition)),
  ),
  requirement: changes(valuesOf(SOURCES.requirement), editedRequirement, (typed) => meetRequirement(requirementOf(typed))),
  setup: changes(
    valuesOf(SOURCES.setup),
    (value, field, text) => {
      const colour = COLOURS.find((one) => field === `player.${one}`);
      return colour ? { ...value, colours: withColour(value.colours, colour, text === 'true') } : byName(SOURCES.setup)(value, field, text);
    },
    setUpBoards,
  ),
  temperature: changes(valuesOf(SOURCES.temperature), byName(SOURCES.temperature), (value, reading) =>
    resolveTemperature(temperatureOf(value, reading)),
  ),
  'solar-phase': changes(
    valuesOf(SOURCES['solar-phase']).flatMap((value) => GLOBAL_PARAMETERS.map((raised) => ({ ...value, raised }))),
    byName(SOURCES['solar-phase']),
    (value) => solarPhase(solarPhaseOf(value)),
  ),
  'final-scoring': changes(
    [...valuesOf(SOURCES['final-scoring']), SOURCES['final-scoring'].read('rgbyk_k_rgbykn')!],
    byName(SOURCES['final-scoring']),
    (value) => finalScoring(scoringOf(value)),
  ),
};

/** Of a player's numbers, those that no event and no bonus looks at: the form offers all resources alike. */
const IDLE = ['stock.steel', 'stock.energy', 'production.titanium'];
const isIdle = (field: string): boolean => IDLE.includes(field.replace(/^player\d\./, ''));

describe.each(Object.entries(EXAMPLES))('every field of %s', (id, change) => {
  it.each(exampleFacts(id).fields.filter((field) => !isIdle(field)))('%s changes some step', (field) => expect(change(field)).toBe(true));
});

it.each(IDLE)('%s, which no event looks at, changes no step of a crisis', (own) => expect(EXAMPLES.crisis(`player1.${own}`)).toBe(false));
