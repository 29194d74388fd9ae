import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import { meetRadicals, moveKarma, position, type Game, type GameEvent, type WorldProblemsOutcome } from '../../../engine/world-problems/index.ts';
import { meetingOf, sidesIn, sketchOf, STEPS, type KarmaEvent, type KarmaFields, type KarmaProblem } from './input.ts';

type Played = Outcome<Game, KarmaEvent, KarmaProblem>;

const isShown = (step: Step<GameEvent>): boolean => STEPS.some((type) => type === step.event.type);

/** First the radicals, if a penalty round was called; then karma after each problem solved. What lies between is left out. */
export const played = (value: KarmaFields): Played => {
  const table = position(sketchOf(value));
  if (!table.ok) return table as Played;
  const moves: readonly ((game: Game) => WorldProblemsOutcome)[] = [
    ...(value.round ? [(game: Game) => meetRadicals(game, meetingOf(value))] : []),
    ...sidesIn(value).map((side) => (game: Game) => moveKarma({ ...game, cycle: { ...game.cycle, phase: 'karma', side } }, undefined)),
  ];
  let game = table.state;
  const trace: Step<KarmaEvent>[] = [];
  for (const move of moves) {
    const outcome = move(game);
    if (!outcome.ok) return outcome as Played;
    game = outcome.state;
    trace.push(...(outcome.trace.filter(isShown) as Step<KarmaEvent>[]));
  }
  return { ok: true, state: game, trace };
};
