/* What is typed for numbers. A number that a table can have becomes part of it at once; any other text stays as it is until the reader mends it. */
import { isCountable } from '../../../../engine/core/countable.ts';
import type { Colour, Position } from '../../../../engine/turmoil/index.ts';
import { numberIn } from '../../../frame/form/number-in.ts';

/** A text in the field of a player's number, as it was typed. */
export interface Draft {
  readonly player: Colour;
  readonly field: string;
  readonly text: string;
  /** How many changes of the table had been made when it was typed. */
  readonly after?: number;
}

const isOf =
  ({ player, field }: Omit<Draft, 'text'>) =>
  (one: Draft): boolean =>
    one.player === player && one.field === field;

/** The text of a field; undefined if it shows the number of the table. */
export const draftOf = (drafts: readonly Draft[], at: Omit<Draft, 'text'>): string | undefined => drafts.find(isOf(at))?.text;

/** The texts without that of a field. */
export const withoutDraft = (drafts: readonly Draft[], at: Omit<Draft, 'text'>): readonly Draft[] => drafts.filter((one) => !isOf(at)(one));

/** The texts with one more, in the place of that of its field. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => [...withoutDraft(drafts, draft), draft];

/** Whether a text has to be mended. An empty one is a number that is not typed yet. */
export const isWrong = (text: string): boolean => text.trim() !== '' && !isCountable(numberIn(text));

/**
 * The text that has to be mended and came last: after the last of the changes that were made. If there are no changes any more, it is the
 * last one that was typed.
 */
export const newestWrong = (wrong: readonly Draft[], changes: number): Draft | undefined =>
  wrong.findLast(({ after = 0 }) => after >= changes || changes === 0);

/** The texts that have to be mended, of the players of a table. */
export const wrongDrafts = (drafts: readonly Draft[], { game: { players } }: Position): readonly Draft[] =>
  drafts.filter(({ player, text }) => isWrong(text) && players.some(({ colour }) => colour === player));
