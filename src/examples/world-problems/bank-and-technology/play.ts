import {
  buyChosen,
  buyRandom,
  exchange,
  position,
  sketched,
  type Game,
  type WorldProblemsOutcome,
  type WorldProblemsStep,
} from '../../../engine/world-problems/index.ts';
import { ACTOR, exchangesIn, giftsIn, sketchOf, type BankFields } from './input.ts';

/** What a turn comes to, and its steps before a refusal. */
export interface Turn {
  readonly outcome: WorldProblemsOutcome;
  readonly before: Game;
  readonly trace: readonly WorldProblemsStep[];
}

/** One turn: the exchanges, then the purchase. */
export const turnOf = (value: BankFields): Turn => {
  const before = sketched(sketchOf(value));
  const table = position(sketchOf(value));
  const trace: WorldProblemsStep[] = [];
  const moves: readonly ((game: Game) => WorldProblemsOutcome)[] = [
    ...exchangesIn(value).map((one) => (game: Game) => exchange(game, one)),
    ...(value.purchase === 'random' ? [(game: Game) => buyRandom(game, { country: ACTOR, gifts: giftsIn(value) })] : []),
    ...(value.purchase === 'chosen' ? [(game: Game) => buyChosen(game, { country: ACTOR, technology: 'sample-2' })] : []),
  ];
  let state = before;
  for (const move of table.ok ? moves : [() => table]) {
    const outcome = move(state);
    if (!outcome.ok) return { outcome, before, trace };
    state = outcome.state;
    trace.push(...outcome.trace);
  }
  return { outcome: { ok: true, state, trace }, before, trace };
};
