/** The button of the situation after the present one; none after the last, nor at the reader's own input. */
const nextIn = (form: HTMLFormElement): HTMLElement | undefined => {
  const presets = [...form.querySelectorAll<HTMLElement>('[data-preset]')];
  const index = presets.findIndex(({ ariaPressed }) => ariaPressed === 'true');
  return index < 0 ? undefined : presets[index + 1];
};

/**
 * Adds a button to the controls that opens the next situation. At the last step it replaces the buttons that do nothing there.
 *
 * @returns a function that shows or hides the button; call it after each step
 */
export const leadOn = (form: HTMLFormElement): ((isLast: boolean) => void) => {
  const controls = form.querySelector<HTMLElement>('.ex-controls')!;
  const button = document.createElement('button');
  const title = document.createElement('span');
  button.type = 'button';
  button.className = 'ex-next';
  button.append(title);
  button.onclick = () => {
    // The button is hidden at the first step of the next situation, so the focus moves to the one that makes a step.
    controls.querySelector<HTMLElement>('[data-action="forward"]')!.focus({ preventScroll: true });
    nextIn(form)!.click();
  };
  controls.append(button);
  return (isLast) => {
    const next = isLast ? nextIn(form) : undefined;
    title.textContent = next ? `${next.innerText}\u00A0›` : '';
    controls.toggleAttribute('data-end', next !== undefined);
  };
};
