import {
  AUTOMA,
  play,
  setUp,
  type Contract,
  type Game,
  type Grant,
  type MarsContractsStep,
  type Move,
  type Rewards,
  type SetUpInput,
  type UnionTile,
} from '../../../src/engine/mars-contracts/index.ts';

/** A game that was played at random: what the box held, and each move with what it did. */
export interface Played {
  readonly input: SetUpInput;
  readonly start: Game;
  readonly moves: readonly { readonly move: Move; readonly before: Game; readonly after: Game; readonly trace: readonly MarsContractsStep[] }[];
  readonly end: Game;
  /** Rules that refused a move. */
  readonly refusedBy: readonly string[];
}

/** Numbers that look random and depend on a seed alone. */
class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 to less than `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  shuffled<T>(values: readonly T[]): readonly T[] {
    return values
      .map((value) => [this.below(1_000_000), value] as const)
      .sort(([a], [b]) => a - b)
      .map(([, value]) => value);
  }
}

const ACTIONS = ['launch', 'production', 'build', 'laboratory'];
const COLOURS = ['white', 'yellow', 'red', 'blue'];

const grantOf = (dice: Dice): Grant => ({
  stock: dice.one<Grant['stock']>([{ credits: 1 }, { ice: 2 }, { credits: 2, ore: 1 }, {}]),
  action: dice.one([null, ...ACTIONS]),
});

const tileOf = (dice: Dice, number: number): UnionTile => ({
  number,
  main: grantOf(dice),
  additional: grantOf(dice),
  slots: 1 + dice.below(3),
  track: Array.from({ length: 3 + dice.below(8) }, (_, space) => Math.floor((space * 2) / 3)),
});

const contractOf = (dice: Dice, at: number): Contract => ({
  id: `c${at}`,
  requirement: dice.one(ACTIONS),
  levels: 1 + dice.below(3),
  vp: dice.below(6),
  steps: dice.below(5),
});

function boxOf(dice: Dice): SetUpInput {
  const players = COLOURS.slice(0, 1 + dice.below(4));
  const automa = players.length < 4 && dice.below(2) === 0 ? { yield: { ore: 1, credits: dice.below(2) }, stock: { credits: dice.below(6) } } : null;
  return {
    players,
    leaders: dice.below(4),
    automa,
    countAutoma: dice.below(3) > 0,
    unions: dice.shuffled([1, 2, 3, 4, 5, 6].map((number) => tileOf(dice, number))),
    seals: dice.shuffled(['grey', 'green', 'pink', 'black']),
    contracts: dice.shuffled(Array.from({ length: 32 }, (_, at) => contractOf(dice, at))),
    tradeUnion: dice.below(2) === 0,
  };
}

/** A reward for every contract of a game. */
const rewardsIn = (dice: Dice, game: Game): Rewards =>
  Object.fromEntries(game.players.flatMap(({ contracts }) => contracts.map(({ contract }) => [contract.id, dice.one(['a', 'b'] as const)])));

/** Something that somebody might want to do; much of it is forbidden. */
function wishOf(dice: Dice, game: Game): Move {
  const { id: player } = dice.one(game.players);
  const active = game.round.turn.player ?? player;
  const { tile, slots, contracts } = dice.one(game.unions);
  const where = { union: tile.number, slot: dice.below(slots.length + 1) };
  const contract = contracts.length === 0 ? null : dice.one(contracts).id;
  const rewards = dice.below(10) === 0 ? {} : rewardsIn(dice, game);
  const free = slots.findIndex(({ action, repeat }) => action === null && repeat === null);
  const own = slots.findIndex(({ action }) => action?.owner === active);
  return dice.one<() => Move>([
    () => (player === AUTOMA ? { type: 'automa-turn', union: tile.number, contract } : { type: 'begin-turn', player }),
    () => ({ type: 'begin-turn', player }),
    () => ({ type: 'grant', player: active, token: dice.one(['union', 'leader'] as const), ...where, rewards }),
    () => ({ type: 'grant', player: active, token: dice.one(['union', 'leader'] as const), union: tile.number, slot: free, rewards }),
    () => ({ type: 'commit', player: active, ...where, contract, rewards }),
    () => ({ type: 'commit', player: active, union: tile.number, slot: own, contract, rewards }),
    () => ({ type: 'commit', player: active, union: tile.number, slot: own, contract: null, rewards }),
    () => ({ type: 'place-elsewhere', player: active, token: dice.one(['union', 'leader'] as const) }),
    () => ({ type: 'meet', player, requirement: dice.one(ACTIONS), rewards }),
    () => ({ type: 'take-trade-union', player }),
    () => ({ type: 'automa-turn', union: tile.number, contract }),
  ])();
}

/**
 * Plays a whole game at random.
 * @param seed the same seed gives the same game
 * @returns the game
 */
export function playRandomly(seed: number): Played {
  const dice = new Dice(seed);
  const input = boxOf(dice);
  const set = setUp(input);
  if (!set.ok) throw new Error(set.problem.code);
  let game = set.state;
  const moves: Played['moves'][number][] = [];
  const refusedBy: string[] = [];
  const tryOut = (move: Move): void => {
    const outcome = play(game, move);
    if (!outcome.ok) return void refusedBy.push(outcome.problem.rule);
    moves.push({ move, before: game, after: outcome.state, trace: outcome.trace });
    game = outcome.state;
  };
  for (let round = 1 + dice.below(6); round > 0; round -= 1) {
    tryOut({ type: 'new-contracts' });
    for (let wishes = 20 * game.players.length; wishes > 0; wishes -= 1) tryOut(wishOf(dice, game));
    tryOut({ type: 'return-tokens' });
    tryOut(wishOf(dice, game));
  }
  tryOut({ type: 'end-game' });
  return { input, start: set.state, moves, end: game, refusedBy };
}
