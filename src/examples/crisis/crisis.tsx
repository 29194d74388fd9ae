import { useMemo } from 'preact/hooks';
import { apply, type Game, type TurmoilStep } from '../../engine/turmoil/index.ts';
import { describeStep } from '../../sentences/turmoil/step.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { CommitteeBoard } from '../../drawings/committee/board.tsx';
import { readingsOf } from '../frame/example.ts';
import { Frame } from '../frame/frame.tsx';
import { useRefusal } from '../frame/refusal.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { Editor } from './editor.tsx';
import { source } from './presets.ts';
import { runCrisis } from './run.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

const after = (game: Game, trace: readonly TurmoilStep[], steps: number): Game =>
  trace.slice(0, steps).reduce((now, { event }) => apply(now, event), game);

function Result({ game: { committee }, words }: { readonly game: Game; readonly words: Words }) {
  const { ruling, dominant, chairman } = committee;
  const names = { ruling: words.label(ruling), dominant: words.label(dominant), chairman: chairman ? ownerIn(words, chairman) : '' };
  return (
    <output class="ex-result" data-value={ruling}>
      {words.say('crisis.result', names)}
    </output>
  );
}

/**
 * The example `crisis`: a whole crisis step by step, on the committee as a picture, from a preset or from a committee
 * that the reader enters. A committee that no table allows is refused with the rule that forbids it, and stepping rests.
 */
export function Crisis({ strings, lang, names, rules, readings, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const example = useExample(source, embedded);
  const { game } = example.value.position;
  const outcome = runCrisis(example.value, readingsOf(example.edition, readings));
  const refusal = useRefusal(outcome.ok ? null : outcome.problem, words);
  const trace = outcome.ok ? outcome.trace : [];
  const step = Math.min(example.step, trace.length);
  const now = after(game, trace, step);
  return (
    <Frame
      id="crisis"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map((one) => ({ rule: one.rule, also: one.also, ...describeStep(one, words) }))}
      problem={outcome.ok ? null : { code: outcome.problem.code, rule: outcome.problem.rule, text: refusal }}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      editor={!embedded && <Editor own={example.preset === null} input={example.value} onEdit={example.edit} words={words} />}
      result={outcome.ok && <Result game={outcome.state} words={words} />}
    >
      <CommitteeBoard game={now} before={step > 0 ? after(game, trace, step - 1) : undefined} words={words} />
    </Frame>
  );
}
