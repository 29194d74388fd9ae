import { stepOf } from '../../core/outcome.ts';
import { unionOf } from '../game/find.ts';
import type { Part } from '../legality/outcomes.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';

/**
 * Moves the progress marker of a union forward; at the end of its track it stays. Rule open-questions.track-end.
 * @param union the number of the union
 * @param steps how many steps are due
 * @param rule the rule by which it moves
 * @returns the part
 */
export const moveMarker =
  (union: number, steps: number, rule: MarsContractsRule): Part =>
  (game) => {
    const { tile, marker } = unionOf(game, union);
    const to = Math.min(marker + steps, tile.track.length - 1);
    const lost = marker + steps - to;
    return [stepOf(rule, { type: 'marker-moved', union, steps, to, lost } as const, [lost > 0 && 'open-questions.track-end'])];
  };
