import type { EventId } from '../data/global-events.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Colour, Owner, Party, Resource } from '../vocabulary/words.ts';

/** Facts of each problem, without a word of text. */
type Facts =
  | { readonly code: 'no-players' }
  | { readonly code: 'too-many-players'; readonly count: number; readonly max: number }
  | { readonly code: 'same-colour-twice'; readonly player: Colour }
  | { readonly code: 'not-countable'; readonly field: string; readonly value: number }
  /** The delegates of `owner` on the whole board, reserve and lobby included, must be `due`. */
  | { readonly code: 'wrong-delegate-count'; readonly owner: Owner; readonly count: number; readonly due: number }
  /** A colour that nobody plays has a delegate on the board. */
  | { readonly code: 'not-playing'; readonly owner: Owner }
  | { readonly code: 'lobby-too-full'; readonly player: Colour; readonly count: number; readonly max: number }
  /** Nobody sits on the chairman seat. */
  | { readonly code: 'chairman-missing' }
  | { readonly code: 'leader-missing'; readonly party: Party }
  /** `by` has strictly more delegates in the party than its leader's owner. */
  | { readonly code: 'leader-outnumbered'; readonly party: Party; readonly leader: Owner; readonly by: Owner }
  /** `by` has strictly more delegates than the party that holds the dominance marker. */
  | { readonly code: 'dominance-outnumbered'; readonly dominant: Party; readonly by: Party }
  | { readonly code: 'no-leader-to-seat'; readonly party: Party }
  | { readonly code: 'same-card-twice'; readonly card: EventId }
  | { readonly code: 'lobby-empty'; readonly player: Colour }
  | { readonly code: 'reserve-empty'; readonly player: Colour }
  | { readonly code: 'not-enough-megacredits'; readonly player: Colour; readonly has: number; readonly cost: number }
  /** The card counts nothing for one player. */
  | { readonly code: 'counts-nothing'; readonly card: EventId }
  /** `card` leaves something to the player: `units` of the options, and nothing that the card allows was decided. */
  | {
      readonly code: 'decision-needed';
      readonly player: Colour;
      readonly card: EventId;
      readonly options: readonly (Resource | 'floaters')[];
      readonly units: number;
    }
  /** A temperature or a number of oceans that the board does not have. */
  | {
      readonly code: 'off-the-scale';
      readonly field: 'temperature' | 'oceans';
      readonly value: number;
      readonly min: number;
      readonly max: number;
    }
  /** A saved or typed state that cannot be read; `at` is the part that could not, `whole` the text as such. */
  | { readonly code: 'unreadable'; readonly at: string };

/** Why a state or an action is refused. `rule` is the rule that forbids it or, for `unreadable`, that says what belongs there. */
export type TurmoilProblem = Facts & { readonly rule: TurmoilRule };
