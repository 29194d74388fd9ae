import type { CaseShown } from './case-shown.ts';
import type { Load } from '../loading/retry.ts';

/**
 * Lets the button of the reader's own input open the picture, where what can be changed is a button. Until this code is there, the button
 * leads to the form. A situation that is chosen closes the editor, also while that is on its way.
 *
 * @param now what the example shows at present
 * @returns a function to be called after each rendering
 */
export const enterInPicture = <V>(form: HTMLFormElement, now: () => CaseShown<V>, load: Load): (() => void) => {
  let follow: (() => void) | undefined;
  let last: V | undefined;
  let over: AbortController | undefined;
  const open = (): void => {
    // What was pressed before may still wait for its code.
    over?.abort();
    const mine = (over = new AbortController());
    const onUpdate = (update: () => void): void => void (follow = update);
    void load(() => import('../../editors/own-input/own-input.tsx').then((code) => code.open(form, { now, last, over: mine, onUpdate })));
  };
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-preset], [data-action="own"]');
    if (!button || form.querySelector('[data-action="table"]')) return;
    if (button.dataset['preset']) return over?.abort();
    event.stopPropagation();
    const opened = form.querySelector<HTMLElement>('[data-opens]');
    if (opened) opened.focus();
    else open();
  };
  form.addEventListener('click', onClick, true);
  return () => {
    const { preset, value } = now().state;
    // Another situation takes its place, and the editor brings it back.
    if (preset === null) last = value;
    follow?.();
  };
};
