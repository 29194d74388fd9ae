import type { Outcome, Step } from '../../core/outcome.ts';
import type { PartOf } from '../../core/run.ts';
import { apply, withCommittee, withSeats } from '../game/apply.ts';
import { addDelegates } from '../game/delegates.ts';
import type { TurmoilEvent } from '../game/events.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Game } from '../game/state.ts';
import type { Colour, Owner, Party } from '../vocabulary/words.ts';

/** Why nothing changed, or what a change means; only the example of lobbying tells so much. */
type LobbyingNote =
  /** The player's delegate waits in the lobby, from where it goes for free. */
  | { readonly type: 'lobby-used'; readonly player: Colour }
  /** The reserve is used although a delegate of the player waits in the lobby. */
  | { readonly type: 'lobby-passed-over'; readonly player: Colour }
  /** `leader` keeps the seat of the party with `has` delegates; `rival` has `count` there, and may be the leader's own owner. */
  | {
      readonly type: 'leader-kept';
      readonly party: Party;
      readonly leader: Owner;
      readonly has: number;
      readonly rival: Owner;
      readonly count: number;
    }
  /** `dominant` keeps the marker with `has` delegates. `rival` is the strongest other party and has `count`. If `dominant` itself has grown, it is
      the rival too. */
  | { readonly type: 'marker-kept'; readonly dominant: Party; readonly has: number; readonly rival: Party; readonly count: number }
  /** The dominant party has another leader than before, or is another party; `influence` is what its owner has from the seat. */
  | { readonly type: 'dominant-leader'; readonly party: Party; readonly owner: Owner; readonly influence: number }
  /** The last delegate of the party has gone, and its leader seat is empty. */
  | { readonly type: 'party-emptied'; readonly party: Party };

/** Everything that can happen while players lobby and cards take delegates away. */
export type LobbyingEvent =
  | TurmoilEvent
  | LobbyingNote
  /** A card sent one delegate of `owner` back to the reserve, from the delegate area or from the leader seat. */
  | { readonly type: 'delegate-removed'; readonly party: Party; readonly owner: Owner; readonly from: 'area' | 'leader' }
  /** After a removal `to` takes the seat that `from` had; `tied` are the owners with the most delegates, more than one in a tie. */
  | { readonly type: 'leader-succeeded'; readonly party: Party; readonly from: Owner; readonly to: Owner; readonly tied: readonly Owner[] };

/** Why one action is refused. */
export type ActionProblem =
  | TurmoilProblem
  /** A card cannot remove a delegate that is not there. */
  | { readonly code: 'none-to-remove'; readonly rule: 'committee.delegate'; readonly party: Party; readonly owner: Owner };

/** Why one of several actions is refused; `after` is the number of actions before it. */
export type LobbyingProblem = ActionProblem & { readonly after: number };

/** One thing that happened while lobbying, and its rule. */
export type LobbyingStep = Step<LobbyingEvent, TurmoilRule>;

/** One named part of lobbying. */
export type LobbyingPart = PartOf<Game, LobbyingEvent, TurmoilRule>;

/** What one action leads to, wherever it stands among others. */
export type ActionOutcome = Outcome<Game, LobbyingEvent, ActionProblem, TurmoilRule>;

/** What several actions lead to. */
export type LobbyingOutcome = Outcome<Game, LobbyingEvent, LobbyingProblem, TurmoilRule>;

/**
 * What an event of lobbying does to a game; notes leave it as it is.
 * @param game the state before; left as it is
 * @param event one event of a trace of this game
 * @returns the state after the event
 */
export function applyLobbying(game: Game, event: LobbyingEvent): Game {
  switch (event.type) {
    case 'lobby-used':
    case 'lobby-passed-over':
    case 'leader-kept':
    case 'marker-kept':
    case 'dominant-leader':
    case 'party-emptied':
      return game;
    case 'delegate-removed':
      return removed(game, event.party, event.owner, event.from);
    case 'leader-succeeded':
      return apply(game, { type: 'leader-seated', party: event.party, from: game.committee.parties[event.party].leader, to: event.to });
    default:
      return apply(game, event);
  }
}

function removed(game: Game, party: Party, owner: Owner, from: 'area' | 'leader'): Game {
  const { parties, reserve } = game.committee;
  const left = from === 'leader' ? { leader: null } : { area: addDelegates(parties[party].area, owner, -1) };
  return withCommittee(game, { ...withSeats(game, party, left), reserve: addDelegates(reserve, owner, 1) });
}
