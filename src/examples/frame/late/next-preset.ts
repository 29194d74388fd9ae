import type { Words } from '../../../i18n/words.ts';

/**
 * Adds a button to the controls that opens the next situation. At the last step it replaces the buttons that do nothing there. There is no
 * next one after the last, nor at the reader's own input.
 *
 * @returns a function that shows or hides the button; call it after each step with the situation that the reader is in, null for none
 */
export const leadOn = (form: HTMLFormElement, words: Words): ((isLast: boolean, situation: string | null) => void) => {
  const controls = form.querySelector<HTMLElement>('.ex-controls')!;
  const button = document.createElement('button');
  let next: HTMLElement | undefined;
  button.type = 'button';
  button.className = 'ex-next';
  button.onclick = () => {
    // The button is hidden at the first step of the next situation, so the focus moves to the one that makes a step.
    controls.querySelector<HTMLElement>('[data-action="forward"]')!.focus({ preventScroll: true });
    next!.click();
  };
  controls.append(button);
  return (isLast, situation) => {
    const presets = [...form.querySelectorAll<HTMLElement>('[data-preset]')];
    const n = presets.findIndex(({ dataset }) => dataset['preset'] === situation) + 1;
    next = isLast && n > 0 ? presets[n] : undefined;
    if (next) {
      const said = words.say('stepper.situation', { n: n + 1, of: presets.length });
      button.textContent = `${said}\u00A0›`;
      // The row of situations shows its title: there is no room for it here.
      button.ariaLabel = `${said}. ${next.textContent}`;
    }
    controls.toggleAttribute('data-end', !!next);
  };
};
