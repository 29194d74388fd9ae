import { placesOf } from '../../drawings/turmoil/refused-places.ts';
import type { LobbyingProblem } from '../../engine/turmoil/index.ts';
import { fixing, type Mending } from '../../sentences/turmoil/fixes.ts';
import type { Words } from '../../i18n/words.ts';
import { sayingRefusals } from '../../sentences/turmoil/problem.ts';
import type { Fix, Refusals } from '../frame/example.ts';
import type { LobbyingInput, Source } from './input.ts';
import { play } from './play.ts';
import { sentFrom, withoutRefused } from './taps.ts';

/** Whence a refused delegate can be sent instead; each must be accepted. */
const INSTEAD = {
  'lobby-empty': 'reserve',
  'reserve-empty': 'lobby',
  'not-enough-megacredits': 'lobby',
} as const satisfies { readonly [C in LobbyingProblem['code']]?: Source };

const instead = (problem: LobbyingProblem, value: LobbyingInput, named: (id: string) => string): readonly Fix<LobbyingInput>[] => {
  const source = problem.code in INSTEAD ? INSTEAD[problem.code as keyof typeof INSTEAD] : null;
  const made = source && sentFrom(value, source);
  if (!made || play(made[0]).problem) return [];
  return [{ id: `from-${source}`, label: named(`from-${source}`), make: (latest) => sentFrom(latest, source) }];
};

const fixesOf = (problem: LobbyingProblem, value: LobbyingInput, mended: Mending, named: (id: string) => string): readonly Fix<LobbyingInput>[] => {
  const board = problem.code === 'none-to-remove' ? [] : mended(problem, value.game);
  if (board.length > 0)
    return board.map(({ game, ...fix }) => ({ ...fix, make: ({ actions, next }, step) => [{ game, actions, next, before: [value, step] }, 1] }));
  const sent = instead(problem, value, named);
  if (sent.length > 0) return sent;
  return problem.after < value.actions.length ? [{ id: 'leave-out', label: named('leave-out'), make: withoutRefused }] : [];
};

/**
 * Fetches the words for all refusals except the one that `refuse` says, and the ways out of them: another source, no such action,
 * or a mended board.
 */
export const refusals = async (words: Words): Promise<Refusals<LobbyingInput, LobbyingProblem>> => {
  const [say, { mended, named }] = await Promise.all([sayingRefusals(words), fixing(words)]);
  return {
    about: (problem, value) => ({
      text: problem.code === 'none-to-remove' ? '' : say(problem),
      places: placesOf(problem),
      fixes: fixesOf(problem, value, mended, named),
    }),
  };
};
