import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import {
  compensate,
  contribute,
  endActions,
  position,
  vote,
  type Game,
  type WorldProblemsOutcome,
  type WorldProblemsRefusal,
  type WorldProblemsRule,
  type WorldProblemsStep,
} from '../../../engine/world-problems/index.ts';
import { withMeanwhile } from '../meanwhile.ts';
import { handsIn, sketchOf, votesIn, type FundsEvent, type FundsFields } from './input.ts';

type FundsStep = Step<FundsEvent, WorldProblemsRule>;

/** The next problem is not shown. Of the phases only the action round of a penalty round is shown: it says that nobody votes again. */
const isShown = (step: WorldProblemsStep): step is FundsStep =>
  step.event.type === 'phase-begun' ? step.event.phase === 'penalty-actions' : step.event.type !== 'problem-shown';

/** What follows in each phase, after so many contributions; null at the end. No third time is contributed. */
const nextOf = (game: Game, value: FundsFields, contributions: number): WorldProblemsOutcome | null => {
  switch (game.cycle.phase) {
    case 'vote':
      return vote(game, votesIn(value));
    case 'actions-again':
      return endActions(game);
    case 'penalty-actions':
      return contributions < 2 ? endActions(game) : null;
    case 'contributions':
      return contribute(game, handsIn(value, contributions === 0 ? 'first' : 'again'));
    case 'compensation':
      return compensate(game, { claims: [], draws: null });
    default:
      return null;
  }
};

/** The vote, the contributions, maybe those after a penalty round, and what goes back to the bank. */
export const played = (value: FundsFields): Outcome<Game, FundsEvent, WorldProblemsRefusal> => {
  const table = position(sketchOf(value));
  if (!table.ok) return table;
  let state = table.state;
  let contributions = 0;
  const trace: FundsStep[] = [];
  for (let next = nextOf(state, value, 0); next; next = nextOf(state, value, contributions)) {
    if (!next.ok) return next;
    if (state.cycle.phase === 'contributions') contributions += 1;
    const ran = withMeanwhile(next, handsIn(value, 'again'));
    state = ran.state;
    trace.push(...ran.trace.filter(isShown));
  }
  return { ok: true, state, trace };
};
