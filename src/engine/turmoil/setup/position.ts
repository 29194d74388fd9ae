import { problemsOfPosition } from '../game/legal.ts';
import { parsePosition } from '../game/parse.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Position } from '../game/state.ts';
import { OWNER_LETTERS } from '../vocabulary/letters.ts';
import { isParty } from '../vocabulary/words.ts';
import { sketched, type Sketch } from './sketch.ts';

/** What `position` returns. */
export type PositionOutcome = { readonly ok: true; readonly state: Position } | { readonly ok: false; readonly problem: TurmoilProblem };

/**
 * Makes a legal position of what is different from a set-up. Reserves and lobby follow, and the dominance marker where the
 * sketch does not place it.
 * @param sketch what is different
 * @returns the position
 * @refuses a sketch that contradicts itself or the rules, with the first of `problemsOfPosition`; a word or a letter that is
 *   not known with `unreadable`
 * @example position({ players: { red: {}, blue: { tr: 25 } }, parties: { unity: 'rrb', reds: 'n' }, chairman: 'blue' })
 */
export function position(sketch: Sketch): PositionOutcome {
  const at = unknownIn(sketch);
  if (at !== undefined) return { ok: false, problem: { code: 'unreadable', rule: 'committee.delegate', at } };
  const parsed = parsePosition(sketched(sketch));
  if (!parsed.ok) return parsed;
  const { game, revealed } = parsed.state;
  const [problem] = problemsOfPosition(game, revealed);
  return problem === undefined ? parsed : { ok: false, problem };
}

/** The first party that is not known or has a delegate that is not. */
function unknownIn({ parties = {} }: Sketch): string | undefined {
  const letters: readonly string[] = Object.values(OWNER_LETTERS);
  const wrong = Object.entries(parties).find(([party, owners]) => !isParty(party) || ![...owners].every((letter) => letters.includes(letter)));
  return wrong && `parties.${wrong[0]}`;
}
