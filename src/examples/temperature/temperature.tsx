import { useMemo, useRef } from 'preact/hooks';
import { applyTemperature, MARS, resolveTemperature, replay } from '../../engine/turmoil/index.ts';
import { describeTemperature, describeTemperatureProblem } from './sentences.ts';
import { signed, wordsOf } from '../../i18n/words.ts';
import { readingsOf } from '../frame/example.ts';
import { Frame } from '../frame/frame.tsx';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { TemperatureFields } from './fields.tsx';
import { inputOf, source } from './presets.ts';
import { Track } from './track.tsx';

/**
 * The example `temperature`: what Volcanic Eruptions and Snow Cover do to the temperature round 0 °C and at its goal.
 * Follows special-cases.*.
 */
export function Temperature({ strings, lang, names, rules, readings, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const { card } = example.value;
  const input = inputOf(example.value, readingsOf(example.edition, readings)['special-cases.snow-cover']);
  const outcome = resolveTemperature(input);
  const problem = outcome.ok ? undefined : outcome.problem;
  const trace = outcome.ok ? outcome.trace : [];
  const step = Math.min(example.step, trace.length);
  const after = (steps: number) => replay(applyTemperature, input.mars, trace.slice(0, Math.max(0, steps)));
  return (
    <Frame
      id="temperature"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, event }) => ({ rule, ...describeTemperature(event, card, words) }))}
      problem={problem ? { code: problem.code, rule: problem.rule, text: describeTemperatureProblem(problem, words) } : null}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      editor={
        <div ref={form}>
          <TemperatureFields value={example.value} refused={problem} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={
        outcome.ok && (
          <output class="ex-result" data-value={outcome.state.temperature}>
            {words.say('temperature.result', { temperature: signed(outcome.state.temperature), oceans: outcome.state.oceans, most: MARS.oceans })}
          </output>
        )
      }
    >
      {outcome.ok && <Track mars={after(step)} before={after(step - 1)} reading={input.reading} words={words} />}
    </Frame>
  );
}
