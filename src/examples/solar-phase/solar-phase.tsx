import { useMemo, useRef } from 'preact/hooks';
import {
  applySolarPhase,
  replay,
  solarPhase,
  SOLAR_STEPS,
  startSolarPhase,
  type SolarPhaseState,
  type SolarStep,
} from '../../engine/turmoil/index.ts';
import { describeSolarPhase, describeSolarPhaseProblem } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { href } from '../../i18n/links.ts';
import { SolarFlow, type StopMark } from '../../drawings/pictures/solar-flow.tsx';
import { Frame } from '../frame/frame.tsx';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { SolarPhaseFields } from './fields.tsx';
import { inputOf, source } from './presets.ts';

/** What has become of each step; the last that is not ahead any more is the present one, unless the game has ended. */
const marksOf = ({ steps, ended }: SolarPhaseState, words: Words): Readonly<Record<SolarStep, StopMark>> => {
  const present = ended ? 'end-check' : SOLAR_STEPS.findLast((step) => steps[step] !== 'ahead');
  const mark = (step: SolarStep): StopMark => {
    const look = steps[step];
    return { look, present: step === present, note: look === 'ahead' ? '' : words.say(`solar-phase.mark.${look}`) };
  };
  return Object.fromEntries(SOLAR_STEPS.map((step) => [step, mark(step)])) as Record<SolarStep, StopMark>;
};

/**
 * The example `solar-phase`: what happens in which order after the production phase, and what is skipped.
 * Follows solar-phase.*, end.no-crisis, open-questions.goal-reached-late.
 */
export function SolarPhase({ strings, lang, names, rules, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const input = inputOf(example.value);
  const outcome = solarPhase(input);
  const problem = outcome.ok ? undefined : outcome.problem;
  const trace = outcome.ok ? outcome.trace : [];
  const step = Math.min(example.step, trace.length);
  const now = replay(applySolarPhase, startSolarPhase(input), trace.slice(0, step));
  const leads = outcome.ok && outcome.state.ended ? 'scoring' : 'crisis';
  return (
    <Frame
      id="solar-phase"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, event }) => ({ rule, ...describeSolarPhase(event, words) }))}
      problem={problem ? { code: problem.code, rule: problem.rule, text: describeSolarPhaseProblem(problem, words) } : null}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      oneReading
      editor={
        <div ref={form}>
          <SolarPhaseFields value={example.value} refused={problem} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={
        outcome.ok && (
          <output class="ex-result" data-value={leads}>
            {words.say(`solar-phase.result.${leads}`)}
          </output>
        )
      }
    >
      <SolarFlow words={words} rules={rules} marks={marksOf(now, words)}>
        <p>
          <a href={href(lang, 'turmoil/examples/crisis/')}>{words.say('solar-phase.crisis-example')}</a>
        </p>
      </SolarFlow>
    </Frame>
  );
}
