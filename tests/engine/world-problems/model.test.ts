import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rank, unreachable, type Game, type Move } from '../../../src/engine/world-problems/index.ts';
import { runs } from '../runs.ts';
import { placesAt } from './model-places.ts';
import { Table } from './model.ts';
import { playRandomly } from './random-games.ts';

/** Carries out a move at the table of the model. */
function byHand(table: Table, move: Move): void {
  switch (move.type) {
    case 'exchange':
      return table.exchange(move.country, move.gives, move.takes);
    case 'use-technology':
      return table.use(move.country, move.stock, move.reputation);
    case 'trade':
      return move.transfers.forEach(({ from, to, stock, technologies }) => table.trade(from, to, stock, technologies));
    case 'join':
      return table.join(move.country, move.others);
    case 'buy-random':
      return table.buyRandom(move.country, move.gifts);
    case 'buy-chosen':
      return table.buyChosen(move.country, move.technology);
    case 'swap-goal':
      return table.swapGoal(move.country, move.goal, move.spare, move.shuffle);
    case 'leave':
      return table.leave(move.country, move.votes, move.odd);
    case 'end-actions':
      return table.endRound();
    case 'vote':
      return table.vote(move.votes);
    case 'contribute':
      return table.contribute(move.hands);
    case 'meet-radicals':
      return table.radicals(move.pays);
    case 'compensate':
      return table.compensate(move.claims, move.draws ?? []);
    case 'move-karma':
      return table.karma();
    default:
      return unreachable(move);
  }
}

const PHASES: Readonly<Record<string, string>> = {
  actions: 'first round',
  vote: 'vote',
  'actions-again': 'second round',
  contributions: 'contributions',
  radicals: 'radicals',
  'penalty-actions': 'penalty round',
  compensation: 'compensation',
  karma: 'karma',
  over: 'end',
};

const counted = (kinds: readonly string[], of: (kind: string) => number): unknown => kinds.map((kind) => [kind, of(kind)]);

/** What both accounts must say. */
const ofGame = (game: Game): unknown => {
  const kinds = [...game.resources.base, ...game.resources.other];
  return {
    phase: PHASES[game.cycle.phase],
    problem: game.cycle.at,
    side: game.cycle.side,
    penalties: game.cycle.penalties,
    countries: game.countries.map(({ id, reputation, goals, technologies }) => [id, reputation, goals, technologies.map((card) => card.id)]),
    units: game.units.map(({ members, stock }) => [members, counted(kinds, (kind) => stock[kind]!)]),
    bank: counted(kinds, (kind) => game.bank[kind]!),
    fund: counted(kinds, (kind) => game.fund[kind]!),
    spare: game.goals.spare,
    pile: game.goals.pile,
    box: game.goals.box,
    deck: game.technologies.deck.map(({ id }) => id),
    shared: game.technologies.shared.map(({ id }) => id),
    titled: [...game.titled].sort(),
    walk: game.supplement?.karma.walk.join('') ?? '',
    radicals: game.supplement === null ? 0 : game.supplement.radicals.discarded.length + game.supplement.radicals.inEffect.length,
  };
};

const ofTable = (table: Table): unknown => {
  const { base, other } = table.box.resources;
  const kinds = [...base, ...other];
  const at = (place: string): unknown => counted(kinds, (kind) => table.tokens.filter((token) => token.at === place && token.kind === kind).length);
  const first = table.seats.filter((id) => table.partners(id)[0] === id);
  return {
    phase: table.phase,
    problem: table.problem,
    side: table.side,
    penalties: table.penalties,
    countries: table.seats.map((id) => [id, table.reputation.get(id), table.hands.get(id), table.technologies.get(id)]),
    units: first.map((id) => [table.partners(id), at(table.group.get(id)!)]),
    bank: at('bank'),
    fund: at('fund'),
    spare: table.centre,
    pile: table.pile,
    box: table.thrown,
    deck: table.deck,
    shared: table.common,
    titled: [...table.titled].sort(),
    walk: table.walk,
    radicals: table.cardsGone,
  };
};

test('after every move of a game, every piece and card lies where the model has it', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { input, start, moves } = playRandomly(seed);
      const table = new Table(input);
      expect(ofTable(table)).toEqual(ofGame(start));
      for (const { move, after } of moves) {
        byHand(table, move);
        expect(JSON.stringify(ofTable(table)), move.type).toBe(JSON.stringify(ofGame(after)));
      }
    }),
    runs(150),
  );
});

test('the places are those of the model', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (seed, chance) => {
      const { input, moves, end } = playRandomly(seed);
      const table = new Table(input);
      for (const { move } of moves) byHand(table, move);
      const count = (members: readonly string[], at: number): number => chance[at]! % (2 * members.length + 1);
      const met = end.units.map(({ members }, at) => ({ country: members[0]!, count: count(members, at) }));
      const outcome = rank(end, { met, compared: [] });
      if (!outcome.ok) throw new Error(outcome.problem.code);
      const places = outcome.state.places.flatMap(({ place, units }) => units.flatMap(({ members }) => members.map((id) => [id, place])));
      const said = Object.fromEntries(end.units.flatMap(({ members }, at) => members.map((id) => [id, count(members, at)])));
      expect(Object.fromEntries(places)).toEqual(placesAt(table, said));
    }),
    runs(150),
  );
});
