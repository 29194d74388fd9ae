import { rewardNeeded, type Rewards } from '../contracts/advance.ts';
import { run } from '../../core/run.ts';
import { stepOf } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { apply } from '../game/apply.ts';
import { unionOf } from '../game/find.ts';
import type { Game, PlayerId } from '../game/state.ts';
import { playerRefused } from '../legality/checks.ts';
import { inTurn, procedure, type Part, type Refused } from '../legality/outcomes.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { gain } from './gain.ts';
import { slotMissing } from './place.ts';
import { notInTurn } from './turn.ts';

/** A commitment to a union. */
export interface Commitment {
  readonly player: PlayerId;
  readonly union: number;
  /** The action slot in which a token of the player stands. */
  readonly slot: number;
  /** The contract that is taken; null only if none can be taken. */
  readonly contract: string | null;
  /** For contracts that the action of the additional grant completes. */
  readonly rewards: Rewards;
}

/**
 * Commits to a union: the token moves down, the additional grant is gained, a contract is taken with a seal. Rules unions.commit,
 * unions.slot-closed, open-questions.place-and-commit, open-questions.no-cards-left, open-questions.seals-run-out,
 * open-questions.grant-meets-contract.
 * @param game the state before
 * @param commitment who commits where, and the contract
 * @returns the state after, with its steps
 * @refuses a slot without a token of the player, a token that was placed in this turn, a contract that is not there or that was
 *   not chosen, a player who has not the turn, and a reward that is not chosen
 * @example commit(game, { player: 'white', union: 1, slot: 0, contract: 'c1', rewards: {} })
 */
export const commit = procedure(['activation'], refused, (commitment) => [downAndGrant(commitment), take(commitment)]);

/** Moves a token down and closes its action slot. Rule unions.slot-closed. */
export const moveDown =
  (player: PlayerId, union: number, slot: number, rule: MarsContractsRule, also: readonly MarsContractsRule[] = []): Part =>
  () => [
    stepOf(rule, { type: 'token-moved', player, union, slot } as const, also),
    { rule: 'unions.slot-closed', event: { type: 'slot-closed', union, slot } },
  ];

const downAndGrant = ({ player, union, slot, rewards }: Commitment): Part =>
  inTurn(moveDown(player, union, slot, 'unions.commit'), gain(player, union, 'additional', 'unions.commit', rewards));

const take =
  ({ player, union, contract: id }: Commitment): Part =>
  (game) => {
    const { tile, contracts, seals } = unionOf(game, union);
    if (contracts.length === 0) return [stepOf('open-questions.no-cards-left', { type: 'no-contract', player, union, because: 'cards' } as const)];
    if (seals.count === 0) return [stepOf('open-questions.seals-run-out', { type: 'no-contract', player, union, because: 'seals' } as const)];
    const { requirement } = contracts.find((one) => one.id === id)!;
    const event = { type: 'contract-taken', player, union, contract: id!, level: numbers['contracts.first-level'] } as const;
    return [stepOf('unions.commit', event, [requirement === tile.additional.action && 'open-questions.grant-meets-contract'])];
  };

function refused(game: Game, commitment: Commitment): Refused {
  const { player, union, slot, rewards } = commitment;
  return firstOf(
    () => playerRefused(game, player, 'unions.commit'),
    () => notInTurn(game, player),
    () => slotMissing(game, union, slot, 'unions.commit'),
    () => notCommittable(game, commitment),
    () => rewardNeeded(game, player, unionOf(game, union).tile.additional.action, 1, rewards),
    () => contractRefused(run(apply, game, [downAndGrant(commitment)]).state, commitment),
  );
}

function notCommittable({ unions, round: { turn } }: Game, { player, union, slot }: Commitment): Refused {
  const where = { player, union, slot };
  if (unionOf({ unions }, union).slots[slot]!.action?.owner !== player) return { code: 'nothing-to-commit', rule: 'unions.commit', ...where };
  const isNew = turn.placed.some((place) => place.union === union && place.slot === slot);
  return isNew ? { code: 'placed-in-this-turn', rule: 'open-questions.place-and-commit', ...where } : null;
}

/** The grant comes first: its action can complete a contract of this union, and so bring a seal back. */
function contractRefused(game: Game, { union, contract }: Commitment): Refused {
  const { contracts, seals } = unionOf(game, union);
  if (contract === null) return contracts.length > 0 && seals.count > 0 ? contractNeeded(game, union, 'unions.commit') : null;
  return (
    contractMissing(game, union, contract, 'unions.commit') ??
    (seals.count > 0 ? null : { code: 'seals-run-out', rule: 'open-questions.seals-run-out', union })
  );
}

/** Asks for a contract below a union. */
export function contractNeeded(game: Game, union: number, rule: MarsContractsRule): Refused {
  return { code: 'decision-needed', rule, decision: 'contract', union, options: unionOf(game, union).contracts.map(({ id }) => id) };
}

/** Refuses a contract that does not lie below a union. */
export function contractMissing(game: Game, union: number, contract: string, rule: MarsContractsRule): Refused {
  return unionOf(game, union).contracts.some(({ id }) => id === contract) ? null : { code: 'contract-not-there', rule, union, contract };
}
