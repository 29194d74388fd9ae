import {
  emptyCommittee,
  emptyPlayer,
  PARTIES,
  OWNERS,
  MARS_AT_START,
  type Choices,
  type Colour,
  type Committee,
  type EventId,
  type EventTrack,
  type Mars,
  type Owner,
  type Party,
  type PartySeats,
  type Player,
} from '../../engine/turmoil/index.ts';
import type { LightSource, Preset } from '../frame/example.ts';
import type { CrisisInput } from './input.ts';
import { withReserve } from './reserve.ts';

// Not the engine's, which come with the notation: few readers fetch it, and a file of its own costs more than a line.
const LETTERS: Readonly<Record<string, Owner>> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', k: 'black', n: 'neutral' };

/** Reads the delegates of a party, its leader first: `nrr` is a neutral leader and two red delegates. */
const seats = (letters: string): PartySeats => {
  const owners = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
  const [leader = null, ...others] = owners;
  const area = Object.fromEntries(OWNERS.map((owner) => [owner, others.filter((one) => one === owner).length])) as Record<Owner, number>;
  return { leader, area };
};

interface Sketch {
  readonly players: readonly Player[];
  readonly parties: Readonly<Partial<Record<Party, string>>>;
  readonly chairman: Owner;
  readonly ruling: Party;
  readonly dominant: Party;
  /** Who has no delegate in the lobby. */
  readonly sent: readonly Colour[];
  readonly events: EventTrack;
  readonly revealed: EventId | null;
  readonly mars?: Mars;
  readonly choices?: Choices;
}

const preset = (id: string, sketch: Sketch): Preset<CrisisInput> => {
  const { players } = sketch;
  const board = emptyCommittee(players.map(({ colour }) => colour));
  const { chairman, ruling, dominant, events, revealed, mars = MARS_AT_START, choices = {} } = sketch;
  const parties = Object.fromEntries(PARTIES.map((party) => [party, seats(sketch.parties[party] ?? '')])) as Committee['parties'];
  const lobby = { ...board.lobby, ...Object.fromEntries(sketch.sent.map((colour) => [colour, 0])) };
  const committee = withReserve({ ...board, parties, chairman, ruling, dominant, lobby }, players);
  return { id, value: { position: { game: { players, committee, events, mars }, revealed, choices }, drafts: {} } };
};

interface Has {
  readonly tr: number;
  readonly stock: Partial<Player['stock']>;
  readonly production?: Partial<Player['production']>;
  readonly counts?: Partial<Player['counts']>;
  readonly tags: Partial<Player['tags']>;
}

const player = (colour: Colour, { tr, stock, production, counts, tags }: Has): Player => {
  const none = emptyPlayer(colour);
  return {
    colour,
    tr,
    stock: { ...none.stock, ...stock },
    production: { ...none.production, ...production },
    counts: { ...none.counts, ...counts },
    tags: { ...none.tags, ...tags },
  };
};

const red = player('red', {
  tr: 24,
  stock: { megacredits: 18 },
  production: { heat: 1 },
  counts: { cities: 3 },
  tags: { science: 4, building: 3, space: 1 },
});
const green = player('green', {
  tr: 21,
  stock: { megacredits: 9 },
  counts: { cities: 1 },
  tags: { plant: 4, microbe: 2, science: 1, building: 2 },
});
const blue = player('blue', {
  tr: 22,
  stock: { megacredits: 25 },
  production: { heat: 4 },
  counts: { cities: 2 },
  tags: { earth: 3, jovian: 2, space: 4, science: 2 },
});

/** The situations that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: LightSource<CrisisInput> = {
  presets: [
    preset('ordinary', {
      players: [red, green, blue],
      parties: { 'mars-first': 'n', kelvinists: 'nb', reds: 'n', unity: 'ggn', scientists: 'rrrb' },
      chairman: 'neutral',
      ruling: 'greens',
      dominant: 'scientists',
      sent: ['red', 'green'],
      events: { distant: 'pandemic', coming: 'generous-funding', current: 'riots' },
      revealed: 'solar-flare',
    }),
    preset('tie', {
      players: [red, green, blue],
      parties: { 'mars-first': 'rr', kelvinists: 'b', reds: 'gg', greens: 'n', unity: 'bbgn' },
      chairman: 'red',
      ruling: 'mars-first',
      dominant: 'unity',
      sent: ['blue'],
      events: { distant: 'spin-off-products', coming: 'solar-flare', current: 'homeworld-support' },
      revealed: 'strong-society',
    }),
    preset('neutral-chairman', {
      players: [red, blue],
      parties: { 'mars-first': 'b', kelvinists: 'nnr', reds: 'r', unity: 'nb', scientists: 'b' },
      chairman: 'red',
      ruling: 'scientists',
      dominant: 'kelvinists',
      sent: ['red', 'blue'],
      events: { distant: 'riots', coming: 'interplanetary-trade', current: 'generous-funding' },
      revealed: 'pandemic',
    }),
    preset('empty-reserve', {
      players: [red, green, blue],
      parties: { 'mars-first': 'rr', kelvinists: 'n', reds: 'ggg', greens: 'rrn', unity: 'rr', scientists: 'rb' },
      chairman: 'neutral',
      ruling: 'unity',
      dominant: 'reds',
      sent: ['red', 'blue'],
      events: { distant: 'riots', coming: 'spin-off-products', current: 'solar-flare' },
      revealed: 'generous-funding',
    }),
    preset('same-party', {
      players: [red, green],
      parties: { 'mars-first': 'n', reds: 'r', greens: 'ggn', unity: 'rr' },
      chairman: 'green',
      ruling: 'greens',
      dominant: 'greens',
      sent: ['green'],
      events: { distant: 'interplanetary-trade', coming: 'riots', current: null },
      revealed: null,
    }),
    preset('election', {
      players: [red, green, blue],
      parties: { 'mars-first': 'nr', kelvinists: 'b', reds: 'n', greens: 'gg', unity: 'bb' },
      chairman: 'green',
      ruling: 'unity',
      dominant: 'greens',
      sent: ['red', 'green'],
      events: { distant: 'pandemic', coming: 'snow-cover', current: 'election' },
      revealed: 'riots',
    }),
    preset('dry-deserts', {
      players: [green, blue],
      parties: { kelvinists: 'n', reds: 'ng', unity: 'bbg', scientists: 'g' },
      chairman: 'blue',
      ruling: 'scientists',
      dominant: 'unity',
      sent: ['green'],
      events: { distant: 'sabotage', coming: 'diversity', current: 'dry-deserts' },
      revealed: 'volcanic-eruptions',
      mars: { temperature: -8, oceans: 4, zeroPassed: false },
      choices: { green: { kind: 'resources', gains: { plants: 1 } }, blue: { kind: 'resources', gains: { titanium: 2, heat: 1 } } },
    }),
    preset('solo', {
      players: [{ ...red, tr: 20 }],
      parties: { 'mars-first': 'n', reds: 'rr', unity: 'n' },
      chairman: 'neutral',
      ruling: 'unity',
      dominant: 'reds',
      sent: ['red'],
      events: { distant: 'war-on-earth', coming: 'riots', current: 'volcanic-eruptions' },
      revealed: 'productivity',
      mars: { temperature: -2, oceans: 5, zeroPassed: false },
    }),
    preset('refused', {
      players: [red, green],
      parties: { 'mars-first': 'n', kelvinists: 'gg', reds: 'rrn', unity: 'g' },
      chairman: 'neutral',
      ruling: 'greens',
      dominant: 'kelvinists',
      sent: [],
      events: { distant: 'riots', coming: 'pandemic', current: 'homeworld-support' },
      revealed: 'strong-society',
    }),
  ],
  notation: () => import('./notation.ts'),
};
