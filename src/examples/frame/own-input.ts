import type { Words } from '../../i18n/words.ts';

/**
 * Lets the button of the reader's own input open the picture, where what can be changed is a button. Until this code is there, and where the
 * rest cannot be fetched, the button leads to the form.
 *
 * @param go shows a step; 0 is the state before the first one
 */
export const enterInPicture = (form: HTMLFormElement, go: (step: number) => void, words: Words): void => {
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-action="own"]');
    if (!button || form.querySelector('[data-action="table"]')) return;
    event.stopPropagation();
    const toFields = (): void => {
      form.removeEventListener('click', onClick, true);
      button.click();
    };
    import('../own-input/own-input.tsx').then((code) => code.open({ form, go, words })).catch(toFields);
  };
  form.addEventListener('click', onClick, true);
};
