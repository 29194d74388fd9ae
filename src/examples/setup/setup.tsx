import { useMemo, useRef } from 'preact/hooks';
import { applySetUp, bareBoards, setUpBoards, type Colour, type SetUp, type SetUpEvent } from '../../engine/turmoil/index.ts';
import { describeSetUp, describeSetUpProblem } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { Frame } from '../frame/frame.tsx';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { Boards } from './boards.tsx';
import { SetUpForm } from './fields.tsx';
import { source } from './presets.ts';
import { typedIn } from './typed.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

const after = (colours: readonly Colour[], events: readonly SetUpEvent[], steps: number): SetUp =>
  events.slice(0, steps).reduce(applySetUp, bareBoards(colours));

function Result({ boards: { committee }, words }: { readonly boards: SetUp; readonly words: Words }) {
  const { ruling, dominant, chairman } = committee;
  if (!ruling || !dominant || !chairman) return null;
  return (
    <output class="ex-result" data-value={dominant}>
      {words.say('setup.result', { ruling: words.label(ruling), dominant: words.label(dominant), chairman: ownerIn(words, chairman) })}
    </output>
  );
}

/**
 * The example `setup`: players and two drawn events give the starting committee, step by step.
 * Follows setup.player-delegates to setup.policy-tiles.
 */
export function SetUpExample({ strings, lang, names, rules, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedIn(form.current));
  const { value } = example;
  const outcome = setUpBoards(value);
  const trace = outcome.ok ? outcome.trace : [];
  const events = trace.map(({ event }) => event);
  const problem = outcome.ok ? null : outcome.problem;
  const step = Math.min(example.step, trace.length);
  return (
    <Frame
      id="setup"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, also, event }) => ({ rule, also, ...describeSetUp(event, words) }))}
      problem={problem && { code: problem.code, rule: problem.rule, text: describeSetUpProblem(problem, words) }}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      oneReading
      editor={
        <div ref={form}>
          <SetUpForm value={value} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={outcome.ok && <Result boards={outcome.state} words={words} />}
    >
      <Boards boards={after(value.colours, events, step)} before={step > 0 ? after(value.colours, events, step - 1) : undefined} words={words} />
    </Frame>
  );
}
