import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import { Cite, type RuleLinks } from '../../drawings/cite.tsx';
import { Presets, EditionField } from './choices.tsx';
import type { Move } from './moves.ts';
import { Controls, StepList, type SaidStep } from './stepper.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import type { Example } from './use-example.ts';

/** A refusal in words. */
export interface SaidProblem {
  readonly code: string;
  /** The id of the rule that forbids it, without the game. */
  readonly rule: string;
  readonly text: string;
}

interface Props<V> {
  /** The example's id; also the namespace of its strings. */
  readonly id: string;
  readonly example: Example<V>;
  readonly presets: readonly { readonly id: string }[];
  readonly steps: readonly SaidStep[];
  readonly problem: SaidProblem | null;
  readonly words: Words;
  readonly rules: RuleLinks;
  readonly page: string;
  readonly embedded: boolean;
  /** Whether the editions read its rules alike: then there is nothing to choose between them. */
  readonly oneReading?: boolean;
  /** What the example gives in the end. */
  readonly result: ComponentChildren;
  /** The reader's own input; null where the picture takes it. */
  readonly editor: ComponentChildren;
  /** The picture of the present step. */
  readonly children: ComponentChildren;
}

/** The present step or the refusal, in a region that is announced politely when it changes. */
function Now<V>({ example, steps, problem, words, rules }: Pick<Props<V>, 'example' | 'steps' | 'problem' | 'words' | 'rules'>) {
  const now = steps[example.step - 1];
  return (
    <div class="ex-now" role="status" aria-live="polite" aria-atomic="true">
      {example.damaged && <p class="ex-damaged">{words.say('stepper.damaged')}</p>}
      {problem && (
        <p class="ex-problem" data-problem={problem.code}>
          {problem.text} <Cite rule={problem.rule} rules={rules} />
        </p>
      )}
      {now && (
        <p>
          <span class="ex-count">{words.say('stepper.position', { n: example.step, of: steps.length })}</span> <span class="ex-what">{now.what}</span>{' '}
          <span class="ex-why">{now.why}</span>
        </p>
      )}
    </div>
  );
}

/**
 * What all examples share: presets, picture, buttons, the present step in words, the list of all steps, the result
 * and the reader's own input. Arrow keys walk through the steps while the focus is inside.
 */
export function Frame<V>(props: Props<V>) {
  const { id, example, presets, steps, problem, words, rules, page, embedded, oneReading = false, result, editor, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const walk = (move: Move): void => example.walk(move, steps.length);
  useArrowKeys(root, walk);
  return (
    <div ref={root} class={`example example-${id}`} data-example={id} lang={words.lang} role="group" aria-label={words.say(`${id}.name`)}>
      <Presets id={id} presets={presets} chosen={example.preset} onChoose={example.choose} words={words} />
      <div class="ex-body">
        <div class="ex-picture">{children}</div>
        <div class="ex-side">
          <div class="ex-bar needs-js">
            <Now example={example} steps={steps} problem={problem} words={words} rules={rules} />
            <Controls step={example.step} count={steps.length} onMove={walk} onReset={example.reset} words={words} />
          </div>
          <StepList steps={steps} step={example.step} game="turmoil" rules={rules} words={words} />
          {result}
        </div>
      </div>
      {(editor || !oneReading) && (
        <div class="ex-input needs-js">
          {editor}
          {!oneReading && <EditionField edition={example.edition} awake={example.awake} onChoose={example.setEdition} words={words} />}
          {/* The refusal stands above, where it is announced; this repeats it for eyes that are on the fields that led to it. */}
          {problem && example.preset === null && (
            <p class="ex-problem ex-again" aria-hidden="true">
              {problem.text}
            </p>
          )}
        </div>
      )}
      {embedded && (
        <p class="ex-page">
          <a href={example.awake && example.s ? `${page}?s=${example.s}` : page}>{words.say('stepper.own-page')}</a>
        </p>
      )}
    </div>
  );
}
