import { useMemo, useRef } from 'preact/hooks';
import { applyScoring, finalScoring, replay, startScoring, type ScoringInput, type ScoringState } from '../../engine/turmoil/index.ts';
import { describeScoring, describeScoringProblem } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { Frame } from '../frame/frame.tsx';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { ScoringFields } from './fields.tsx';
import { inputOf, source } from './presets.ts';
import { Seats } from './seats.tsx';
import { ownerIn } from '../../sentences/turmoil/words.ts';

const NO_BREAK = '\u00A0';

interface ResultProps {
  readonly players: ScoringInput['players'];
  readonly points: ScoringState['points'];
  readonly words: Words;
}

/** The points of all who play; for programs as `red:3 blue:1`. */
function Result({ players, points, words }: ResultProps) {
  const said = players.map((colour) => `${ownerIn(words, colour)}${NO_BREAK}${points[colour]}`);
  return (
    <output class="ex-result" data-value={players.map((colour) => `${colour}:${points[colour]}`).join(' ')}>
      {words.say('final-scoring.result', { points: words.list(said) })}
    </output>
  );
}

/**
 * The example `final-scoring`: the victory points that the committee brings at the end of the game.
 * Follows end.*, committee.chairman, committee.neutral.
 */
export function FinalScoring({ strings, lang, names, rules, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const input = inputOf(example.value);
  const outcome = finalScoring(input);
  const problem = outcome.ok ? undefined : outcome.problem;
  const trace = outcome.ok ? outcome.trace : [];
  const step = Math.min(example.step, trace.length);
  return (
    <Frame
      id="final-scoring"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, event }) => ({ rule, ...describeScoring(event, words) }))}
      problem={problem ? { code: problem.code, rule: problem.rule, text: describeScoringProblem(problem, words) } : null}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      oneReading
      editor={
        <div ref={form}>
          <ScoringFields value={example.value} refused={problem} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={outcome.ok && <Result players={input.players} points={outcome.state.points} words={words} />}
    >
      <Seats input={input} state={replay(applyScoring, startScoring(), trace.slice(0, step))} event={trace[step - 1]?.event} words={words} />
    </Frame>
  );
}
