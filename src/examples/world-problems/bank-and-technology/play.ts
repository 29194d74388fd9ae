import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import { buyChosen, buyRandom, exchange, position, sketched, type Game, type WorldProblemsOutcome } from '../../../engine/world-problems/index.ts';
import { ACTOR, exchangesIn, giftsIn, sketchOf, type BankEvent, type BankFields, type BankProblem } from './input.ts';

/** What a turn comes to, and its steps before a refusal. */
export interface Turn {
  readonly outcome: Outcome<Game, BankEvent, BankProblem>;
  readonly before: Game;
  readonly trace: readonly Step<BankEvent>[];
}

/** One turn: the exchanges, then the purchase. */
export const turnOf = (value: BankFields): Turn => {
  const before = sketched(sketchOf(value));
  const table = position(sketchOf(value));
  const trace: Step<BankEvent>[] = [];
  const moves: readonly ((game: Game) => WorldProblemsOutcome)[] = [
    ...exchangesIn(value).map((one) => (game: Game) => exchange(game, one)),
    ...(value.purchase === 'random' ? [(game: Game) => buyRandom(game, { country: ACTOR, gifts: giftsIn(value) })] : []),
    ...(value.purchase === 'chosen' ? [(game: Game) => buyChosen(game, { country: ACTOR, technology: 'sample-2' })] : []),
  ];
  let state = before;
  for (const move of table.ok ? moves : [() => table]) {
    const outcome = move(state) as Turn['outcome'];
    if (!outcome.ok) return { outcome, before, trace };
    state = outcome.state;
    trace.push(...outcome.trace);
  }
  return { outcome: { ok: true, state, trace }, before, trace };
};
