import type { CaseShown } from './case-shown.ts';

/**
 * Lets the button of the reader's own input open the picture, where what can be changed is a button. Until this code is there, and where the
 * rest cannot be fetched, the button leads to the form.
 *
 * @param now what the example shows at present
 * @returns a function to be called after each rendering
 */
export const enterInPicture = <V>(form: HTMLFormElement, now: () => CaseShown<V>): (() => void) => {
  let follow: (() => void) | undefined;
  let last: V | undefined;
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-action="own"]');
    if (!button || form.querySelector('[data-action="table"]')) return;
    event.stopPropagation();
    const toFields = (): void => {
      form.removeEventListener('click', onClick, true);
      button.click();
    };
    import('../own-input/own-input.tsx').then((code) => code.open(form, { now, last, onUpdate: (update) => (follow = update) })).catch(toFields);
  };
  form.addEventListener('click', onClick, true);
  return () => {
    const { preset, value } = now().state;
    // Another situation takes its place, and the editor brings it back.
    if (preset === null) last = value;
    follow?.();
  };
};
