import type { EventId } from '../data/global-events.ts';
import type { EventTrack } from './state.ts';
import type { Colour, Owner, Party, Resource } from '../vocabulary/words.ts';

/** A change of one number of one player; `by` may be negative. */
export interface Change {
  readonly player: Colour;
  readonly by: number;
}

/** A number of delegates of one owner that move together. */
export interface Delegates {
  readonly owner: Owner;
  readonly count: number;
}

/** What gives a player influence. Rule influence.sources. */
export type InfluenceSource = 'chairman' | 'leader' | 'delegate';

/** How the size of an effect was worked out for one player: count, cap, influence, units. */
export interface Tally {
  readonly counted: number;
  /** What is left of it by the cap as the card prints it. */
  readonly capped: number;
  /** The most that counts after influence, which changes it in the French edition; null if the card has no cap. */
  readonly limit: number | null;
  readonly influence: readonly InfluenceSource[];
  /** By how much influence changes the number or the limit: below 0 where it is subtracted. */
  readonly change: number;
  readonly units: number;
}

/** A number of a player's that a global event can change. */
export type Asset = 'tr' | 'cards-in-hand' | Resource | `production:${Resource}`;

/** A change of one of them; `by` may be negative, or 0 where something was due but nothing was there. */
export interface AssetChange {
  readonly asset: Asset;
  readonly by: number;
}

/** A player's place in a comparison: what was counted, and the influence that was added to it. */
export interface Score {
  readonly player: Colour;
  readonly counted: number;
  readonly influence: readonly InfluenceSource[];
}

/** Why no ocean was placed or removed: all are on the board, or none is; one that was placed stays, or comes no second time. */
type OceanKept = 'all-placed' | 'none-placed' | 'stays' | 'second-time';

/** Everything that can happen to a game of Turmoil, as small facts that `apply` replays. */
export type TurmoilEvent =
  | { readonly type: 'tr-changed'; readonly changes: readonly Change[] }
  | { readonly type: 'megacredits-changed'; readonly changes: readonly Change[] }
  /** One effect of the current event, the `effect`th from 0, resolved for one player; `tally` is null if nothing is counted. */
  | {
      readonly type: 'event-resolved';
      readonly card: EventId;
      readonly effect: number;
      readonly player: Colour;
      readonly tally: Tally | null;
      readonly changes: readonly AssetChange[];
    }
  /** The current event compares all players, the highest score first; `changes` are TR. */
  | { readonly type: 'event-ranked'; readonly card: EventId; readonly scores: readonly Score[]; readonly changes: readonly Change[] }
  /** The first player placed (1) or removed (-1) an ocean tile, and gained nothing by it. */
  | { readonly type: 'ocean-changed'; readonly player: Colour; readonly by: 1 | -1 }
  | { readonly type: 'temperature-changed'; readonly from: number; readonly to: number }
  /** The temperature is at its goal, where it stays for good, or at the cold end of its scale. */
  | { readonly type: 'temperature-kept'; readonly at: number; readonly reason: 'goal' | 'coldest' }
  | { readonly type: 'ocean-kept'; readonly reason: OceanKept }
  /** There is no current event, so nothing is resolved. */
  | { readonly type: 'no-current-event' }
  | { readonly type: 'policy-changed'; readonly from: Party; readonly to: Party }
  /** The ruling bonus of `party` was resolved; `changes` are TR for the Reds, M€ for the others; players with nothing are left out. */
  | { readonly type: 'ruling-bonus'; readonly party: Party; readonly unit: 'tr' | 'megacredits'; readonly changes: readonly Change[] }
  /** The chairman and the non-leader delegates of `party` go back to their reserves. */
  | { readonly type: 'delegates-returned'; readonly party: Party; readonly chairman: Owner; readonly delegates: readonly Delegates[] }
  /** The leader of `party` takes the chairman seat; `trGained` is 0 for a neutral leader. */
  | { readonly type: 'chairman-seated'; readonly party: Party; readonly owner: Owner; readonly trGained: number }
  | {
      readonly type: 'dominance-moved';
      readonly from: Party;
      readonly to: Party;
      /** The tied parties, more than one in a tie. */ readonly tied: readonly Party[];
    }
  /** `filled` put a delegate in the lobby; `short` had an empty lobby place and an empty reserve. */
  | { readonly type: 'lobby-filled'; readonly filled: readonly Colour[]; readonly short: readonly Colour[] }
  | { readonly type: 'delegate-placed'; readonly party: Party; readonly owner: Owner; readonly source: 'lobby' | 'reserve' }
  /** One of `to`'s delegates moves from the delegate area to the leader seat; the old leader, if any, goes back to the area. */
  | { readonly type: 'leader-seated'; readonly party: Party; readonly from: Owner | null; readonly to: Owner }
  /** A neutral delegate was due in `party`, but the neutral reserve is empty. */
  | { readonly type: 'neutral-reserve-empty'; readonly party: Party }
  /** A card moved onto a space of the events board, or (`card` null) none was there to move. */
  | { readonly type: 'card-moved'; readonly space: keyof EventTrack; readonly card: EventId | null };
