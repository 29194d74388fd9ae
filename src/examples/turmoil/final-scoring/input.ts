import { letters, optional, record, subset, type Codec } from '../../../engine/core/codec.ts';
import { each } from '../../../engine/core/each.ts';
import {
  COLOUR_LETTERS,
  OWNER_LETTERS,
  PARTIES,
  type ScoredSeat,
  type ScoringEvent,
  type ScoringInput,
  type ScoringProblem,
  type ScoringState,
} from '../../../engine/turmoil/index.ts';
import type { Shown } from '../../frame/definition/example.ts';

const seat = optional(letters(OWNER_LETTERS), '-');

/** The codec of an input, such as `rgb_r_rgnb--`: the players, the chairman, and the leaders of the parties clockwise. */
export const codec: Codec<ScoringInput> = record('_', {
  players: subset(COLOUR_LETTERS, '0'),
  chairman: seat,
  leaders: record(
    '',
    each(PARTIES, () => seat),
  ),
});

/** Returns the field name of a seat. */
export const fieldOf = (seat: ScoredSeat): string => (seat === 'chairman' ? seat : `${seat}.leader`);

/** The props of the picture, the form and the result. */
export type ScoringShown = Shown<ScoringInput, ScoringState, ScoringEvent, ScoringProblem>;
