import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, bareTable, CITED_RULES, playInTurn, refusalsOf, rank, replay, setUp, type Game } from '../../../src/engine/world-problems/index.ts';
import { runs } from '../runs.ts';
import { playRandomly, type Played } from './random-games.ts';

/** All pieces of each kind, wherever they lie. */
const piecesOf = (game: Game): string => {
  const stocks = [game.bank, game.fund, ...game.units.map(({ stock }) => stock)];
  return JSON.stringify(Object.keys(game.bank).map((kind) => [kind, stocks.reduce((sum, stock) => sum + (stock[kind] ?? 0), 0)]));
};

/** Every card of a game, wherever it lies. */
const cardsOf = ({ countries, goals, technologies, problems, supplement }: Game): string => {
  const { deck, discarded, inEffect } = supplement?.radicals ?? { deck: [], discarded: [], inEffect: [] };
  const all = [
    ...[...countries.flatMap((country) => country.goals), ...goals.spare, ...goals.pile, ...goals.box],
    ...[...countries.flatMap((country) => country.technologies), ...technologies.deck, ...technologies.shared],
    ...[...problems, ...deck, ...discarded, ...inEffect],
  ];
  return all
    .map((card) => JSON.stringify(card))
    .sort()
    .join();
};

const reputationIn = (game: Game): number => game.countries.reduce((sum, { reputation }) => sum + reputation, 0);
const asText = (state: unknown): string => JSON.stringify(state);

const cited: ReadonlySet<string> = new Set(CITED_RULES);

/** What is wrong with one move: an impossible game after it, a piece that is lost, reputation from nowhere, a rule that is not listed. */
function faultsOf({ move, trace, before, after }: Played['moves'][number], pieces: string): readonly string[] {
  const changed = trace.flatMap(({ event }) => ('changes' in event ? event.changes : [])).reduce((sum, { by }) => sum + by, 0);
  const faults: readonly (readonly [fault: string, isThere: boolean])[] = [
    ['impossible', refusalsOf(after).length > 0],
    ['pieces', piecesOf(after) !== pieces],
    ['reputation', reputationIn(after) !== reputationIn(before) + changed],
    ['rules', trace.some(({ rule, also = [] }) => ![rule, ...also].every((one) => cited.has(one)))],
  ];
  return faults.filter(([, isThere]) => isThere).map(([fault]) => `${move.type}: ${fault}`);
}

describe('1,000 games, played at random from the set-up to the ranking', () => {
  const kinds = new Set<string>();

  test('all end and are ranked; each move keeps every piece and card, and its trace, replayed, gives the same state', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { input, start, moves, end } = playRandomly(seed);
        expect(end.cycle.phase).toBe('over');
        const [pieces, cards] = [piecesOf(start), cardsOf(start)];
        for (const { move } of moves) kinds.add(move.type);
        expect(moves.flatMap((one) => faultsOf(one, pieces))).toEqual([]);
        for (const { after } of moves.filter((_, at) => at % 10 === 0)) expect(cardsOf(after)).toBe(cards);
        expect(cardsOf(end)).toBe(cards);
        const set = setUp(input);
        expect(set.ok && asText(replay(apply, bareTable(input), set.trace))).toBe(asText(start));
        const whole = moves.flatMap(({ trace }) => trace);
        expect(asText(replay(apply, start, whole))).toBe(asText(end));
        const half = moves.slice(0, moves.length / 2);
        const steps = half.reduce((sum, { trace }) => sum + trace.length, 0);
        expect(asText(replay(apply, start, whole.slice(0, steps)))).toBe(asText(half.at(-1)?.after ?? start));
        const met = end.units.map(({ members }) => ({ country: members[0]!, count: members.length }));
        const ranked = rank(end, { met, compared: Object.keys(end.bank) });
        const named = ranked.ok ? ranked.state.places.flatMap(({ units }) => units.flatMap(({ members }) => members)) : [];
        expect(named.sort()).toEqual(end.countries.map(({ id }) => id).sort());
      }),
      runs(1000),
    );
    expect(kinds.size).toBe(14);
  });

  test('all moves at once lead to the same state', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { start, moves, end } = playRandomly(seed);
        const list = moves.map(({ move }) => move);
        const whole = playInTurn(start, list);
        expect(whole.ok && whole.state).toEqual(end);
        expect(whole.ok && whole.trace).toEqual(moves.flatMap(({ trace }) => trace));
      }),
      runs(50),
    );
  });
});
