import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crisis, OWNERS, PARTIES, problemsOfCrisis, undecided, type TurmoilEvent } from '../../../src/engine/turmoil/index.ts';
import type { Step } from '../../../src/engine/core/outcome.ts';
import { codec } from '../../../src/examples/turmoil/crisis/codec.ts';
import { enter as entered } from '../../../src/examples/turmoil/crisis/edit.ts';
import type { CrisisInput } from '../../../src/examples/turmoil/crisis/input.ts';
import { source } from '../../../src/examples/turmoil/crisis/presets.ts';
import view from '../../../src/examples/turmoil/crisis/view.tsx';
import { wordsOfExample } from '../all.ts';
import { presetOf } from '../preset.ts';

const start = presetOf(source, 'ordinary');
const enter = (...edits: readonly (readonly [string, string])[]): CrisisInput => edits.reduce((now, [name, text]) => entered(now, name, text), start);
const problem = (input: CrisisInput): string | undefined => {
  const { game, revealed, choices } = input.position;
  return (input.problem ?? [...problemsOfCrisis(game, revealed), ...undecided(game, choices)][0])?.code;
};
const readings = { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru', 'parties.reds.policy': 'ru', 'global-events.distant': 'ru' } as const;
const seats = ({ position }: CrisisInput, party: (typeof PARTIES)[number]) => position.game.committee.parties[party];

const played = (id: string) => view.play(presetOf(source, id), readings);

/** What each preset must show: the event of one of its steps. */
const shows = {
  ordinary: { type: 'policy-changed', from: 'greens', to: 'scientists' },
  tie: { type: 'dominance-moved', from: 'unity', to: 'mars-first', tied: ['mars-first', 'reds'] },
  'neutral-chairman': { type: 'chairman-seated', party: 'kelvinists', owner: 'neutral', trGained: 0 },
  'empty-reserve': { type: 'lobby-filled', filled: ['blue'], short: ['red'] },
  'same-party': { type: 'policy-changed', from: 'greens', to: 'greens' },
  election: {
    type: 'event-ranked',
    card: 'election',
    scores: [
      { player: 'red', counted: 6, influence: [] },
      { player: 'green', counted: 3, influence: ['chairman', 'leader', 'delegate'] },
      { player: 'blue', counted: 2, influence: [] },
    ],
    changes: [
      { player: 'red', by: 2 },
      { player: 'green', by: 2 },
    ],
  },
  'dry-deserts': { type: 'ocean-changed', player: 'green', by: -1 },
  solo: { type: 'ruling-bonus', party: 'reds', unit: 'tr', changes: [{ player: 'red', by: 1 }] },
};

/** The table of the step that says what the event did. */
const tableIn = (id: string, edition: 'ru' | 'fr') => {
  const value = presetOf(source, id);
  const applied = { ...readings, 'influence.adjust': edition } as const;
  const { trace, after } = view.play(value, applied);
  const at = trace.findIndex(({ event }) => event.type === 'event-met' || event.type === 'event-ranked');
  return view.describe(trace[at]!, { value, readings: applied, now: after(at + 1) }, wordsOfExample('crisis', 'en')).table;
};

const rowsOf = (id: string, edition: 'ru' | 'fr' = 'ru') =>
  tableIn(id, edition)?.map(({ player, counted, limit, influence, result, changes }) => [
    ...[player, counted, limit, influence, result],
    ...changes.map(({ asset, by }) => `${asset} ${by}`),
  ]);

describe('the table of an event', () => {
  it('has a row for each of more than two players', () => {
    expect(rowsOf('ordinary')).toEqual([
      ['red', 3, 5, -2, 1, 'megacredits -4'],
      ['green', 1, 5, 0, 1, 'megacredits -4'],
      ['blue', 2, 5, -1, 1, 'megacredits -4'],
    ]);
    expect(tableIn('ordinary', 'ru')?.map(({ count }) => count)).toEqual(['cities', 'cities', 'cities']);
  });

  it('follows the edition', () => {
    expect(rowsOf('ordinary', 'fr')).toEqual([
      ['red', 3, 3, 0, 3, 'megacredits -12'],
      ['green', 1, 5, 0, 1, 'megacredits -4'],
      ['blue', 2, 4, 0, 2, 'megacredits -8'],
    ]);
  });

  it('shows the scores of a comparison', () => {
    expect(rowsOf('election')).toEqual([
      ['red', 6, null, 0, 6, 'tr 2'],
      ['green', 3, null, 3, 6, 'tr 2'],
      ['blue', 2, null, 0, 2],
    ]);
  });

  it.each(['neutral-chairman', 'dry-deserts', 'solo'])('is left out for the one or two players of %s', (id) => {
    expect(tableIn(id, 'ru')).toBeUndefined();
  });
});

describe('presets of the crisis', () => {
  it.each(source.presets.filter(({ refused }) => !refused))('$id runs to the end that the engine says', ({ value: { position } }) => {
    const { game, revealed, choices } = position;
    const outcome = crisis(game, { revealed, choices, readings });
    const { trace, after, problem } = view.play({ position, drafts: {} }, readings);
    expect(problem).toBeNull();
    if (!outcome.ok) throw new Error(outcome.problem.code);
    // The steps in which players meet the event are told as one, with all their rules. All others are the engine's.
    expect(trace.flatMap<TurmoilEvent>(({ event }) => (event.type === 'event-met' ? event.met : [event]))).toEqual(
      outcome.trace.map(({ event }) => event),
    );
    expect(trace.filter(({ event }) => event.type !== 'event-met')).toEqual(outcome.trace.filter(({ event }) => event.type !== 'event-resolved'));
    const cited = (steps: readonly Step<unknown>[]) => [...new Set(steps.flatMap(({ rule, also = [] }) => [rule, ...also]))].toSorted();
    expect(cited(trace)).toEqual(cited(outcome.trace));
    expect(trace.filter(({ event }) => event.type === 'event-met').length).toBeLessThanOrEqual(1);
    expect(outcome.state).toEqual(after(trace.length));
  });

  it.each(Object.entries(shows))('%s shows what it is for', (id, event) => {
    expect(played(id).trace.map((step) => step.event)).toContainEqual(event);
  });

  it('the refused one is refused for its dominance marker alone', () => {
    const { trace, after, problem } = played('refused');
    expect(problem).toMatchObject({ code: 'dominance-outnumbered', dominant: 'kelvinists', by: 'reds' });
    expect(trace).toEqual([]);
    expect(problemsOfCrisis(after(0), null)).toHaveLength(1);
  });

  it('are all named here', () => {
    expect(source.presets.map(({ id }) => id)).toEqual([...Object.keys(shows), 'refused']);
  });
});

const WRITTEN = 'r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n12.g.k.N';
const draftsOf = (count: number): string =>
  PARTIES.flatMap((party) => OWNERS.map((owner) => `!${party}.${owner}!x`))
    .slice(0, count)
    .join('');

it('decodes up to 20 fields that hold no number', () => {
  expect(Object.keys(codec.decode(WRITTEN + draftsOf(20))?.drafts ?? {})).toHaveLength(20);
});

const OWN_FIELDS = ['tr', 'megacredits', 'heat', 'cities', 'tag.earth', 'stock.steel', 'production.plants', 'count.cards-in-hand', 'choice.steel'];

it.each(OWN_FIELDS)('decodes a "%s" that holds no number', (field) => {
  expect(codec.decode(`${WRITTEN}!player2.${field}!1~a~5`)?.drafts).toEqual({ [`player2.${field}`]: '1\n5' });
});

it.each([`${WRITTEN}!`, `${WRITTEN}!player1.tr`, WRITTEN + draftsOf(21)])('does not decode "%s"', (text) => expect(codec.decode(text)).toBeNull());

it.each(
  [
    ['chairman', 'lobby.red', 'greens.leader', 'player1.colour', 'player1.choice'],
    ['greens.purple', 'whites.red', 'greens', 'player1.tag.fish', 'player1.production.gold', 'player0.tr', 'player1', 'toString.red'],
  ].flat(),
)('does not decode text in "%s", which takes no number', (name) => {
  expect(codec.decode(`${WRITTEN}!${name}!x`)).toBeNull();
});

describe('entering a committee', () => {
  it('takes delegates from the reserve and puts them back', () => {
    expect(enter(['greens.red', '2']).position.game.committee.reserve.red).toBe(start.position.game.committee.reserve.red - 2);
    expect(enter(['greens.red', '2'], ['greens.red', '0']).position).toEqual(start.position);
  });

  it('seats the first delegate of a party as its leader (committee.first-leader)', () => {
    expect(seats(enter(['greens.blue', '1']), 'greens')).toMatchObject({ leader: 'blue', area: { blue: 0 } });
  });

  it('replaces a leader only by a strict majority (committee.replace-leader)', () => {
    expect(seats(enter(['greens.blue', '1'], ['greens.red', '1']), 'greens').leader).toBe('blue');
    expect(seats(enter(['greens.blue', '1'], ['greens.red', '2']), 'greens').leader).toBe('red');
  });

  it('moves the dominance marker only to a strict majority (committee.dominance-shift)', () => {
    expect(enter(['greens.neutral', '4']).position.game.committee.dominant).toBe('scientists');
    expect(enter(['greens.neutral', '5']).position.game.committee.dominant).toBe('greens');
  });

  it.each([
    ['wrong-delegate-count', ['greens.red', '8']],
    ['leader-missing', ['unity.leader', '']],
    ['leader-outnumbered', ['unity.leader', 'neutral']],
    ['dominance-outnumbered', ['dominant', 'reds']],
    ['same-card-twice', ['revealed', 'riots']],
    ['same-colour-twice', ['player2.colour', 'red']],
    ['not-countable', ['player1.tr', '-1']],
    ['not-countable', ['player1.tr', '2,5']],
    ['not-countable', ['player3.tag.earth', '']],
    ['not-countable', ['greens.red', 'abc']],
  ] as const)('%s: kept as entered, and explained', (code, [name, text]) => {
    const input = enter([name, text]);
    expect(problem(input)).toBe(code);
    expect(codec.decode(codec.encode(input))).toEqual(input);
  });

  it.each([
    ['players', '0'],
    ['players', '6'],
    ['players', 'many'],
    ['player1.colour', 'white'],
    ['player9.tr', '3'],
    ['chairman', 'white'],
    ['ruling', 'neutral'],
    ['greens.leader', 'white'],
    ['current', 'flood'],
    ['player1.choice', 'heat'],
    ['player1.luck', '3'],
    ['temperature', ''],
    ['temperature', '-7'],
    ['temperature', '10'],
    ['oceans', '10'],
    ['nonsense', '1'],
  ])('%s: there is no "%s", so nothing changes', (name, text) => {
    expect(enter([name, text])).toBe(start);
  });

  it('takes ticks', () => {
    const { committee } = start.position.game;
    const { game } = enter(['lobby.blue', 'false'], ['zeroPassed', 'true']).position;
    expect([committee.lobby.blue, game.committee.lobby.blue]).toEqual([1, 0]);
    expect(game.committee.reserve.blue).toBe(committee.reserve.blue + 1);
    expect(game.mars.zeroPassed).toBe(true);
    expect(enter(['lobby.blue', 'false'], ['lobby.blue', 'true'], ['zeroPassed', 'true'], ['zeroPassed', 'false'])).toEqual(start);
  });

  it('keeps decisions about the current event until another card takes its place', () => {
    const decided = [
      ['current', 'corrosive-rain'],
      ['player1.choice', 'floaters'],
    ] as const;
    const choices = { red: { kind: 'loss', of: 'floaters' } };
    expect(enter(...decided, ['coming', 'productivity'], ['player1.choice', 'heat']).position.choices).toEqual(choices);
    expect(enter(...decided, ['player1.choice', '']).position.choices).toEqual({});
    expect(enter(...decided, ['current', 'dry-deserts']).position.choices).toEqual({});
  });

  it('a corrected number leaves no draft', () => {
    expect(enter(['player1.tr', 'x'], ['player1.tr', '24'])).toEqual(start);
  });

  it('a player who changes colour keeps everything', () => {
    const input = enter(['player1.colour', 'yellow']);
    expect(problem(input)).toBeUndefined();
    expect(seats(input, 'scientists')).toMatchObject({ leader: 'yellow', area: { yellow: 2, red: 0 } });
  });

  it.each(['1', '2', '4', '5'])('%s players give a committee that stands', (count) => {
    const input = enter(['players', count]);
    expect(input.position.game.players).toHaveLength(Number(count));
    expect(problem(input)).toBeUndefined();
  });

  it('any edits give an input that the engine accepts or refuses and an address can hold', () => {
    const names = fc.oneof(
      fc.constantFrom(
        'players',
        'chairman',
        'ruling',
        'dominant',
        'distant',
        'coming',
        'current',
        'revealed',
        'player1.colour',
        'player1.choice',
        'player1.choice.steel',
        'player2.count.colonies',
        'temperature',
        'zeroPassed',
        'player2.tr',
        'lobby.red',
        'nonsense',
      ),
      fc.tuple(fc.constantFrom(...PARTIES), fc.constantFrom(...OWNERS, 'leader')).map((parts) => parts.join('.')),
    );
    const texts = fc.oneof(
      fc.constantFrom('', '0', '1', '2', '5', '-1', 'red', 'blue', 'neutral', 'greens', 'reds', 'riots', 'dry-deserts', 'floaters'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts), { maxLength: 12 }), (edits) => {
        const input = enter(...edits);
        expect(view.play(input, readings).problem?.code).toBe(problem(input));
        expect(codec.decode(codec.encode(input))).toEqual(input);
      }),
    );
  });

  it('any reachable number of delegates can be entered one field at a time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARTIES), fc.constantFrom(...OWNERS), fc.integer({ min: 0, max: 7 }), (party, owner, count) => {
        const { area, leader } = enter([`${party}.${owner}`, String(count)]).position.game.committee.parties[party];
        expect(area[owner] + (leader === owner ? 1 : 0)).toBe(count);
      }),
    );
  });
});
