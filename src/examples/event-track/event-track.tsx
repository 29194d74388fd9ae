import { useMemo, useRef } from 'preact/hooks';
import { followCard, startTrack, type TrackInput } from '../../engine/turmoil/index.ts';
import { describeTrack, describeTrackProblem } from './sentences.ts';
import { wordsOf } from '../../i18n/words.ts';
import { readingsOf } from '../frame/example.ts';
import { Frame } from '../frame/frame.tsx';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { TrackForm } from './fields.tsx';
import { startOf } from './input.ts';
import { source } from './presets.ts';
import { CardsWay } from './way.tsx';

/**
 * The example `event-track`: one card from its reveal to the crisis that resolves it, and why one edition counts fewer
 * generations than the other. Follows global-events.distant, crisis.changing-times.*, setup.coming-event, setup.distant-event.
 */
export function EventTrackExample({ strings, lang, names, rules, readings, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const { value } = example;
  const input: TrackInput = { card: value.card, start: startOf(value), reading: readingsOf(example.edition, readings)['global-events.distant'] };
  const outcome = followCard(input);
  const trace = outcome.ok ? outcome.trace : [];
  const problem = outcome.ok ? null : outcome.problem;
  const step = Math.min(example.step, trace.length);
  return (
    <Frame
      id="event-track"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, event }) => ({ rule, ...describeTrack(event, words) }))}
      problem={problem && { code: problem.code, rule: problem.rule, text: describeTrackProblem(problem, words) }}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      editor={
        <div ref={form}>
          <TrackForm value={value} problem={problem} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={
        outcome.ok && (
          <output class="ex-result" data-value={outcome.state.generation}>
            {words.say('event-track.result', { generation: outcome.state.generation, n: outcome.state.counted.length })}
          </output>
        )
      }
    >
      <CardsWay start={startTrack(input)} events={trace.map(({ event }) => event)} step={step} words={words} />
    </Frame>
  );
}
