import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import {
  compensate,
  contribute,
  endActions,
  meetRadicals,
  moveKarma,
  position,
  showProblem,
  vote,
  type Game,
  type WorldProblemsOutcome,
  type WorldProblemsRefusal,
  type WorldProblemsRule,
  type WorldProblemsStep,
} from '../../../engine/world-problems/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import { withMeanwhile } from '../meanwhile.ts';
import { claimIn, handsIn, HIDDEN, playersIn, sketchOf, votesIn, type CycleEvent, type CycleFields } from './input.ts';

const isShown = (step: WorldProblemsStep): step is Step<CycleEvent, WorldProblemsRule> => !HIDDEN.some((type) => type === step.event.type);

/** Reputation against a radicals card: all vote and pay alike. */
const meet = (game: Game, value: CycleFields): WorldProblemsOutcome => {
  const players = playersIn(value);
  const votes = players.map((country) => ({ country, vote: value.pays ? 'solve' : 'let-run' }) as const);
  return meetRadicals(game, { votes, pays: value.pays ? players : [] });
};

/** What follows in each phase; null once the game is over. */
const nextOf = (game: Game, value: CycleFields): WorldProblemsOutcome | null => {
  const claim = claimIn(value);
  switch (game.cycle.phase) {
    case 'vote':
      return vote(game, votesIn(value));
    case 'contributions':
      return contribute(game, handsIn(value, game.cycle.penalties === numberIn(value.penalties) ? 'first' : 'again'));
    case 'radicals':
      return meet(game, value);
    case 'compensation':
      return compensate(game, { claims: claim ? [{ country: claim, agrees: true }] : [], draws: null });
    case 'karma':
      return moveKarma(game);
    case 'over':
      return null;
    default:
      return endActions(game);
  }
};

/** One cycle: from the problem that is shown to the next one, or to the end of the game. */
export const played = (value: CycleFields): Outcome<Game, CycleEvent, WorldProblemsRefusal> => {
  const table = position(sketchOf(value));
  if (!table.ok) return table;
  let { state } = table;
  const trace: WorldProblemsStep[] = [...showProblem(0, state.problems[0]!.id)];
  while (state.cycle.at === 0) {
    const next = nextOf(state, value);
    if (next === null) break;
    if (!next.ok) return next;
    const ran = withMeanwhile(next, handsIn(value, 'again'));
    state = ran.state;
    trace.push(...ran.trace);
  }
  return { ok: true, state, trace: trace.filter(isShown) };
};
