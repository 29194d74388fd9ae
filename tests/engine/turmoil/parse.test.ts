import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  PARTIES,
  countInfluence,
  crisis,
  CRISIS_STEPS,
  crisisStep,
  DEFAULT_READINGS,
  lobbyInTurn,
  neutralArrives,
  parseGame,
  parsePosition,
  problemsOfCrisis,
  removeDelegate,
  undecided,
  type Position,
} from '../../../src/engine/turmoil/index.ts';
import { reachable } from './reachable.ts';
import { runs } from '../runs.ts';
import { game } from './sketch.ts';

type Path = readonly (string | number)[];

/** Every place in a value, from the root on. */
const placesIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null ? [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))] : [at];

const copyOf = (position: Position): unknown => JSON.parse(JSON.stringify(position));

/** Puts a value into a place of a copy. */
const withAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
};

/** A place of a position, and something else to stand there. */
const mutated = fc.tuple(
  reachable,
  fc.nat(),
  fc.oneof(fc.anything({ withNullPrototype: true }), fc.constantFrom(null, undefined, NaN, -1, 0.5, '', [], {})),
);

/** Every procedure that takes a game answers, whatever numbers are in it. */
const useAll = ({ game: one, revealed, choices }: Position): void => {
  crisis(one, { revealed, choices, readings: DEFAULT_READINGS });
  problemsOfCrisis(one, revealed);
  undecided(one, choices);
  for (const step of CRISIS_STEPS) crisisStep(one, step, { revealed, choices, readings: DEFAULT_READINGS });
  for (const party of PARTIES) {
    removeDelegate(one, { owner: 'neutral', party });
    neutralArrives(one, party, 'committee.neutral');
  }
  for (const player of COLOURS) {
    lobbyInTurn(one, [{ type: 'send', player, party: 'reds', source: 'reserve' }]);
    countInfluence(one, player);
  }
};

describe('the parser', () => {
  test('reads what was written as JSON, into new objects', () => {
    fc.assert(
      fc.property(reachable, (position) => {
        const copy = copyOf(position);
        expect(parsePosition(copy)).toEqual({ ok: true, state: position });
        expect(parseGame((copy as Position).game)).toEqual({ ok: true, state: position.game });
        const read = parsePosition(copy);
        expect(read.ok && read.state).not.toBe(copy);
      }),
    );
  });

  test('leaves out what it does not know', () => {
    const start = game({ players: { red: {} }, dominant: 'reds' });
    const more = { ...start, round: 3, players: start.players.map((player) => ({ ...player, name: 'Ann' })) };
    expect(parseGame(more)).toEqual({ ok: true, state: start });
  });

  test('answers for any value, and never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withNullPrototype: true,
          withSparseArray: true,
          withObjectString: true,
          withMap: true,
          withBigInt: true,
          withBoxedValues: true,
        }),
        (value) => {
          for (const read of [parseGame(value), parsePosition(value)]) {
            expect(read.ok).toBe(false);
            if (!read.ok) expect(read.problem.code).toBe('unreadable');
          }
        },
      ),
      runs(500),
    );
  });

  test('answers for any position with something else in one place, and so do all procedures with what it reads', () => {
    fc.assert(
      fc.property(mutated, ([position, nth, put]) => {
        const copy = copyOf(position);
        const places = placesIn(copy);
        const read = parsePosition(withAt(copy, places[nth % places.length]!, put));
        if (read.ok) useAll(read.state);
        else expect(read.problem.code).toBe('unreadable');
      }),
      runs(200),
    );
  });

  test('names the place that is wrong', () => {
    fc.assert(
      fc.property(reachable, fc.nat(), (position, nth) => {
        const copy = copyOf(position);
        const places = placesIn(copy);
        const place = places[nth % places.length]!;
        const read = parsePosition(withAt(copy, place, Symbol('no value of any kind')));
        // A choice of no known kind is named by its kind.
        const named = place.at(-2) === 'choices' ? [...place] : place;
        expect(read).toMatchObject({ ok: false, problem: { code: 'unreadable', at: named.join('.') || 'whole' } });
      }),
      runs(200),
    );
  });

  const right = JSON.parse(JSON.stringify(game({ players: { red: {}, blue: {} }, parties: { reds: 'Rb1' }, dominant: 'reds' }))) as object;
  test.each<[place: string, put: unknown, rule: string]>([
    ['players', {}, 'crisis.tr-revision'],
    ['players.1', null, 'crisis.tr-revision'],
    ['players.0.colour', 'neutral', 'crisis.tr-revision'],
    ['players.0.tr', '20', 'crisis.tr-revision'],
    ['players.1.tags.earth', null, 'crisis.tr-revision'],
    ['committee', [], 'committee.delegate'],
    ['committee.parties.reds.leader', 'reds', 'committee.delegate'],
    ['committee.parties.reds.area.blue', undefined, 'committee.delegate'],
    ['committee.chairman', 7, 'committee.delegate'],
    ['committee.ruling', null, 'committee.delegate'],
    ['committee.lobby.red', true, 'committee.delegate'],
    ['events.coming', 'toString', 'crisis.changing-times.current'],
    ['events.current', undefined, 'crisis.changing-times.current'],
    ['mars.zeroPassed', 0, 'special-cases.parameter-at-goal'],
  ])('refuses a game with something wrong at %s', (place, put, rule) => {
    expect(parseGame(withAt(right, place.split('.'), put))).toEqual({ ok: false, problem: { code: 'unreadable', rule, at: place } });
  });

  test.each<[choice: unknown, at: string]>([
    [{ kind: 'loss', of: 'heat' }, 'choices.red.of'],
    [{ kind: 'resources', gains: { steel: '2' } }, 'choices.red.gains.steel'],
    [{ kind: 'resources' }, 'choices.red.gains'],
    [{ kind: 'nothing' }, 'choices.red.kind'],
    ['floaters', 'choices.red'],
  ])('refuses the choice %j', (choice, at) => {
    const read = parsePosition({ game: right, revealed: null, choices: { red: choice } });
    expect(read).toEqual({ ok: false, problem: { code: 'unreadable', rule: 'crisis.global-event', at } });
  });

  test.each([
    [{ kind: 'loss', of: 'floaters' }],
    [{ kind: 'loss', of: 'megacredits' }],
    [{ kind: 'resources', gains: {} }],
    [{ kind: 'resources', gains: { steel: 2, heat: 1 } }],
  ])('reads the choice %j', (choice) => {
    const read = parsePosition({ game: right, revealed: 'riots', choices: { blue: choice } });
    expect(read).toMatchObject({ ok: true, state: { revealed: 'riots', choices: { blue: choice } } });
  });

  test('names the rule of a revealed card, and no place for a value that is no object', () => {
    expect(parsePosition({ game: right, revealed: 4, choices: {} })).toMatchObject({
      problem: { at: 'revealed', rule: 'crisis.changing-times.distant' },
    });
    expect(parseGame('game')).toEqual({ ok: false, problem: { code: 'unreadable', rule: 'solar-phase.crisis', at: 'whole' } });
  });
});
