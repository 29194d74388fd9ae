import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { RuleLinks } from '../../../drawings/cite.tsx';
import type { Words } from '../../../i18n/words.ts';
import type { SaidStep } from './stepper.tsx';
import type { ExampleState } from '../state/use-example.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** Steps in a row whose rules have one number. */
interface Stretch {
  readonly number: string;
  /** Its first step, counted from 1. */
  readonly from: number;
  readonly steps: number;
}

/**
 * The numbers of a procedure, such as 1, 2, 3a … 4c: what a general rule (“4.4”) does within a step of it (“4c”) belongs to that step.
 *
 * @param numbers the numbers of the rules of all steps
 * @returns undefined if the steps are no procedure, or do not go through it in its order
 */
export const inProcedure = (numbers: readonly string[]): readonly string[] | undefined => {
  const own = numbers.map((_, at) => numbers.slice(0, at + 1).findLast((each) => each !== '' && !each.includes('.')));
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return own.every((each, at): each is string => each !== undefined && compare(own[at - 1] ?? '', each) <= 0) ? own : undefined;
};

/**
 * The number of a step's rule without its chapter. A general rule may act in a step of a procedure. Then `also` has the rule of that step,
 * and its number is taken.
 */
const ruleNumberOf = ({ rule, also = [] }: SaidStep, rules: RuleLinks): string => {
  const numbers = [rule, ...also].map((one) => rules[one]?.number.split('\u00a0').at(-1) ?? '');
  return numbers.find((number) => number && !number.includes('.')) ?? numbers[0]!;
};

/**
 * The number of each step in the rail: that of the reader's action where the example has actions, that of the rule in a procedure, else
 * its own. The chapter of the rule is left out, since there is no room for it: “4a”.
 */
export const numbersOf = (steps: readonly SaidStep[], rules: RuleLinks): readonly string[] =>
  steps[0]?.action
    ? steps.map(({ action }) => String(action))
    : (inProcedure(steps.map((step) => ruleNumberOf(step, rules))) ?? steps.map((_, at) => String(at + 1)));

/** Joins steps in a row to stretches, by the number of each step. */
export const stretchesOf = (numbers: readonly string[]): readonly Stretch[] =>
  numbers.reduce<readonly Stretch[]>((done, number, at) => {
    const last = done.at(-1);
    return last?.number === number ? [...done.slice(0, -1), { ...last, steps: last.steps + 1 }] : [...done, { number, from: at + 1, steps: 1 }];
  }, []);

const hasStep = ({ from, steps }: Stretch, step: number): boolean => from <= step && step < from + steps;

interface Props {
  /** The example's state with the present step, counted from 1. */
  readonly state: Pick<ExampleState<unknown>, 'step' | 'go'>;
  readonly steps: readonly SaidStep[];
  readonly words: Words;
  readonly rules: RuleLinks;
}

/** So many signs stand side by side on a phone. A number without room is shown there only while its stretch is the present one. */
const MOST_SIGNS = 38;

/** From so many stretches on, a phone has no room for all numbers. */
const LONG = 20;

/** The classes of a stretch: whether it is the present one or past, and whether its number has no room on a phone. */
const classOf = (stretch: Stretch, step: number, all: number): string => {
  const now = hasStep(stretch, step) ? 'is-now' : step > stretch.from ? 'is-past' : '';
  return stretch.steps * MOST_SIGNS < stretch.number.length * all ? `${now} is-narrow` : now;
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

/** Marks the present stretch in the list. A step changes two classes there. */
const useMarking = (stretches: readonly Stretch[], step: number, all: number): RefObject<HTMLOListElement> => {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    [...(list.current?.children ?? [])].forEach((item, at) => {
      const name = classOf(stretches[at]!, step, all);
      if (item.className !== name) item.className = name;
    });
  }, [stretches, step]);
  return list;
};

/**
 * All steps in one row, named by the numbers of a procedure, of the reader's actions or of the steps. A native slider lies over the numbers: it can
 * be tapped, dragged and moved with keys, and a screen reader says the present step.
 */
export function Rail({ state: { step, go }, steps, rules, words }: Props) {
  const stretches = useMemo(() => stretchesOf(numbersOf(steps, rules)), [steps]);
  const list = useMarking(stretches, step, steps.length);
  const slider = useFollowing(step, `${rules[steps[step - 1]?.rule ?? '']?.number ?? ''} ${steps[step - 1]?.what ?? ''}`);
  // A step draws none of it again.
  return useMemo(
    () =>
      steps.length < 2 ? (
        <div class="ex-rail" />
      ) : (
        <div class="ex-rail" style={{ '--steps': steps.length }}>
          <input
            ref={slider}
            type="range"
            min={1}
            max={steps.length}
            aria-label={words.say('stepper.rail')}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <ol ref={list} class={stretches.length < LONG ? undefined : 'is-long'} aria-hidden="true">
            {stretches.map((one) => (
              <li key={one.from} style={{ flexGrow: one.steps }}>
                {one.number}
              </li>
            ))}
          </ol>
        </div>
      ),
    [stretches, words],
  );
}
