import { defaultReadings, type Game } from '../../book/game.ts';
import type { Question } from '../../book/questions.ts';
import { stepThatCites } from '../../examples/frame/shown-step.ts';
import { encode } from '../../examples/frame/url-state.ts';
import { viewOf } from '../examples/views.ts';

/** Where an example shows the answer to a question. */
interface ShownAt {
  readonly id: string;
  readonly preset: string;
  readonly step: number;
  /** The page of the example after the language, at that step. */
  readonly to: string;
}

/**
 * The step of an example that shows the answer to a question; nothing where no example does.
 *
 * @throws Error when no step of the preset cites the rule
 */
export const shownAt = (game: Game, { id, shows }: Question): ShownAt | undefined => {
  if (!shows) return undefined;
  const { example, preset, rule, last } = shows;
  const step = stepThatCites(viewOf(example), preset, rule, defaultReadings(game), last);
  if (!step) throw new Error(`content/${game.id}/faq.yaml ${id}: no step of ${example}, ${preset} cites ${rule}`);
  const s = encode({ kind: 'preset', preset, edition: 'default', step });
  return { id: example, preset, step, to: `${game.id}/examples/${example}/?s=${s}` };
};
