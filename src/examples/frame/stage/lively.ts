/* What makes a stage lively. It is fetched when a reader is there: until then, the buttons do all that is needed. */
import { askedByKey, listenToFolds, listenToSwipes, stepTapped } from './gestures.ts';
import { moverOf } from './motion.ts';
import type { Lively } from './lively-stage.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** Time to read a step, in milliseconds: a little to look, then so much for each letter. */
const readingTime = (text: string): number => Math.min(1200 + 45 * text.length, 9000);

/** The part of a stage that a reader sees who looks at it. */
const MOST = 0.6;

/** Runs a task right after the next layout and before paint. Measuring then does not force another layout. */
const afterLayout = (element: Element, act: () => void): void => {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    act();
  });
  watch.observe(element);
};

/**
 * Watches how much of the stage is visible, so that most steps need no measurement. Where a reader has most of it in sight and turns
 * the phone, all of it is in sight again.
 *
 * @returns a function that scrolls to the stage in the next frame unless it is fully visible. A stage that has just grown is measured again
 */
const keepingInSight = (stage: HTMLElement): ((hasGrown: boolean) => void) => {
  // The bar at the head of the page covers what lies under it.
  const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let seen = 0;
  const sight = new IntersectionObserver((entries) => (seen = entries.at(-1)!.intersectionRatio), {
    rootMargin: `-${Math.ceil(head)}px 0px 0px`,
    threshold: [MOST, 1],
  });
  sight.observe(stage);
  // The browser reports it only after the next frame, and a phone may be turned before that.
  const show = (): void =>
    afterLayout(stage, () => {
      stage.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      seen = 1;
    });
  // The bars of a browser that come and go change the height alone.
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth !== width && seen >= MOST) show();
    width = innerWidth;
  });
  return (hasGrown) => {
    if (hasGrown || seen < 1) show();
  };
};

/** Scrolls the list of steps, and nothing else, so that its present row comes first: it is seen even if half of the list is not. */
const showRow = (form: HTMLElement): void => {
  const row = form.querySelector<HTMLElement>('[data-step][aria-current]');
  const list = row?.parentElement;
  if (!row || !list) return;
  list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top;
};

/** Whether an editor takes the place of the steps. Keys, touches and time then belong to it. */
const isEdited = (stage: Element): boolean => stage.querySelector('.ot-root, .ex-own') !== null;

/** How much a stage says of a refusal: nothing, what is refused, or also the ways out, which are fetched and come later. */
const refusalOn = (stage: HTMLElement): number =>
  Number(stage.parentElement!.hasAttribute('data-impossible')) + Number(stage.hasAttribute('data-fixes'));

/**
 * Watches what a stage says of the refusal of a situation that the reader chose. Who enters a case of their own is at its fields, and a
 * page that is opened stays where the browser has it.
 *
 * @param first the input before the reader did anything
 * @returns a function that takes the input after each rendering, and tells whether the stage says more than before
 */
const watchingRefusals = (stage: HTMLElement, first: unknown): ((input: unknown) => boolean) => {
  let last = first;
  let hasChosen = false;
  let told = 0;
  return (input) => {
    const before = input === last ? told : 0;
    hasChosen ||= input !== last;
    [last, told] = [input, refusalOn(stage)];
    return hasChosen && told > before && stage.closest('form')!.querySelector('[data-preset][aria-pressed="true"]') !== null;
  };
};

/** Listens to what makes moves. Returns what makes the moves of keys that were pressed before. */
const listen = (form: HTMLElement, stage: HTMLElement, now: () => Lively): ((missed: readonly KeyboardEvent[]) => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const asked = askedByKey(event);
    if (!asked || isEdited(stage)) return;
    event.preventDefault();
    if (asked === 'play') now().toggle();
    else now().walk(asked);
  };
  /** On its own page an example also has the arrows that nothing with the focus takes. */
  const onPageKey = (event: KeyboardEvent): void => {
    if (event.target === document.body && event.key.startsWith('Arrow')) onKey(event);
  };
  const isOwnPage = form.closest('[data-island]:not([data-embedded])') !== null;
  form.addEventListener('keydown', onKey);
  if (isOwnPage) addEventListener('keydown', onPageKey);
  // A mouse that rests on a button shows the button's name as a tooltip.
  form.addEventListener('pointerover', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.ex-go');
    if (button) button.title = button.ariaLabel!;
  });
  listenToSwipes(stage, (move) => isEdited(stage) || now().walk(move));
  listenToFolds(form);
  form.addEventListener('click', (event) => {
    const step = stepTapped(event);
    if (step !== null) now().go(step);
  });
  return (missed) => {
    for (const event of missed)
      if (form.contains(event.target as Node)) onKey(event);
      else if (isOwnPage) onPageKey(event);
  };
};

/**
 * Makes a stage lively: keys, swipes and taps on rows make moves, playing goes on by itself, what a step changed travels, and
 * stage and row stay in sight.
 *
 * @param now gives the latest state of the example
 * @param first what was shown before the reader did anything
 * @returns a function to be called after each rendering, and one that takes the keys that were pressed anywhere on the page before this
 *   code was there. It makes moves, so renderings have to be followed by then
 */
export const enliven = async (
  stage: HTMLElement,
  now: () => Lively,
  first: Pick<Lively, 'step' | 'input'>,
): Promise<readonly [update: () => void, replay: (missed: readonly KeyboardEvent[]) => void]> => {
  const form = stage.closest('form')!;
  const motion = await now().motion?.();
  const move = motion && moverOf(motion.places);
  let { step: shown, input: lastInput } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replay = listen(form, stage, now);
  // The browser lays out a list that is not visible only when it becomes visible.
  let listSeen = false;
  const seen = new IntersectionObserver((entries) => {
    listSeen = entries.at(-1)!.isIntersecting;
    if (listSeen) showRow(form);
  });
  form.querySelectorAll('.ex-side').forEach((side) => seen.observe(side));
  const keepInSight = keepingInSight(stage);
  const saysMore = watchingRefusals(stage, first.input);
  const playOn = (): void => {
    const { step, steps, playing, toggle, go } = now();
    clearTimeout(timer);
    if (!playing) return;
    if (step >= steps.length || isEdited(stage)) toggle();
    else timer = setTimeout(() => go(step + 1), readingTime(steps[step - 1]?.what ?? ''));
  };
  // An editor is added to the stage.
  new MutationObserver(playOn).observe(stage, { childList: true });
  const update = (): void => {
    const { step, before, after, input } = now();
    const forward = step === shown + 1 || (input !== lastInput && step > shown);
    const moved = step !== shown;
    const refused = saysMore(input);
    [shown, lastInput] = [step, input];
    if (moved || refused) keepInSight(refused);
    move?.(stage, forward, motion && before !== undefined ? motion.flights(before, after, input, step) : []);
    if (moved && listSeen) whenIdle(() => showRow(form));
    playOn();
  };
  update();
  return [update, replay];
};
