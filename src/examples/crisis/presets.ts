import {
  emptyCommittee,
  emptyPlayer,
  MARS_AT_START,
  OWNERS,
  PARTIES,
  type Choices,
  type Colour,
  type Committee,
  type EventId,
  type Mars,
  type Owner,
  type Party,
  type PartySeats,
  type Player,
} from '../../engine/turmoil/index.ts';
import { each } from '../../engine/core/each.ts';
import type { LightSource, Preset } from '../frame/state.ts';
import { withReserve, type CrisisInput } from './input.ts';

/** The owners that the presets need. The engine's own letters would load its notation, which few readers need. */
const OWNER_OF: Readonly<Record<string, Owner>> = { r: 'red', g: 'green', b: 'blue', n: 'neutral' };

/** Decodes the delegates of a party, the leader first: `nrr` is a neutral leader and two red delegates. */
const seats = (letters: string): PartySeats => {
  const [leader = null, ...others] = [...letters].flatMap((letter) => OWNER_OF[letter] ?? []);
  return { leader, area: each(OWNERS, (owner) => others.filter((one) => one === owner).length) };
};

/** The differences from a board without delegates in the parties. */
interface Board {
  /** The delegates of the parties clockwise, starting with Mars First. Each is a list of owners' letters, the leader first; `-` is no delegate. */
  readonly parties: string;
  readonly chairman: Owner;
  readonly ruling: Party;
  readonly dominant: Party;
  /** Who has no delegate in the lobby. */
  readonly sent: readonly Colour[];
}

interface Sketch {
  readonly players: readonly Player[];
  readonly board: Board;
  readonly cards: readonly [revealed: EventId | null, distant: EventId, coming: EventId, current: EventId | null];
  readonly mars?: Mars;
  readonly choices?: Choices;
  /** The code of the problem if the preset is refused. */
  readonly refused?: string;
}

const committeeOf = (players: readonly Player[], { parties: delegates, sent, ...seated }: Board): Committee => {
  const board = emptyCommittee(players.map(({ colour }) => colour));
  const lettersOf = delegates.split(' ');
  const parties = Object.fromEntries(PARTIES.map((party, at) => [party, seats(lettersOf[at] ?? '')])) as Committee['parties'];
  const lobby = { ...board.lobby, ...Object.fromEntries(sent.map((colour) => [colour, 0])) };
  return withReserve({ ...board, ...seated, parties, lobby }, players);
};

const preset = (id: string, sketch: Sketch): Preset<CrisisInput> => {
  const { players, board, cards, mars = MARS_AT_START, choices = {}, refused } = sketch;
  const [revealed, distant, coming, current] = cards;
  const game = { players, committee: committeeOf(players, board), events: { distant, coming, current }, mars };
  return { id, value: { position: { game, revealed, choices }, drafts: {} }, ...(refused && { refused }) };
};

type Numbers = Record<'tr' | 'megacredits' | 'heat' | 'cities', number>;

const player = (colour: Colour, { tr, megacredits, heat, cities }: Numbers, tags: Partial<Player['tags']>): Player => {
  const none = emptyPlayer(colour);
  return {
    ...none,
    tr,
    tags: { ...none.tags, ...tags },
    stock: { ...none.stock, megacredits },
    production: { ...none.production, heat },
    counts: { ...none.counts, cities },
  };
};

const red = player('red', { tr: 24, megacredits: 18, heat: 1, cities: 3 }, { science: 4, building: 3, space: 1 });
const green = player('green', { tr: 21, megacredits: 9, heat: 0, cities: 1 }, { plant: 4, microbe: 2, science: 1, building: 2 });
const blue = player('blue', { tr: 22, megacredits: 25, heat: 4, cities: 2 }, { earth: 3, jovian: 2, space: 4, science: 2 });

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: LightSource<CrisisInput> = {
  presets: [
    preset('ordinary', {
      players: [red, green, blue],
      board: { parties: 'n nb n - ggn rrrb', chairman: 'neutral', ruling: 'greens', dominant: 'scientists', sent: ['red', 'green'] },
      cards: ['solar-flare', 'pandemic', 'generous-funding', 'riots'],
    }),
    preset('tie', {
      players: [red, green, blue],
      board: { parties: 'rr b gg n bbgn -', chairman: 'red', ruling: 'mars-first', dominant: 'unity', sent: ['blue'] },
      cards: ['strong-society', 'spin-off-products', 'solar-flare', 'homeworld-support'],
    }),
    preset('neutral-chairman', {
      players: [red, blue],
      board: { parties: 'b nnr r - nb b', chairman: 'red', ruling: 'scientists', dominant: 'kelvinists', sent: ['red', 'blue'] },
      cards: ['pandemic', 'riots', 'interplanetary-trade', 'generous-funding'],
    }),
    preset('empty-reserve', {
      players: [red, green, blue],
      board: { parties: 'rr n ggg rrn rr rb', chairman: 'neutral', ruling: 'unity', dominant: 'reds', sent: ['red', 'blue'] },
      cards: ['generous-funding', 'riots', 'spin-off-products', 'solar-flare'],
    }),
    preset('same-party', {
      players: [red, green],
      board: { parties: 'n - r ggn rr -', chairman: 'green', ruling: 'greens', dominant: 'greens', sent: ['green'] },
      cards: [null, 'interplanetary-trade', 'riots', null],
    }),
    preset('election', {
      players: [red, green, blue],
      board: { parties: 'nr b n gg bb -', chairman: 'green', ruling: 'unity', dominant: 'greens', sent: ['red', 'green'] },
      cards: ['riots', 'pandemic', 'snow-cover', 'election'],
    }),
    preset('dry-deserts', {
      players: [green, blue],
      board: { parties: '- n ng - bbg g', chairman: 'blue', ruling: 'scientists', dominant: 'unity', sent: ['green'] },
      cards: ['volcanic-eruptions', 'sabotage', 'diversity', 'dry-deserts'],
      mars: { temperature: -8, oceans: 4, zeroPassed: false },
      choices: { green: { kind: 'resources', gains: { plants: 1 } }, blue: { kind: 'resources', gains: { titanium: 2, heat: 1 } } },
    }),
    preset('solo', {
      players: [{ ...red, tr: 20 }],
      board: { parties: 'n - rr - n -', chairman: 'neutral', ruling: 'unity', dominant: 'reds', sent: ['red'] },
      cards: ['productivity', 'war-on-earth', 'riots', 'volcanic-eruptions'],
      mars: { temperature: -2, oceans: 5, zeroPassed: false },
    }),
    preset('refused', {
      players: [red, green],
      board: { parties: 'n gg rrn - g -', chairman: 'neutral', ruling: 'greens', dominant: 'kelvinists', sent: [] },
      cards: ['strong-society', 'riots', 'pandemic', 'homeworld-support'],
      refused: 'dominance-outnumbered',
    }),
  ],
  codec: async () => (await import('./codec.ts')).codec,
};
