import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import {
  meetRadicals,
  moveKarma,
  position,
  type Game,
  type WorldProblemsOutcome,
  type WorldProblemsRefusal,
  type WorldProblemsRule,
  type WorldProblemsStep,
} from '../../../engine/world-problems/index.ts';
import { HIDDEN, meetingOf, sidesIn, sketchOf, skippedIn, type KarmaEvent, type KarmaFields, type ProblemSkipped } from './input.ts';

type KarmaStep = Step<KarmaEvent, WorldProblemsRule>;

const isShown = (step: WorldProblemsStep): step is KarmaStep => !HIDDEN.some((type) => type === step.event.type);

/** First the radicals, if a penalty round was called; then karma after each problem solved. What lies between is left out. */
export const played = (value: KarmaFields): Outcome<Game, KarmaEvent, ProblemSkipped | WorldProblemsRefusal> => {
  const table = position(sketchOf(value));
  if (!table.ok) return table;
  const problem = skippedIn(value);
  if (problem) return { ok: false, problem };
  const moves: readonly ((game: Game) => WorldProblemsOutcome)[] = [
    ...(value.round ? [(game: Game) => meetRadicals(game, meetingOf(value))] : []),
    ...sidesIn(value).map((side) => (game: Game) => moveKarma({ ...game, cycle: { ...game.cycle, phase: 'karma', side } })),
  ];
  let game = table.state;
  const trace: KarmaStep[] = [];
  for (const move of moves) {
    const outcome = move(game);
    if (!outcome.ok) return outcome;
    game = outcome.state;
    trace.push(...outcome.trace.filter(isShown));
  }
  return { ok: true, state: game, trace };
};
