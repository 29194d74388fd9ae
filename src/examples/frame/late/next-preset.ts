/** The button of the situation after the present one; none after the last, nor at the reader's own input. */
const nextIn = (form: HTMLFormElement): HTMLElement | undefined => {
  const presets = [...form.querySelectorAll<HTMLElement>('[data-preset]')];
  const index = presets.findIndex(({ ariaPressed }) => ariaPressed === 'true');
  return index < 0 ? undefined : presets[index + 1];
};

/**
 * Adds a button to the controls that leads on to the next situation. It has the room of those that lead nowhere at the last step.
 *
 * @returns shows the button at the last step, or hides it; to be called after each step
 */
export const leadOn = (form: HTMLFormElement): ((isLast: boolean) => void) => {
  const controls = form.querySelector<HTMLElement>('.ex-controls')!;
  const button = document.createElement('button');
  const title = document.createElement('span');
  button.type = 'button';
  button.className = 'ex-next';
  button.append(title);
  button.onclick = () => {
    // It is hidden at the first step of the next situation, so the way on has the focus then.
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
