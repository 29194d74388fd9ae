import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  AUTOMA,
  bareTable,
  CITED_RULES,
  playInTurn,
  problemsOf,
  replay,
  scoreContracts,
  setUp,
  tokensOn,
  type Game,
} from '../../../src/engine/mars-contracts/index.ts';
import { runs } from '../runs.ts';
import { playRandomly, type Played } from './random-games.ts';

const asText = (state: unknown): string => JSON.stringify(state);

/** Every card of a game, wherever it lies. */
const cardsOf = ({ deck, discarded, box, unions, players }: Game): string =>
  [
    ...deck,
    ...discarded,
    ...box.contracts,
    ...unions.flatMap(({ contracts }) => contracts),
    ...players.flatMap(({ contracts }) => contracts.map((held) => held.contract)),
  ]
    .map(({ id }) => id)
    .sort()
    .join();

/** The tokens of each player, wherever they stand. */
const tokensOf = (game: Game): string =>
  game.players
    .map(({ id, unionToken, leaders }) => {
      const own = tokensOn(game).filter(({ owner }) => owner === id);
      const count = (kind: string): number => own.filter((token) => token.kind === kind).length;
      return `${id} ${Number(unionToken) + count('union')} ${leaders.free + leaders.elsewhere + count('leader')}`;
    })
    .join();

/** The seals of each union, on its tile and on contracts. */
const sealsOf = ({ unions, players }: Game): string =>
  unions
    .map(({ tile, seals }) => seals.count + players.flatMap(({ contracts }) => contracts).filter(({ union }) => union === tile.number).length)
    .join();

const creditsOf = (game: Game): number => game.players.reduce((sum, { stock }) => sum + (stock['credits'] ?? 0), 0);
const vpOf = (game: Game): number => game.players.reduce((sum, { vp }) => sum + vp, 0);

const cited: ReadonlySet<string> = new Set(CITED_RULES);

/** Credits and VP that the steps of a move name. */
function namedIn(trace: Played['moves'][number]['trace']): { readonly credits: number; readonly vp: number } {
  const sum = { credits: 0, vp: 0 };
  for (const { event } of trace) {
    if (event.type === 'grant-gained' || event.type === 'yield-gained') sum.credits += event.stock['credits'] ?? 0;
    if (event.type === 'credits-paid') sum.credits -= event.credits;
    if (event.type === 'contract-cashed' || event.type === 'contract-spent') sum.vp += event.vp;
  }
  return sum;
}

/** What is wrong with one move: an impossible game after it, a piece that is lost, a rule that is not listed. */
function faultsOf({ move, trace, before, after }: Played['moves'][number]): readonly string[] {
  const named = namedIn(trace);
  const faults: readonly (readonly [fault: string, isThere: boolean])[] = [
    ['impossible', problemsOf(after).length > 0],
    ['cards', cardsOf(before) !== cardsOf(after)],
    ['tokens', tokensOf(before) !== tokensOf(after)],
    ['seals', sealsOf(before) !== sealsOf(after)],
    ['credits', creditsOf(after) !== creditsOf(before) + named.credits],
    ['VP', vpOf(after) !== vpOf(before) + named.vp],
    ['a marker goes back', after.unions.some(({ marker }, at) => marker < before.unions[at]!.marker)],
    ['the Automa holds a contract', after.players.some(({ id, contracts }) => id === AUTOMA && contracts.length > 0)],
    ['rules', trace.some(({ rule, also = [] }) => ![rule, ...also].every((one) => cited.has(one)))],
  ];
  return faults.filter(([, isThere]) => isThere).map(([fault]) => `${move.type}: ${fault}`);
}

describe('300 games, played at random from the set-up to the scoring', () => {
  const kinds = new Set<string>();
  const events = new Set<string>();

  test('all end and are scored; each move keeps every card, token, seal and credit, and its trace, replayed, gives the same state', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { input, start, moves, end, refusedBy } = playRandomly(seed);
        expect(end.round.phase).toBe('over');
        for (const { move, trace } of moves) {
          kinds.add(move.type);
          for (const { event } of trace) events.add(event.type);
        }
        expect(moves.flatMap(faultsOf)).toEqual([]);
        expect(refusedBy.filter((rule) => !cited.has(rule))).toEqual([]);
        const set = setUp(input);
        expect(set.ok && asText(replay(apply, bareTable(input), set.trace))).toBe(asText(start));
        const whole = moves.flatMap(({ trace }) => trace);
        expect(asText(replay(apply, start, whole))).toBe(asText(end));
        const half = moves.slice(0, moves.length / 2);
        const steps = half.reduce((sum, { trace }) => sum + trace.length, 0);
        expect(asText(replay(apply, start, whole.slice(0, steps)))).toBe(asText(half.at(-1)?.after ?? start));
        expect(scoreContracts(end).ok).toBe(true);
      }),
      runs(300),
    );
    expect(kinds.size).toBe(10);
  });

  test('all moves at once lead to the same state', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { start, moves, end } = playRandomly(seed);
        const whole = playInTurn(
          start,
          moves.map(({ move }) => move),
        );
        expect(whole.ok && whole.state).toEqual(end);
        expect(whole.ok && whole.trace).toEqual(moves.flatMap(({ trace }) => trace));
      }),
      runs(50),
    );
  });
});
