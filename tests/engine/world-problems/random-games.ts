import {
  setUp,
  play,
  type Country,
  type Effect,
  type Game,
  type Goal,
  type Move,
  type SetUpInput,
  type Side,
  type Stock,
  type Technology,
  type Unit,
  type WorldProblemsStep,
} from '../../../src/engine/world-problems/index.ts';

/** Chance, the same again for the same seed (mulberry32). */
class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  /** A number from 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }
  one<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }
  yes(share: number): boolean {
    return this.next() < share;
  }
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.map(() => left.splice(this.whole(0, left.length - 1), 1)[0]!);
  }
}

const NAMES = ['red', 'green', 'blue', 'yellow', 'black', 'white', 'brown', 'pink'];
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const stock = (chance: Chance, kinds: readonly string[], least: number, most: number): Stock =>
  Object.fromEntries(kinds.map((kind) => [kind, chance.whole(least, most)]));

const effect = (chance: Chance, kinds: readonly string[], countries: readonly string[]): Effect => ({
  stock: stock(chance, chance.shuffled(kinds).slice(0, 2), -2, 2),
  reputation: chance.whole(-3, 3),
  affects: chance.yes(0.8) ? 'all' : chance.shuffled(countries).slice(0, 2),
});

const walks = (depth: number): readonly string[] =>
  depth === 0 ? [''] : walks(depth - 1).flatMap((walk) => (walk.length === depth - 1 ? [walk, `${walk}a`, `${walk}b`] : [walk]));

/** A table of 3 to 8 with a box of its own. */
function randomTable(chance: Chance): SetUpInput {
  const countries = NAMES.slice(0, chance.whole(3, 8));
  const base = ['food', 'energy', 'money', 'labour'].slice(0, chance.whole(2, 4));
  const other = chance.yes(0.4) ? ['crystal'] : [];
  const kinds = [...base, ...other];
  const goals: readonly Goal[] = upTo(50).map((at) => ({ id: `goal-${at % 9}`, back: at % 2 === 0 ? 'a' : 'b', stays: at % 7 === 0 }));
  const technologies: readonly Technology[] = upTo(12).map((at) => ({ id: `technology-${at}`, reusable: at % 3 === 0 }));
  return {
    countries,
    resources: { base, other },
    bank: stock(chance, kinds, countries.length * 2, countries.length * 2 + 20),
    goals: chance.shuffled(goals),
    technologies: chance.shuffled(technologies),
    problems: upTo(chance.whole(1, 5)).map((at) => ({
      id: `problem-${at}`,
      needs: { a: stock(chance, base, 0, countries.length), b: stock(chance, kinds, 0, countries.length) },
    })),
    secondExchange: countries.length === 3 && chance.yes(0.5),
    supplement: chance.yes(0.7)
      ? {
          radicals: upTo(chance.whole(0, 4)).map((at) => ({ id: `radicals-${at}`, effect: effect(chance, kinds, countries) })),
          karma: Object.fromEntries(
            walks(4)
              .filter((walk) => walk !== '')
              .map((walk) => [walk, effect(chance, kinds, countries)]),
          ),
        }
      : null,
  };
}

const someOf = (chance: Chance, has: Stock, share: number): Stock =>
  Object.fromEntries(Object.entries(has).map(([kind, count]) => [kind, chance.yes(share) ? chance.whole(0, count) : 0]));

/** Some pieces as they are drawn. */
const piecesOf = (chance: Chance, fund: Stock): string[] =>
  chance.shuffled(Object.entries(fund).flatMap(([kind, count]) => upTo(count).map(() => kind)));

const speaker = (chance: Chance, { members }: Unit): string => chance.one(members);
const speakers = (chance: Chance, units: readonly Unit[]): string[] => chance.shuffled(units).map((unit) => speaker(chance, unit));

/** Something that a player may try in an action round; the rules may forbid it. */
function attempt(chance: Chance, game: Game): Move {
  const country = chance.one(game.countries).id;
  const kinds = [...game.resources.base, ...game.resources.other];
  const others = game.countries.map(({ id }) => id).filter((id) => id !== country);
  const has = (id: string): Country => game.countries.find((one) => one.id === id)!;
  const unit = (id: string): Unit => game.units.find(({ members }) => members.includes(id))!;
  const spares = game.goals.spare.length;
  const to = chance.one(others);
  const tries: readonly (() => Move)[] = [
    () => ({ type: 'exchange', country, gives: chance.one(kinds), takes: [chance.one(kinds), chance.one(kinds)] }),
    () => {
      const technology = chance.one([...has(country).technologies, ...game.technologies.shared, { id: 'none' }]).id;
      return { type: 'use-technology', country, technology, stock: stock(chance, kinds, -1, 2), reputation: chance.whole(-1, 6) };
    },
    () => ({
      type: 'trade',
      country,
      transfers: [
        { from: country, to, stock: someOf(chance, unit(country).stock, 0.5), technologies: [] },
        { from: to, to: country, stock: someOf(chance, unit(to).stock, 0.5), technologies: has(to).technologies.map(({ id }) => id) },
      ],
    }),
    () => ({ type: 'join', country, others: chance.shuffled(others).slice(0, chance.whole(1, 2)) }),
    () => {
      const gifts = game.units.filter((one) => one !== unit(country)).map((one) => ({ country: speaker(chance, one), resource: chance.one(kinds) }));
      return { type: 'buy-random', country, gifts };
    },
    () => ({ type: 'buy-chosen', country, technology: chance.one([...game.technologies.deck, { id: 'none' }]).id }),
    () => ({ type: 'swap-goal', country, goal: chance.whole(0, 1), spare: chance.whole(0, spares - 1), shuffle: chance.shuffled(upTo(spares)) }),
    () => {
      const votes = chance.yes(0.8) ? [{ country, vote: chance.one(game.countries).id }] : [];
      return { type: 'leave', country, votes, odd: chance.yes(0.8) ? to : null };
    },
  ];
  return chance.one(tries)();
}

/** What comes next in any phase but an action round. */
function due(chance: Chance, game: Game): Move {
  switch (game.cycle.phase) {
    case 'vote':
      return {
        type: 'vote',
        votes: speakers(chance, game.units)
          .filter(() => chance.yes(0.9))
          .map((country) => ({ country, vote: chance.one<Side>(['a', 'b']) })),
      };
    case 'contributions': {
      const units = chance.shuffled(game.units).filter(() => chance.yes(0.9));
      return { type: 'contribute', hands: units.map((unit) => ({ country: speaker(chance, unit), stock: someOf(chance, unit.stock, 0.9) })) };
    }
    case 'radicals': {
      const reputation = (unit: Unit): number => unit.members.reduce((sum, id) => sum + game.countries.find((one) => one.id === id)!.reputation, 0);
      const able = game.units.filter((unit) => reputation(unit) > 0 && chance.yes(0.95));
      const votes = speakers(chance, game.units).map((country) => ({ country, vote: chance.one(['solve', 'let-run'] as const) }));
      return { type: 'meet-radicals', votes, pays: speakers(chance, able) };
    }
    case 'compensation':
      return {
        type: 'compensate',
        claims: speakers(chance, game.units)
          .slice(0, chance.whole(0, 3))
          .map((country) => ({ country, agrees: chance.yes(0.7) })),
        draws: piecesOf(chance, game.fund),
      };
    case 'karma':
      return { type: 'move-karma' };
    default:
      return { type: 'end-actions' };
  }
}

/** A game with the moves that were carried out, and the game after each. */
export interface Played {
  readonly input: SetUpInput;
  readonly start: Game;
  readonly moves: readonly { readonly move: Move; readonly trace: readonly WorldProblemsStep[]; readonly before: Game; readonly after: Game }[];
  readonly end: Game;
  readonly refused: readonly string[];
}

/** Plays a game to its end: some tries in each action round, then whatever is due. */
export function playRandomly(seed: number): Played {
  const chance = new Chance(seed);
  const input = randomTable(chance);
  const set = setUp(input);
  if (!set.ok) throw new Error(set.problem.code);
  const moves: Played['moves'][number][] = [];
  const refused: string[] = [];
  let game = set.state;
  const attempted = (move: Move): void => {
    const outcome = play(game, move);
    if (!outcome.ok) return void refused.push(outcome.problem.code);
    moves.push({ move, trace: outcome.trace, before: game, after: outcome.state });
    game = outcome.state;
  };
  // Claims may be refused and are tried again; a game that does not end is stopped, and a test finds it unended.
  for (let left = 200; game.cycle.phase !== 'over' && left > 0; left -= 1) {
    if (game.cycle.phase.endsWith('actions') || game.cycle.phase === 'actions-again') {
      for (let tries = game.countries.length * 2; tries > 0; tries -= 1) attempted(attempt(chance, game));
    }
    attempted(due(chance, game));
  }
  return { input, start: set.state, moves, end: game, refused };
}
