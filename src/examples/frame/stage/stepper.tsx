import type { ComponentChild } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Said, Words } from '../../../i18n/words.ts';
import { Cite, type RuleLinks } from '../../../drawings/cite.tsx';
import { target, type Move } from '../state/moves.ts';
import { whenIdle } from '../loading/when-idle.ts';

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
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onMove: (move: Move) => void;
  readonly onReset: () => void;
  readonly words: Words;
}

const icons = {
  first: 'M7 6v12M17 6l-6 6 6 6',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  last: 'M17 6v12M7 6l6 6-6 6',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  reset: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4',
} as const;

interface GoProps {
  readonly action: Move | 'play' | 'reset';
  readonly icon: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onGo: () => void;
}

/** A button with a sign. While it is disabled, it keeps the focus. */
function Go({ action, icon, label, disabled = false, onGo }: GoProps) {
  return (
    <button
      type="button"
      class="ex-go"
      data-action={action}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onGo()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

/** The buttons first, back, play, forward, last and reset. */
export function Controls({ step, count, playing, onPlay, onMove, onReset, words }: ControlProps) {
  const move = (action: Move) => {
    const to = target(action, step, count);
    const label = words.say(`stepper.${action}`);
    return <Go action={action} icon={icons[action]} label={label} disabled={count === 0 || to === step} onGo={() => onMove(action)} />;
  };
  const play = playing ? 'pause' : 'play';
  return (
    <div class="ex-controls" role="group" aria-label={words.say('stepper.controls')}>
      {move('first')}
      {move('back')}
      {move('forward')}
      {move('last')}
      <Go action="play" icon={icons[play]} label={words.say(`stepper.${play}`)} disabled={count < 2} onGo={onPlay} />
      <Go action="reset" icon={icons.reset} label={words.say('stepper.reset')} onGo={onReset} />
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

/** The list of all steps in words, each with its rule. The present step is marked. Other programs read `data-step` and `data-rule`. */
export function StepList({ steps, step, game, rules, words }: ListProps) {
  // The stage is seen before the list below it: marking a row lays it out again.
  const [marked, setMarked] = useState(step);
  useLayoutEffect(() => {
    if (step !== marked) whenIdle(() => setMarked(step));
    // Also after the marking: a step may have come and gone meanwhile.
  }, [step, marked]);
  // Preact skips elements that are the same objects as before. A move changes no row, so the rows are made once.
  const rows = useMemo(
    () =>
      steps.map(({ rule, also = [], what, why, table }, at) => (
        <>
          <Cite rule={rule} rules={rules} />
          <p class="ex-what">
            {what}
            {also[0] && <span class="ex-also">{also.map((one) => [' ', <Cite rule={one} rules={rules} />])}</span>}
          </p>
          {table}
          {/* A reason is told once in the list; the stage tells it at each step. */}
          {steps.findIndex((one) => one.why === why) === at && <p class="ex-why">{why}</p>}
        </>
      )),
    [steps, rules],
  );
  return useMemo(
    () => (
      <ol class="ex-steps" aria-label={words.say('stepper.steps')}>
        {rows.map((row, at) => (
          <li key={at} data-step={at + 1} data-rule={`${game}:${steps[at]!.rule}`} aria-current={at + 1 === marked ? 'step' : undefined}>
            {row}
          </li>
        ))}
      </ol>
    ),
    [rows, marked],
  );
}
