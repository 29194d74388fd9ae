import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  CITED_RULES,
  crisis,
  CRISIS_RULES,
  CRISIS_STEPS,
  type Edition,
  type Game,
  OWNERS,
  placeDelegate,
  problemsOf,
  replay,
  type TurmoilOutcome,
} from '../../../src/engine/turmoil/index.ts';
import { sorted, tokensOf } from './model.ts';
import { freeze, placement, reachable } from './reachable.ts';
import { runs } from '../runs.ts';

const edition = fc.constantFrom<Edition>('ru', 'fr');
const owned = ({ committee }: Game): unknown => OWNERS.map((owner) => tokensOf(committee).filter((token) => token.owner === owner).length);

/** What holds after anything that the engine allows. */
function holds(before: Game, outcome: TurmoilOutcome): void {
  if (!outcome.ok) return;
  expect(problemsOf(outcome.state)).toEqual([]);
  expect(owned(outcome.state)).toEqual(owned(before));
  expect(replay(apply, before, outcome.trace)).toEqual(outcome.state);
  for (const { rule } of outcome.trace) expect(CITED_RULES).toContain(rule);
}

describe('whatever happens in a game', () => {
  test('reachable games are legal', () => {
    fc.assert(
      fc.property(reachable, ({ game }) => {
        expect(problemsOf(game)).toEqual([]);
      }),
    );
  });

  test('a crisis leaves a legal game with every delegate on the board, and its trace replays', () => {
    fc.assert(
      fc.property(reachable, edition, ({ game, revealed, choices }, reading) => {
        const outcome = crisis(game, freeze({ revealed, choices, readings: { 'influence.adjust': reading, 'special-cases.snow-cover': reading } }));
        expect(outcome.ok || outcome.problem.code).toBeOneOf([true, 'no-leader-to-seat']);
        holds(game, outcome);
      }),
      runs(200),
    );
  });

  test('lobbying does so too', () => {
    fc.assert(
      fc.property(reachable, placement, ({ game }, one) => holds(game, placeDelegate(game, freeze(one)))),
      runs(200),
    );
  });

  test('no delegate is ever on its way: after each single step all are somewhere on the board (setup.delegates-stay)', () => {
    fc.assert(
      fc.property(reachable, ({ game, revealed, choices }) => {
        const outcome = crisis(game, { revealed, choices, readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } });
        fc.pre(outcome.ok);
        const { trace } = outcome;
        for (let shown = 0; shown <= trace.length; shown += 1) {
          const state = replay(apply, game, trace.slice(0, shown));
          expect(owned(state)).toEqual(owned(game));
          expect(
            Math.min(...state.players.flatMap(({ tr, stock, counts }) => [tr, ...Object.values(stock), ...Object.values(counts)])),
          ).toBeGreaterThanOrEqual(0);
          const cards = Object.values(state.events).filter((card) => card !== null);
          expect(new Set(cards).size).toBe(cards.length);
          expect(sorted(tokensOf(state.committee)).length).toBe(14 + 7 * game.players.length);
        }
      }),
    );
  });

  test('a crisis names the rules of its steps in their order, each at least once', () => {
    fc.assert(
      fc.property(reachable, ({ game, revealed, choices }) => {
        const outcome = crisis(game, { revealed, choices, readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } });
        fc.pre(outcome.ok);
        const order: readonly string[] = CRISIS_STEPS.map((step) => CRISIS_RULES[step]);
        const named = outcome.trace.map(({ rule }) => rule).filter((rule) => rule.startsWith('crisis.'));
        expect(new Set(named).size).toBe(CRISIS_STEPS.length);
        expect(named).toEqual([...named].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      }),
    );
  });
});
