import type { Outcome } from '../../../engine/core/outcome.ts';
import { joinAlliance, leaveAlliance, position, type Game, type GameEvent, type WorldProblemsRefusal } from '../../../engine/world-problems/index.ts';
import { aloneIn, othersIn, sketchOf, votesIn, type AllianceFields, type AloneInAlliance } from './input.ts';

/** One turn: some join an alliance, or one leaves it. */
export const played = (value: AllianceFields): Outcome<Game, GameEvent, AloneInAlliance | WorldProblemsRefusal> => {
  const table = position(sketchOf(value));
  if (!table.ok) return table;
  const problem = aloneIn(value);
  if (problem) return { ok: false, problem };
  const { act, who, odd } = value;
  return act === 'join'
    ? joinAlliance(table.state, { country: who, others: othersIn(value) })
    : leaveAlliance(table.state, { country: who, votes: votesIn(value, table.state), odd: odd === 'none' ? null : odd });
};
