import { letters, optional, record, subset, type Codec } from '../../../engine/core/codec.ts';
import { each } from '../../../engine/core/each.ts';
import {
  COLOUR_LETTERS,
  COLOURS,
  OWNER_LETTERS,
  OWNERS,
  PARTIES,
  SCORED_SEATS,
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

/** Returns the input after a change of one field: `player.red` is a tick box, `chairman` and `reds.leader` take an owner or an empty text. */
export const enter = (input: ScoringInput, name: string, text: string): ScoringInput => {
  const colour = COLOURS.find((one) => name === `player.${one}`);
  if (colour) return { ...input, players: COLOURS.filter((one) => (one === colour ? text === 'true' : input.players.includes(one))) };
  const owner = OWNERS.find((one) => one === text) ?? null;
  const place = SCORED_SEATS.find((one) => name === fieldOf(one));
  if (!place || (text !== '' && owner === null)) return input;
  return place === 'chairman' ? { ...input, chairman: owner } : { ...input, leaders: { ...input.leaders, [place]: owner } };
};

/** The props of the picture, the form and the result. */
export type ScoringShown = Shown<ScoringInput, ScoringState, ScoringEvent, ScoringProblem>;
