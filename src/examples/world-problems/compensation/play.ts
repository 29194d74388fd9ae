import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import {
  compensate,
  position,
  type Game,
  type WorldProblemsRefusal,
  type WorldProblemsRule,
  type WorldProblemsStep,
} from '../../../engine/world-problems/index.ts';
import { claimsIn, contestIn, drawsIn, HIDDEN, sketchOf, type CompensationFields, type CompensationStep, type ContestWithoutClaim } from './input.ts';

const isShown = (step: WorldProblemsStep): step is Step<CompensationStep, WorldProblemsRule> => !HIDDEN.some((type) => type === step.event.type);

/** The compensation for one problem; what follows it is left out. */
export const played = (value: CompensationFields): Outcome<Game, CompensationStep, ContestWithoutClaim | WorldProblemsRefusal> => {
  const table = position(sketchOf(value));
  if (!table.ok) return table;
  const problem = contestIn(value);
  if (problem) return { ok: false, problem };
  const outcome = compensate(table.state, { claims: claimsIn(value), draws: drawsIn(value) });
  return outcome.ok ? { ...outcome, trace: outcome.trace.filter(isShown) } : outcome;
};
