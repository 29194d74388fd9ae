import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import {
  compensate,
  contribute,
  endActions,
  position,
  vote,
  type Game,
  type GameEvent,
  type WorldProblemsOutcome,
} from '../../../engine/world-problems/index.ts';
import { handsIn, sketchOf, STEPS, votesIn, type FundsEvent, type FundsFields, type FundsProblem } from './input.ts';

type Played = Outcome<Game, FundsEvent, FundsProblem>;

/** Of the phases only the action round of a penalty round is shown: it says that nobody votes again. */
const isShown = ({ event }: Step<GameEvent>): boolean =>
  event.type === 'phase-begun' ? event.phase === 'penalty-actions' : STEPS.some((type) => type === event.type);

/** What follows in each phase, after so many contributions; null at the end. No third time is contributed. */
const nextOf = (game: Game, value: FundsFields, contributions: number): WorldProblemsOutcome | null => {
  switch (game.cycle.phase) {
    case 'vote':
      return vote(game, votesIn(value));
    case 'actions-again':
      return endActions(game, {});
    case 'penalty-actions':
      return contributions < 2 ? endActions(game, {}) : null;
    case 'contributions':
      return contribute(game, handsIn(value, contributions === 0 ? 'first' : 'again'));
    case 'compensation':
      return compensate(game, { claims: [], draws: null });
    default:
      return null;
  }
};

/** The vote, the contributions, maybe those after a penalty round, and what goes back to the bank. */
export const played = (value: FundsFields): Played => {
  const table = position(sketchOf(value));
  if (!table.ok) return table as Played;
  let state = table.state;
  let contributions = 0;
  const trace: Step<FundsEvent>[] = [];
  for (let next = nextOf(state, value, 0); next; next = nextOf(state, value, contributions)) {
    if (!next.ok) return next as Played;
    if (state.cycle.phase === 'contributions') contributions += 1;
    state = next.state;
    trace.push(...(next.trace.filter(isShown) as Step<FundsEvent>[]));
  }
  return { ok: true, state, trace };
};
