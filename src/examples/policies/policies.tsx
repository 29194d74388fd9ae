import { useMemo, useRef } from 'preact/hooks';
import { applyPolicy, POLICY_COUNTERS, takeActions, type PolicyState, type PolicyStep, type Readings } from '../../engine/turmoil/index.ts';
import { changesSaid, describePolicy, describePolicyProblem } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { readingsOf } from '../frame/example.ts';
import { Frame } from '../frame/frame.tsx';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { PoliciesFields } from './fields.tsx';
import { actionsOf, stateOf, type PoliciesInput } from './input.ts';
import { Mat } from './mat.tsx';
import { source } from './presets.ts';
import { typedIn } from './typed.ts';

/** Takes the actions of an input: a refusal, if there is one, and the steps of the actions before it. */
const taken = (input: PoliciesInput, readings: Readings) => {
  const [before, actions] = [stateOf(input), actionsOf(input)];
  const whole = takeActions(before, actions, readings);
  const problem = whole.ok ? null : whole.problem;
  const outcome = whole.ok ? whole : takeActions(before, actions.slice(0, Math.max(0, whole.problem.action - 1)), readings);
  return { before, problem, trace: outcome.ok ? outcome.trace : [] };
};

const after = (before: PolicyState, trace: readonly PolicyStep[]): PolicyState => trace.reduce((now, { event }) => applyPolicy(now, event), before);

function Result({ before, end, words }: { readonly before: PolicyState; readonly end: PolicyState; readonly words: Words }) {
  const changes = changesSaid(Object.fromEntries(POLICY_COUNTERS.map((counter) => [counter, { from: before[counter], to: end[counter] }])), words);
  return (
    <output class="ex-result" data-value={end.megacredits}>
      {changes ? words.say('policies.result.some', { changes }) : words.say('policies.result.none')}
    </output>
  );
}

/**
 * The example `policies`: a player's actions under the ruling party's policy, one after another. An action that is
 * refused says why, and the steps of those before it can still be walked through. Follows parties.*.policy.
 */
export function Policies({ strings, lang, names, rules, readings, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedIn(form.current));
  const input = example.value;
  const applied = readingsOf(example.edition, readings);
  const reading = applied['parties.reds.policy'];
  const { before, problem, trace } = taken(input, applied);
  const step = Math.min(example.step, trace.length);
  const kindAt = (place: number) => input.actions[place - 1]?.kind ?? 'raise';
  const text = problem && describePolicyProblem(problem, problem.action > 0 ? kindAt(problem.action) : null, words);
  return (
    <Frame
      id="policies"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, also, event }) => ({
        rule,
        also,
        ...describePolicy(event, { ruling: input.ruling, kind: kindAt(event.action), reading }, words),
      }))}
      problem={problem && { code: problem.code, rule: problem.rule, text: text ?? '' }}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      editor={
        <div ref={form}>
          <PoliciesFields value={input} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={problem === null && <Result before={before} end={after(before, trace)} words={words} />}
    >
      <Mat input={input} state={after(before, trace.slice(0, step))} event={trace[step - 1]?.event} refused={problem?.action ?? 0} words={words} />
    </Frame>
  );
}
