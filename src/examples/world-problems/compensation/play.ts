import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import { compensate, position, type Game } from '../../../engine/world-problems/index.ts';
import { claimsIn, drawsIn, sketchOf, STEPS, type CompensationFields, type CompensationProblem, type CompensationStep } from './input.ts';

type Played = Outcome<Game, CompensationStep, CompensationProblem>;

/** The compensation for one problem; what follows it is left out. */
export const played = (value: CompensationFields): Played => {
  const table = position(sketchOf(value));
  if (!table.ok) return table as Played;
  const outcome = compensate(table.state, { claims: claimsIn(value), draws: drawsIn(value) });
  if (!outcome.ok) return outcome as Played;
  const trace = outcome.trace.filter(({ event }) => STEPS.some((type) => type === event.type));
  return { ok: true, state: outcome.state, trace: trace as readonly Step<CompensationStep>[] };
};
