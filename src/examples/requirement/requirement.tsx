import { useMemo, useRef } from 'preact/hooks';
import { examineRequirement, meetRequirement, type RequirementInput } from '../../engine/turmoil/index.ts';
import { describeRequirement, describeRequirementProblem, waysKey } from './sentences.ts';
import { wordsOf } from '../../i18n/words.ts';
import { Frame } from '../frame/frame.tsx';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { RequirementFields } from './fields.tsx';
import { inputOf } from './input.ts';
import { RequirementPicture } from './picture.tsx';
import { source } from './presets.ts';

/** Checks a case: the refusal, if there is one, and the steps; of a requirement that is not met those that looked at both ways. */
const checked = (input: RequirementInput) => {
  const verdict = meetRequirement(input);
  const outcome = verdict.ok ? verdict : examineRequirement(input);
  return { verdict, trace: outcome.ok ? outcome.trace : [] };
};

/**
 * The example `requirement`: whether a card that asks for a party may be played, by the ruling party, by the player's
 * delegates, by both or not at all. Follows cards.party-requirement.
 */
export function Requirement({ strings, lang, names, rules, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const input = inputOf(example.value);
  const { verdict, trace } = checked(input);
  const step = Math.min(example.step, trace.length);
  const problem = verdict.ok ? null : verdict.problem;
  const ways = verdict.ok ? verdict.state.ways : [];
  return (
    <Frame
      id="requirement"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, event }) => ({ rule, ...describeRequirement(event, words) }))}
      problem={problem && { code: problem.code, rule: problem.rule, text: describeRequirementProblem(problem, words) }}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      oneReading
      editor={
        <div ref={form}>
          <RequirementFields value={example.value} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={
        verdict.ok && (
          <output class="ex-result" data-value={waysKey(ways)}>
            {words.say(`requirement.result.${waysKey(ways)}`)}
          </output>
        )
      }
    >
      <RequirementPicture input={input} events={trace.slice(0, step).map(({ event }) => event)} words={words} />
    </Frame>
  );
}
