import { defaultReadings, type Game } from '../../book/game.ts';
import type { Question } from '../../book/questions.ts';
import { stepThatCites, valueOf, type Situation } from '../../examples/frame/definition/shown-step.ts';
import { encode } from '../../examples/frame/state/url-state.ts';
import { viewOf } from '../examples/views.ts';

/** Where an example shows the answer to a question. */
type ShownAt = Situation & {
  readonly id: string;
  readonly step: number;
  /** That step, such as `?s=1.p.tie..4`. */
  readonly query: string;
  /** The page of the example after the language, at that step. */
  readonly to: string;
};

/**
 * The step of an example that shows the answer to a question; nothing where no example does.
 *
 * @throws Error when no step of the preset or of the input cites the rule
 */
export const shownAt = async (game: Game, { id, shows }: Question): Promise<ShownAt | undefined> => {
  if (!shows) return undefined;
  const { example, rule, event, last, ...found } = shows;
  const situation: Situation = found;
  const view = viewOf(example);
  const step = stepThatCites(view, await valueOf(view, situation), { rule, event, last }, defaultReadings(game));
  if (!step) throw new Error(`content/${game.id}/faq.yaml ${id}: no step of ${JSON.stringify(shows)} cites the rule`);
  const at = { edition: 'default', step } as const;
  const s = encode(
    situation.input === undefined ? { kind: 'preset', preset: situation.preset, ...at } : { kind: 'input', input: situation.input, ...at },
  );
  const query = `?s=${s}`;
  return { id: example, ...situation, step, query, to: `${game.id}/examples/${example}/${query}` };
};
