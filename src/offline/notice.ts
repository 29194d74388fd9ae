/* One question at the lower edge of the page. It covers no part of an example that is used, and takes no focus. */
import sheet from '../styles/site/notice.css?url';
import { linked } from '../styles/linked.ts';

/** A button of a notice: what it says and what it does. */
export type Choice = readonly [label: string, act: () => void];

/** Takes away the notice that is shown. */
let closeShown: (() => void) | undefined;

const button = ([label, act]: Choice, close: () => void): HTMLButtonElement => {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  made.addEventListener('click', () => {
    close();
    act();
  });
  return made;
};

/**
 * Shows a notice, in the place of one that is there.
 *
 * @returns what takes it away
 */
export const showNotice = (text: string, choices: readonly Choice[]): (() => void) => {
  closeShown?.();
  const notice = Object.assign(document.createElement('div'), { className: 'notice', role: 'status' });
  const ended = new AbortController();
  const close = (): void => {
    ended.abort();
    notice.remove();
  };
  closeShown = close;
  const said = Object.assign(document.createElement('p'), { textContent: text });
  // Who begins an example or a table is left alone.
  const onUse = ({ target }: Event): void => void ((target as Element).closest('[data-island]') && close());
  for (const sign of ['pointerdown', 'keydown', 'input']) document.addEventListener(sign, onUse, ended);
  notice.append(said, ...choices.map((choice) => button(choice, close)));
  void linked(sheet).then(() => !ended.signal.aborted && document.body.append(notice));
  return close;
};
