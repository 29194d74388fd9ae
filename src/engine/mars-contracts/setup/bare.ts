import type { Contract, Game, PlayerId, Stock, UnionTile } from '../game/state.ts';
import { AUTOMA } from '../vocabulary/words.ts';

/** Who plays, and what the box holds. The source prints no tile and no card, so all of them are given. */
export interface SetUpInput {
  /** In turn order, without the Automa. */
  readonly players: readonly PlayerId[];
  /** Leader tokens that each has from the base game. */
  readonly leaders: number;
  /** The Automa with the mining yield of its leader card and what it starts with; null if it does not take part. */
  readonly automa: { readonly yield: Stock; readonly stock: Stock } | null;
  /** Whether the Automa counts as a participant. Rule setup.union-tiles. */
  readonly countAutoma: boolean;
  /** Shuffled. */
  readonly unions: readonly UnionTile[];
  /** The colours of the seals, shuffled: the first is that of the lowest union. */
  readonly seals: readonly string[];
  /** Shuffled, the next one first. */
  readonly contracts: readonly Contract[];
  /** Whether Trade Union is among the assistance tokens of this game. Rule assistance.use. */
  readonly tradeUnion: boolean;
}

/** How many union tiles are revealed. Rule setup.union-tiles. */
export const tilesFor = ({ players, automa, countAutoma }: Pick<SetUpInput, 'players' | 'automa' | 'countAutoma'>): number =>
  players.length + Number(automa !== null && countAutoma);

/**
 * A table before its set-up: tokens, tiles and seals are in the box, and the deck is shuffled.
 * @param input who plays, and what the box holds
 * @returns the state before the first step of `setUp`
 */
export function bareTable({ players, leaders, automa, unions, seals, contracts, tradeUnion }: SetUpInput): Game {
  const bare = (id: PlayerId, stock: Stock): Game['players'][number] => ({
    id,
    stock,
    vp: 0,
    unionToken: false,
    leaders: { free: leaders, elsewhere: 0 },
    contracts: [],
  });
  return {
    players: [...players.map((id) => bare(id, {})), ...(automa === null ? [] : [bare(AUTOMA, automa.stock)])],
    automa: automa && { yield: automa.yield },
    unions: [],
    deck: contracts,
    discarded: [],
    box: { unions, seals, contracts: [] },
    tradeUnion: tradeUnion ? { holder: null, used: false } : null,
    round: { number: 0, phase: 'contracts', turn: { player: null, placed: [] } },
  };
}
