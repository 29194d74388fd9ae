import { PARTIES, sketched, type EventId, type Party, type PlayerSketch, type Sketch as PositionSketch } from '../../../engine/turmoil/index.ts';
import type { LightSource, Preset } from '../../frame/state/state.ts';
import type { CrisisInput } from './input.ts';

/** The differences from a set-up. */
interface Sketch extends Pick<PositionSketch, 'players' | 'mars' | 'choices'> {
  /** The delegates of the parties clockwise, starting with Mars First. Each is a list of owners' letters, the leader first; `-` is no delegate. */
  readonly delegates: string;
  readonly board: Required<Pick<PositionSketch, 'chairman' | 'ruling' | 'dominant' | 'lobby'>>;
  readonly cards: readonly [revealed: EventId | null, distant: EventId, coming: EventId, current: EventId | null];
  /** The code of the problem if the preset is refused. */
  readonly refused?: string;
}

const preset = (id: string, { delegates, board, cards, refused, ...sketch }: Sketch): Preset<CrisisInput> => {
  const [revealed, distant, coming, current] = cards;
  const letters = delegates.split(' ');
  const parties = Object.fromEntries(PARTIES.map((party, at) => [party, letters[at] ?? ''])) as Record<Party, string>;
  const position = sketched({ ...sketch, ...board, parties, events: { distant, coming, current }, revealed });
  return { id, value: { position, drafts: {} }, ...(refused && { refused }) };
};

const red = {
  tr: 24,
  stock: { megacredits: 18 },
  production: { heat: 1 },
  counts: { cities: 3 },
  tags: { science: 4, building: 3, space: 1 },
} as const satisfies PlayerSketch;

const green = {
  tr: 21,
  stock: { megacredits: 9 },
  counts: { cities: 1 },
  tags: { plant: 4, microbe: 2, science: 1, building: 2 },
} as const satisfies PlayerSketch;

const blue = {
  tr: 22,
  stock: { megacredits: 25 },
  production: { heat: 4 },
  counts: { cities: 2 },
  tags: { earth: 3, jovian: 2, space: 4, science: 2 },
} as const satisfies PlayerSketch;

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: LightSource<CrisisInput> = {
  presets: [
    preset('ordinary', {
      players: { red, green, blue },
      delegates: 'n nb n - ggn rrrb',
      board: { chairman: 'neutral', ruling: 'greens', dominant: 'scientists', lobby: ['blue'] },
      cards: ['solar-flare', 'pandemic', 'generous-funding', 'riots'],
    }),
    preset('tie', {
      players: { red, green, blue },
      delegates: 'rr b gg n bbgn -',
      board: { chairman: 'red', ruling: 'mars-first', dominant: 'unity', lobby: ['red', 'green'] },
      cards: ['strong-society', 'spin-off-products', 'solar-flare', 'homeworld-support'],
    }),
    preset('neutral-chairman', {
      players: { red, blue },
      delegates: 'b nnr r - nb b',
      board: { chairman: 'red', ruling: 'scientists', dominant: 'kelvinists', lobby: [] },
      cards: ['pandemic', 'riots', 'interplanetary-trade', 'generous-funding'],
    }),
    preset('empty-reserve', {
      players: { red, green, blue },
      delegates: 'rr n ggg rrn rr rb',
      board: { chairman: 'neutral', ruling: 'unity', dominant: 'reds', lobby: ['green'] },
      cards: ['generous-funding', 'riots', 'spin-off-products', 'solar-flare'],
    }),
    preset('same-party', {
      players: { red, green },
      delegates: 'n - r ggn rr -',
      board: { chairman: 'neutral', ruling: 'greens', dominant: 'greens', lobby: ['red'] },
      cards: ['solar-flare', 'interplanetary-trade', 'riots', null],
    }),
    preset('election', {
      players: { red, green, blue },
      delegates: 'nr b n gg bb -',
      board: { chairman: 'green', ruling: 'unity', dominant: 'greens', lobby: ['blue'] },
      cards: [null, 'pandemic', 'snow-cover', 'election'],
    }),
    preset('dry-deserts', {
      players: { green, blue },
      delegates: '- n ng - bbg g',
      board: { chairman: 'blue', ruling: 'scientists', dominant: 'unity', lobby: ['blue'] },
      cards: ['volcanic-eruptions', 'sabotage', 'diversity', 'dry-deserts'],
      mars: { temperature: -8, oceans: 4, zeroPassed: false },
      choices: { green: { kind: 'resources', gains: { plants: 1 } }, blue: { kind: 'resources', gains: { titanium: 2, heat: 1 } } },
    }),
    preset('solo', {
      players: { red: { ...red, tr: 20 } },
      delegates: 'n - rr - n -',
      board: { chairman: 'neutral', ruling: 'unity', dominant: 'reds', lobby: [] },
      cards: ['productivity', 'war-on-earth', 'riots', 'volcanic-eruptions'],
      mars: { temperature: -2, oceans: 5, zeroPassed: false },
    }),
    preset('refused', {
      players: { red, green },
      delegates: 'n gg rrn - g -',
      board: { chairman: 'neutral', ruling: 'greens', dominant: 'kelvinists', lobby: ['red', 'green'] },
      cards: ['strong-society', 'riots', 'pandemic', 'homeworld-support'],
      refused: 'dominance-outnumbered',
    }),
  ],
  codec: () => import('./codec.ts').then((all) => all.codec),
};
