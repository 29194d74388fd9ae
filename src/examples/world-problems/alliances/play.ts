import type { Outcome, Step } from '../../../engine/core/outcome.ts';
import { joinAlliance, leaveAlliance, position, type Game } from '../../../engine/world-problems/index.ts';
import { aloneIn, othersIn, sketchOf, STEPS, votesIn, type AllianceFields, type AllianceProblem, type AllianceStep } from './input.ts';

type Played = Outcome<Game, AllianceStep, AllianceProblem>;

/** One turn: some join an alliance, or one leaves it. */
export const played = (value: AllianceFields): Played => {
  const table = position(sketchOf(value));
  if (!table.ok) return table as Played;
  const problem = aloneIn(value);
  if (problem) return { ok: false, problem };
  const { act, who, odd } = value;
  const outcome =
    act === 'join'
      ? joinAlliance(table.state, { country: who, others: othersIn(value) })
      : leaveAlliance(table.state, { country: who, votes: votesIn(value, table.state), odd: odd === 'none' ? null : odd });
  if (!outcome.ok) return outcome as Played;
  const trace = outcome.trace.filter(({ event }) => STEPS.some((type) => type === event.type));
  return { ok: true, state: outcome.state, trace: trace as readonly Step<AllianceStep>[] };
};
