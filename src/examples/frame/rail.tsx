import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { RuleLinks } from '../../drawings/cite.tsx';
import type { Words } from '../../i18n/words.ts';
import { listPresets } from './all-presets.ts';
import type { SaidStep } from './stepper.tsx';
import { enterInPicture } from './own-input.ts';
import { whenIdle } from './when-idle.ts';

/** Steps in a row that follow one rule. */
interface Stretch {
  readonly rule: string;
  /** Its first step, counted from 1. */
  readonly from: number;
  readonly steps: number;
}

const stretchesOf = (steps: readonly SaidStep[]): readonly Stretch[] =>
  steps.reduce<readonly Stretch[]>((done, { rule }, at) => {
    const last = done.at(-1);
    return last?.rule === rule ? [...done.slice(0, -1), { ...last, steps: last.steps + 1 }] : [...done, { rule, from: at + 1, steps: 1 }];
  }, []);

interface Props {
  readonly steps: readonly SaidStep[];
  /** The present step, counted from 1. */
  readonly step: number;
  readonly rules: RuleLinks;
  readonly onGo: (step: number) => void;
  readonly words: Words;
}

/** So many numbers stand side by side on a phone. A stretch that is narrower has its number there only while it is the present one. */
const MOST_NUMBERS = 12;

/** The classes of a stretch: whether it is the present one or past, and whether its number has no room on a phone. */
const classOf = ({ from, steps }: Omit<Stretch, 'rule'>, step: number, all: number): string => {
  const now = step >= from + steps ? 'is-past' : step >= from ? 'is-now' : '';
  return steps * MOST_NUMBERS < all ? `${now} is-narrow` : now;
};

/**
 * Keeps a slider at the present step. Nobody sees the slider, so it follows the picture: at once only where the focus is on it,
 * since a screen reader then says the step.
 */
const useFollowing = (step: number, said: string): RefObject<HTMLInputElement> => {
  const slider = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      if (!slider.current) return;
      slider.current.value = String(step);
      slider.current.ariaValueText = said;
    };
    if (slider.current?.ariaValueText && document.activeElement !== slider.current) whenIdle(follow);
    else follow();
  }, [step, said]);
  return slider;
};

/**
 * All steps in one row, named by the numbers of their rules. A native slider lies over the numbers: it can be tapped, dragged
 * and moved with keys, and a screen reader says the present step.
 */
export function Rail({ steps, step, rules, onGo, words }: Props) {
  const rail = useRef<HTMLDivElement>(null);
  const stretches = useMemo(() => stretchesOf(steps), [steps]);
  const slider = useFollowing(step, `${rules[steps[step - 1]?.rule ?? '']?.number ?? ''} ${steps[step - 1]?.what ?? ''}`);
  useLayoutEffect(() => {
    // They are needed as late as the rail, so they come with it.
    const form = rail.current!.closest('form')!;
    enterInPicture(form, onGo, words);
    listPresets(form.querySelector('.ex-presets')!);
    // The stage is seen as a whole, unless the browser comes back to where the reader was.
    if (!scrollY) rail.current?.closest('.ex-stage')!.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  if (steps.length < 2) return <div ref={rail} class="ex-rail" />;
  return (
    <div ref={rail} class="ex-rail" style={{ '--steps': steps.length }}>
      <input
        ref={slider}
        type="range"
        min={1}
        max={steps.length}
        aria-label={words.say('stepper.rail')}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <ol aria-hidden="true">
        {stretches.map(({ rule, from, steps: length }) => (
          <li key={from} style={{ flexGrow: length }} class={classOf({ from, steps: length }, step, steps.length)}>
            {/* Without the chapter, for which there is no room: “4a”. */}
            {rules[rule]?.number.split('\u00a0').at(-1)}
          </li>
        ))}
      </ol>
    </div>
  );
}
