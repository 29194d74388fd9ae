import { place } from '../committee/arrival.ts';
import { numbers } from '../data/numbers.ts';
import { problemsOf } from '../game/legal.ts';
import { carryOut, type Part, type TurmoilOutcome } from '../game/outcomes.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Game, Player } from '../game/state.ts';
import type { Colour, Party } from '../vocabulary/words.ts';

/** A delegate that a player sends with the lobbying action. */
export interface Placement {
  readonly player: Colour;
  readonly party: Party;
  /** From the lobby for free, or from the reserve for M€; the reserve may be used while a delegate waits in the lobby. */
  readonly source: 'lobby' | 'reserve';
}

/**
 * Sends one delegate of a player to a party: pays for it, places it, and seats a new leader and moves the
 * dominance marker where that follows. Rule committee.lobbying.
 * @param game the state before, in the action phase
 * @param placement whose delegate, where to, where from
 * @returns the state after, with its steps
 * @refuses a game that cannot be on a table (the first of `problemsOf`), a player who is not in it, an empty lobby place
 *   or reserve, and a player who cannot pay
 */
export function placeDelegate(game: Game, { player, party, source }: Placement): TurmoilOutcome {
  const problem = problemsOf(game)[0] ?? problemOf(game, player, source);
  if (problem !== null) return { ok: false, problem };
  return carryOut(game, [pay(player, costFrom(source)), place(party, player, source, 'committee.lobbying')]);
}

const costFrom = (source: Placement['source']): number => (source === 'lobby' ? 0 : numbers['lobbying.cost']);

function pay(player: Colour, cost: number): Part {
  if (cost === 0) return () => [];
  return () => [{ rule: 'committee.lobbying', event: { type: 'megacredits-changed', changes: [{ player, by: 0 - cost }] } }];
}

function problemOf({ players, committee }: Game, colour: Colour, source: Placement['source']): TurmoilProblem | null {
  const player = players.find((one) => one.colour === colour);
  if (player === undefined) return { code: 'not-playing', rule: 'committee.delegate', owner: colour };
  if (committee[source][colour] === 0) return { code: `${source}-empty`, rule: 'committee.lobbying', player: colour };
  return unpaid(player, costFrom(source));
}

function unpaid({ colour, stock: { megacredits } }: Player, cost: number): TurmoilProblem | null {
  if (megacredits >= cost) return null;
  return { code: 'not-enough-megacredits', rule: 'committee.lobbying', player: colour, has: megacredits, cost };
}
