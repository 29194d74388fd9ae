import { isCountable } from '../../core/countable.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { HeldContract, PlayerId } from '../game/state.ts';
import type { Refused } from '../legality/outcomes.ts';
import { position, type PositionOutcome } from './sketch.ts';

/** What a player counts of one union at the end of the game. */
export interface CountedUnion {
  /** The VP that each space of its progress track shows, from space 0. */
  readonly track: readonly number[];
  /** The space of the progress marker. */
  readonly marker: number;
  /** Contracts that were kept for reward B. */
  readonly completed: number;
  readonly uncompleted: number;
}

/** What a player counts at the end of the game. */
export interface Counted {
  readonly player: PlayerId;
  /** VP gained in play. */
  readonly vp: number;
  /** The unions with their numbers from 1 on. */
  readonly unions: readonly CountedUnion[];
}

/**
 * Makes a game that is over of what one player counts.
 * @param counted the player's contracts, and the tracks of the unions
 * @returns the game, for `scoreContracts`
 * @refuses numbers that are not whole numbers from 0 to 999, more contracts of a union than it has seals, and a marker off its track
 */
export function countedTable({ player, vp, unions }: Counted): PositionOutcome {
  const problem = firstOf(...unions.map((union, at) => () => contractsRefused(union, at + 1)));
  if (problem !== null) return { ok: false, problem };
  const contracts = unions.flatMap((union, at) => [...held(at + 1, union.completed, 1), ...held(at + 1, union.uncompleted, 0)]);
  return position({ players: { [player]: { vp, contracts } }, unions, round: { phase: 'over' } });
}

function contractsRefused({ completed, uncompleted }: CountedUnion, union: number): Refused {
  const count = completed + uncompleted;
  const max = numbers['seals.each'];
  return firstOf<MarsContractsProblem>(
    () => (isCountable(completed) ? null : { code: 'not-countable', rule: 'scoring.completed', field: `${union}.completed`, value: completed }),
    () =>
      isCountable(uncompleted) ? null : { code: 'not-countable', rule: 'scoring.uncompleted', field: `${union}.uncompleted`, value: uncompleted },
    () => (count > max ? { code: 'too-many-contracts', rule: 'setup.markers-and-seals', union, count, max } : null),
  );
}

/** Contracts of which only the level matters. */
const held = (union: number, count: number, level: number): readonly HeldContract[] =>
  Array.from({ length: count }, (_, at) => ({
    contract: { id: `${union}-${level}-${at + 1}`, requirement: '', levels: 1, vp: 0, steps: 0 },
    union,
    level,
  }));
