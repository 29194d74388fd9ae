/**
 * Games drawn in a few letters, and what changed between two games, for tables of cases that are written by hand.
 * A party is its leader's letter in capitals and then the others: `Nr2b1` is a neutral leader with 2 red delegates and
 * 1 blue one; `-` is an empty party. Letters: r g b y k(black) n(eutral). None of this uses the code under test.
 */
import type { Colour, Counted, EventId, Game, Mars, Owner, Party, PartySeats, Player, Resource, Tag } from '../../src/engine/turmoil/index.ts';

const LETTERS: Record<string, Owner> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', k: 'black', n: 'neutral' };
const ALL_OWNERS = Object.values(LETTERS);
const ALL_COLOURS: Colour[] = ['red', 'green', 'blue', 'yellow', 'black'];
const ALL_PARTIES: Party[] = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'];
const ALL_TAGS: Tag[] = ['building', 'science', 'space', 'venus', 'earth', 'jovian', 'plant', 'microbe', 'animal', 'power'];
const ALL_RESOURCES: Resource[] = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'];
const ALL_COUNTED: Counted[] = [
  'cities',
  'colonies',
  'tiles-next-to-ocean',
  'cards-in-hand',
  'blue-cards',
  'events-played',
  'different-tags',
  'cards-with-resources',
  'floater-cards',
  'cards-with-two-floaters',
];

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

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> => Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** The owner that a letter stands for. */
export function owner(letter: string): Owner {
  const found = LETTERS[letter.toLowerCase()];
  if (found === undefined) throw new Error(`no owner ${letter}`);
  return found;
}

function seats(text: string): PartySeats {
  if (text === '-') return { leader: null, area: zeros(ALL_OWNERS) };
  const area = zeros(ALL_OWNERS);
  for (const [, letter = '', count] of text.slice(1).matchAll(/([a-z])(\d+)/g)) area[owner(letter)] = Number(count);
  return { leader: text.startsWith('-') ? null : owner(text.charAt(0)), area };
}

/** Draws a player. */
export function player(colour: Colour, has: PlayerSketch = {}): Player {
  const { tr = 20, mc = 20, heat = 0, cities = 0, tags, stock, production, counts } = has;
  return {
    colour,
    tr,
    stock: { ...zeros(ALL_RESOURCES), megacredits: mc, ...stock },
    production: { ...zeros(ALL_RESOURCES), heat, ...production },
    tags: { ...zeros(ALL_TAGS), ...tags },
    counts: { ...zeros(ALL_COUNTED), cities, ...counts },
  };
}

/** Draws a game. */
export function game(sketch: GameSketch): Game {
  const playing = Object.keys(sketch.players) as Colour[];
  const parties = Object.fromEntries(ALL_PARTIES.map((party) => [party, seats(sketch.parties?.[party] ?? '-')])) as Record<Party, PartySeats>;
  const chairman = owner(sketch.chairman ?? 'N');
  const waiting = sketch.lobby === undefined ? playing : [...sketch.lobby].map(owner);
  const lobby = Object.fromEntries(ALL_COLOURS.map((colour) => [colour, waiting.includes(colour) ? 1 : 0])) as Game['committee']['lobby'];
  const reserve = Object.fromEntries(
    ALL_OWNERS.map((one) => {
      const all = one === 'neutral' ? 14 : playing.includes(one) ? 7 : 0;
      const inParties = Object.values(parties).reduce((sum, { leader, area }) => sum + area[one] + Number(leader === one), 0);
      return [one, all - inParties - Number(chairman === one) - Number(waiting.includes(one))];
    }),
  ) as Record<Owner, number>;
  const [distant, coming, current] = sketch.events ?? [null, null, null];
  return {
    players: playing.map((colour) => player(colour, sketch.players[colour])),
    committee: { parties, chairman, ruling: sketch.ruling ?? 'greens', dominant: sketch.dominant, lobby, reserve },
    events: { distant, coming, current },
    mars: { temperature: -30, oceans: 0, zeroPassed: false, ...sketch.mars },
  };
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
