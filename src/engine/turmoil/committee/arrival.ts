import { stepOf } from '../../core/outcome.ts';
import { shiftDominance } from './dominance.ts';
import { seatLeader } from './leaders.ts';
import { problemsOf } from '../game/legal.ts';
import { carryOut, inTurn, type Part, type TurmoilOutcome } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Owner, Party } from '../vocabulary/words.ts';

/**
 * Puts one delegate into a party: it comes to the delegate area, may take the leader seat, and may make the party dominant.
 * @param party where it comes
 * @param owner whose delegate it is; there must be one at `source`
 * @param source where it comes from
 * @param rule the rule that sends it
 * @param also further rules that decide it
 * @returns a part of `delegate-placed`, then `leader-seated` and `dominance-moved` where they happen
 */
export function place(party: Party, owner: Owner, source: 'lobby' | 'reserve', rule: TurmoilRule, also: readonly TurmoilRule[] = []): Part {
  const put: Part = () => [stepOf(rule, { type: 'delegate-placed', party, owner, source }, also)];
  return inTurn(put, seatLeader(party, owner), shiftDominance(party));
}

/**
 * Brings a neutral delegate to a party, as a global event demands. Neutral delegates count as one more player
 * (committee.neutral). An empty neutral reserve sends none: open-questions.neutral-reserve-empty.
 * @param party where the delegate is due
 * @param rule the step of the crisis that sends it
 * @returns the part of `place`, or one step `neutral-reserve-empty`
 */
export function arrive(party: Party, rule: TurmoilRule): Part {
  return (game) =>
    game.committee.reserve.neutral > 0
      ? place(party, 'neutral', 'reserve', rule, ['committee.neutral'])(game)
      : [{ rule, also: ['open-questions.neutral-reserve-empty'], event: { type: 'neutral-reserve-empty', party } }];
}

/**
 * Brings a neutral delegate to a party, which may make it leader or the party dominant: `arrive` as a procedure of its own.
 * @param game the state before
 * @param party where the delegate is due
 * @param rule the rule that sends it, which the first step names
 * @returns the state after, with its steps; one step `neutral-reserve-empty` if there is none to send
 * @refuses a game that cannot be on a table
 * @example neutralArrives(game, 'unity', 'crisis.changing-times.current')
 */
export function neutralArrives(game: Game, party: Party, rule: TurmoilRule): TurmoilOutcome {
  const [problem] = problemsOf(game);
  return problem === undefined ? carryOut(game, [arrive(party, rule)]) : { ok: false, problem };
}
