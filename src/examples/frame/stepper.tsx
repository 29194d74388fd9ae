import { Fragment, type ComponentChild } from 'preact';
import type { Said, Words } from '../../i18n/words.ts';
import { Cite, type RuleLinks } from '../../drawings/cite.tsx';
import { target, type Move } from './moves.ts';

/** One step in words: the rule it follows, what happened, and why. */
export interface SaidStep extends Omit<Said, 'table'> {
  /** The rule's id without the game. */
  readonly rule: string;
  /** Other rules that decided it. */
  readonly also?: readonly string[] | undefined;
  /** Its arithmetic as a table. */
  readonly table?: ComponentChild;
}

interface ControlProps {
  /** The present step, counted from 1. */
  readonly step: number;
  /** The number of steps. With 0, all moves are disabled. */
  readonly count: number;
  readonly onMove: (move: Move) => void;
  readonly onReset: () => void;
  readonly words: Words;
}

const icons = {
  first: 'M6 5v14M19 5 9 12l10 7z',
  back: 'M16 5 6 12l10 7z',
  forward: 'M8 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
} as const satisfies Record<Move, string>;

/** The buttons first, back, forward, last and reset. A disabled button keeps the focus. */
export function Controls({ step, count, onMove, onReset, words }: ControlProps) {
  return (
    <div class="ex-controls" role="group" aria-label={words.say('stepper.controls')}>
      {(Object.keys(icons) as Move[]).map((action) => {
        const to = target(action, step, count);
        const disabled = count === 0 || to === step;
        return (
          <button
            key={action}
            type="button"
            class={`ex-go ex-go-${action}`}
            data-action={action}
            aria-label={words.say(`stepper.${action}`)}
            title={words.say(`stepper.${action}`)}
            aria-disabled={disabled ? 'true' : undefined}
            onClick={() => disabled || onMove(action)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path d={icons[action]} />
            </svg>
          </button>
        );
      })}
      <button
        type="button"
        class="ex-go ex-go-reset"
        data-action="reset"
        aria-label={words.say('stepper.reset')}
        title={words.say('stepper.reset')}
        onClick={onReset}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4" />
        </svg>
      </button>
    </div>
  );
}

interface ListProps {
  readonly steps: readonly SaidStep[];
  readonly step: number;
  readonly game: string;
  readonly rules: RuleLinks;
  readonly words: Words;
}

/** The list of all steps in words, each with its rule. The present step is marked. */
export function StepList({ steps, step, game, rules, words }: ListProps) {
  return (
    <ol class="ex-steps" aria-label={words.say('stepper.steps')}>
      {steps.map(({ rule, also = [], what, why, table }, at) => (
        <li key={at} data-step={at + 1} data-rule={`${game}:${rule}`} aria-current={at + 1 === step ? 'step' : undefined}>
          <Cite rule={rule} rules={rules} />
          <p class="ex-what">{what}</p>
          {table}
          <p class="ex-why">
            {why}
            {also.map((one) => (
              <Fragment key={one}>
                {' '}
                <Cite rule={one} rules={rules} />
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
