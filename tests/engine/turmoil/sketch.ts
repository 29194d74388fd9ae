/**
 * Games drawn in a few letters, and what changed between two games, for tables of cases that are written by hand.
 * A party is its leader's letter in capitals and then the others: `Nr2b1` is a neutral leader with 2 red delegates and
 * 1 blue one; `-` is an empty party. Letters: r g b y k(black) n(eutral). The engine's own `sketched` makes the games, and
 * `sketch.test.ts` holds it to states that are written out; what changed is found without the engine.
 */
import {
  type Colour,
  type Counted,
  type EventId,
  type Game,
  type Mars,
  type Owner,
  type Party,
  type PartySeats,
  type Player,
  type Resource,
  sketched,
  type Tag,
} from '../../../src/engine/turmoil/index.ts';

const LETTERS: Record<string, Owner> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', k: 'black', n: 'neutral' };
const ALL_OWNERS = Object.values(LETTERS);
const ALL_COLOURS: Colour[] = ['red', 'green', 'blue', 'yellow', 'black'];
const ALL_PARTIES: Party[] = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'];

/** A player's numbers; what is left out is 20 TR, 20 M€, and 0 of anything else. */
export interface PlayerSketch {
  readonly tr?: number;
  readonly mc?: number;
  readonly heat?: number;
  readonly cities?: number;
  readonly tags?: Partial<Record<Tag, number>>;
  readonly stock?: Partial<Record<Resource, number>>;
  readonly production?: Partial<Record<Resource, number>>;
  readonly counts?: Partial<Record<Counted, number>>;
}

/** A game; the reserves hold the delegates that lie nowhere else. */
export interface GameSketch {
  readonly players: Partial<Record<Colour, PlayerSketch>>;
  readonly parties?: Partial<Record<Party, string>>;
  /** A letter in capitals; N if left out. */
  readonly chairman?: string;
  /** greens if left out. */
  readonly ruling?: Party;
  readonly dominant: Party;
  /** Letters; every player if left out. */
  readonly lobby?: string;
  /** Distant, coming, current; no cards if left out. */
  readonly events?: readonly [EventId | null, EventId | null, EventId | null];
  /** -30 °C and no oceans if left out. */
  readonly mars?: Partial<Mars>;
}

/** The owner that a letter stands for. */
export function owner(letter: string): Owner {
  const found = LETTERS[letter.toLowerCase()];
  if (found === undefined) throw new Error(`no owner ${letter}`);
  return found;
}

/** The same in the letters of `sketched`: `Nr2b1` is `nrrb`. */
const spelled = (seats: string): string =>
  seats
    .toLowerCase()
    .replace('-', '')
    .replace(/([a-z])(\d+)/g, (_, letter: string, count: string) => letter.repeat(Number(count)));

const has = ({ tr, mc = 20, heat = 0, cities = 0, tags, stock, production, counts }: PlayerSketch) => ({
  ...(tr !== undefined && { tr }),
  ...(tags && { tags }),
  stock: { megacredits: mc, ...stock },
  production: { heat, ...production },
  counts: { cities, ...counts },
});

/** Draws a player. */
export function player(colour: Colour, sketch: PlayerSketch = {}): Player {
  return sketched({ players: { [colour]: has(sketch) } }).game.players[0]!;
}

/** Draws a game. */
export function game({ players, parties = {}, chairman = 'N', ruling = 'greens', dominant, lobby, events, mars }: GameSketch): Game {
  const [distant, coming, current] = events ?? [null, null, null];
  return sketched({
    players: Object.fromEntries(Object.entries(players).map(([colour, sketch]) => [colour, has(sketch)])),
    parties: Object.fromEntries(Object.entries(parties).map(([party, seats]) => [party, spelled(seats)])),
    chairman: owner(chairman),
    ruling,
    dominant,
    ...(lobby !== undefined && { lobby: [...lobby].map((letter) => owner(letter) as Colour) }),
    events: { distant, coming, current },
    ...(mars && { mars }),
  }).game;
}

const letter = (one: Owner): string => Object.keys(LETTERS).find((key) => LETTERS[key] === one) ?? '?';
const counts = (area: Readonly<Record<Owner, number>>): string =>
  ALL_OWNERS.filter((one) => area[one] !== 0)
    .map((one) => letter(one) + area[one])
    .join('');
const drawn = ({ leader, area }: PartySeats): string => (leader === null ? '-' : letter(leader).toUpperCase()) + counts(area);

/** A game as flat, short facts. */
function facts({ players, committee, events, mars }: Game): Record<string, unknown> {
  return Object.fromEntries([
    ...players.flatMap(({ colour, tr, stock, production, counts: things }) => [
      [`${colour}.tr`, tr],
      ...Object.entries(stock).map(([one, has]) => [`${colour}.${one === 'megacredits' ? 'mc' : one}`, has]),
      ...Object.entries(production).map(([one, has]) => [`${colour}.${one}-production`, has]),
      ...Object.entries(things).map(([one, has]) => [`${colour}.${one}`, has]),
    ]),
    ...players.map(({ colour, tags }) => [`${colour}.tags`, JSON.stringify(tags)]),
    ...Object.entries(mars),
    ...ALL_PARTIES.map((party) => [party, drawn(committee.parties[party])]),
    ['chairman', committee.chairman === null ? '-' : letter(committee.chairman).toUpperCase()],
    ['ruling', committee.ruling],
    ['dominant', committee.dominant],
    [
      'lobby',
      ALL_COLOURS.filter((colour) => committee.lobby[colour] === 1)
        .map(letter)
        .join(''),
    ],
    ['reserve', counts(committee.reserve)],
    ...Object.entries(events),
  ]) as Record<string, unknown>;
}

/**
 * What a game has that the one before it had not: every fact that differs, as it is after, such as `red.tr=21`,
 * `unity=Nb1`, `reserve=r5n13`, `current=none`; in the order of the alphabet.
 */
export function differences(before: Game, after: Game): string[] {
  const was = facts(before);
  const changed = Object.entries(facts(after)).filter(([key, value]) => was[key] !== value);
  return changed.map(([key, value]) => `${key}=${String(value ?? 'none')}`).sort();
}

/** Reads the column `after` of a table of cases. */
export const expected = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((fact) => fact !== '')
    .sort();
