import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import { Cite, type RuleLinks } from '../../drawings/cite.tsx';
import { crowdOf } from './definition/crowd.ts';
import type { AnyExample, Shown } from './definition/example.ts';
import { EditionField, Presets } from './form/choice.tsx';
import type { Move } from './state/moves.ts';
import type { Load } from './loading/retry.ts';
import { Controls, StepList, type SaidStep } from './stage/stepper.tsx';
import type { ExampleState } from './state/use-example.ts';
import { useWhen } from './loading/use-later.ts';
import { useLively } from './stage/use-lively.ts';
import type { Way } from './late/ways-out.tsx';

/** A refusal in words. */
interface SaidProblem {
  readonly code: string;
  /** The id of the rule that forbids the input, without the game. */
  readonly rule: string;
  readonly text: string;
}

/** What the frame is given for one example. */
export interface FrameProps<V = unknown> {
  readonly example: AnyExample;
  /** What its parts are given. */
  readonly shown: Shown<unknown, unknown, unknown, unknown>;
  /** The id of its game. */
  readonly game: string;
  /** The element with all fields and buttons. */
  readonly form: RefObject<HTMLFormElement>;
  readonly state: ExampleState<V>;
  readonly steps: readonly SaidStep[];
  readonly problem: SaidProblem | null;
  readonly words: Words;
  readonly rules: RuleLinks;
  readonly page: string;
  readonly embedded: boolean;
  /** The editions to choose from; none if they all read the example's rules alike. */
  readonly editions: readonly string[];
  /** Fetches what is not needed at once. */
  readonly load: Load;
  /** The ways out of a refusal, and their buttons; none without one. */
  readonly ways?: readonly Way[];
  readonly waysOut?: ComponentChildren;
  /** What the refusal is about. It is another set whenever the refusal or its words are others. */
  readonly refused: ReadonlySet<string>;
  /** The result after the last step. */
  readonly result: ComponentChildren;
  /** The form of the reader's own input; none if the picture takes the input, and in a chapter. */
  readonly editor: ComponentChildren;
  /** Opens the reader's own table; undefined if the example has none. */
  readonly onTable: (() => void) | undefined;
  /** The picture of the present step. */
  readonly children: ComponentChildren;
}

/** The present step or the refusal, in a live region: screen readers announce changes. */
function Now<V>({ state, steps, problem, words, rules }: Pick<FrameProps<V>, 'state' | 'steps' | 'problem' | 'words' | 'rules'>) {
  const now = steps[state.step - 1];
  return (
    <div class="ex-now" role="status" data-table={now?.table && ''}>
      {state.damaged && <p class="ex-damaged">{words.say('stepper.damaged')}</p>}
      {problem && (
        <p class="ex-problem" data-problem={problem.code}>
          {problem.text} <Cite rule={problem.rule} rules={rules} />
        </p>
      )}
      {now && (
        <p>
          <span class="ex-count">{words.say('stepper.position', { n: state.step, of: steps.length })}</span> <span class="ex-what">{now.what}</span>{' '}
          <span class="ex-why">{now.why}</span>
        </p>
      )}
      {/* Where there is room. Readers who listen find it in the list. */}
      {now?.table && <div aria-hidden="true">{now.table}</div>}
    </div>
  );
}

/**
 * The stage: picture, present step and controls, never larger than the screen. Below it the list of all steps.
 */
function Stage<V>(props: FrameProps<V>) {
  const { example, shown, state, steps, problem, words, embedded, result, load, waysOut, children } = props;
  const fixes = embedded ? null : waysOut;
  const { step, go } = state;
  const Late = useWhen(state.hydrated, () => import('./late/late.tsx').then((all) => all.Late), load);
  const stage = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  const walk = (move: Move): void => state.walk(move, steps.length);
  const toggle = (): void => {
    // The first step comes at once, so that the reader sees an answer to the press.
    if (!playing) walk(step < steps.length ? 'forward' : 'first');
    setPlaying(!playing);
  };
  const { motion } = example;
  useLively(stage, { motion, before: shown.before, after: shown.now, input: shown.value, step, steps, playing, toggle, walk, go }, load);
  // Most steps change nothing of them. Steps 0 and 1 are told apart.
  const controls = useMemo(
    () => <Controls step={step} count={steps.length} playing={playing} onPlay={toggle} onMove={walk} onReset={state.reset} words={words} />,
    [steps.length, step < 2 && step, step >= steps.length, playing, words],
  );
  return (
    <div class="ex-body" data-impossible={problem && ''}>
      <div ref={stage} class="ex-stage" data-stage="" data-moves={motion && crowdOf(shown.now)} data-fixes={fixes && ''}>
        {Late ? <Late {...props} /> : <div class="ex-rail" />}
        <div class="ex-picture">{children}</div>
        <div class="ex-bar needs-js">
          <Now {...props} />
          {fixes}
          {controls}
        </div>
      </div>
      <div class="ex-side">
        <StepList {...props} step={step} />
        {/*
         * Where the list has no room beside the stage, this unfolds it: `widgets/widths.css`. It sets an attribute: a rule with
         * `:has([open])` would make each step compute the styles of all rows again.
         */}
        <details
          class="ex-list needs-js"
          onToggle={({ currentTarget: { open, parentElement } }) => parentElement!.toggleAttribute('data-unfolded', open)}
        >
          <summary>{words.say('stepper.steps')}</summary>
        </details>
        {result}
      </div>
    </div>
  );
}

/**
 * The frame of all examples: presets, the stage, the list of all steps, the result and the reader's own input. Keys and swipes
 * move through the steps.
 */
export function Frame<V>(props: FrameProps<V>) {
  const { example, form, state, problem, words, page, embedded, editions, editor, onTable, refused } = props;
  // A step draws neither what is above the stage nor the fields again.
  const [above, fields] = useMemo(
    () => [
      [
        // Without it, Enter in a field would submit the form.
        <button type="submit" disabled hidden />,
        // `retry.ts` shows and hides it: it is needed before Preact is there too.
        <p class="ex-failed" role="alert" hidden>
          {words.say('stepper.failed')} <button type="button">{words.say('stepper.retry')}</button>
        </p>,
        <Presets
          example={example}
          words={words}
          onTable={onTable}
          onOwn={editor ? () => form.current!.querySelector<HTMLElement>('.ex-input [name]')?.focus() : undefined}
          chosen={state.preset}
          table={!!state.table}
          onChoose={state.choose}
        />,
      ],
      !embedded && (editor || editions.length > 0) && (
        <div class="ex-input needs-js">
          {editor}
          {editions.length > 0 && (
            <EditionField editions={editions} edition={state.edition} hydrated={state.hydrated} onChoose={state.setEdition} words={words} />
          )}
          {/* In sight while the fields are: why they are refused, and the way back to the picture. */}
          {state.preset === null && (
            <button type="button" class="ex-fix ex-again" data-action="picture" onClick={() => form.current!.scrollIntoView()}>
              {problem?.text ?? words.say('stepper.picture')}
            </button>
          )}
        </div>
      ),
    ],
    [state.preset, state.table, state.value, state.edition, state.hydrated, refused],
  );
  return (
    <div
      class={`example example-${example.id}`}
      data-example={example.id}
      lang={words.lang}
      role="group"
      aria-label={words.say(`${example.id}.page.title`)}
    >
      {/* Browsers restore no entries of this form on a reload: the address does. */}
      <form ref={form} autoComplete="off">
        {above}
        <Stage {...props} />
        {fields}
        {embedded && (
          <p class="ex-page">
            <a href={state.hydrated && state.s ? `${page}?s=${state.s}` : page}>{words.say('stepper.own-page')}</a>
          </p>
        )}
      </form>
    </div>
  );
}
