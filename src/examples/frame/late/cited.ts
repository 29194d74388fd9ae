import { whenIdle } from '../loading/when-idle.ts';

/** In pixels: the frame of a tag may stand out so far. */
const EDGE = 2;

/**
 * Puts the rules of the present step behind its words, since in the list of steps they may be out of sight. The tags are copies of those in
 * the list. `data-cited` says that all of them are seen there.
 *
 * @returns a function to be called after each step
 */
export const citeIn = (form: HTMLFormElement): ((step: number) => void) => {
  const body = form.querySelector('.ex-body')!;
  const cited = document.createElement('span');
  cited.className = 'ex-cited';
  // Screen readers announce the words of a step, but not these links.
  cited.ariaLive = 'off';
  // Measured after the frame, when nothing has to be laid out for it.
  const see = (): void => {
    const [words, last] = [cited.closest('.ex-now'), cited.lastElementChild];
    if (!words || !last) return;
    body.toggleAttribute('data-cited', last.getBoundingClientRect().bottom < words.getBoundingClientRect().bottom + EDGE);
  };
  return (step) => {
    const tags = form.querySelectorAll(`[data-step="${step}"] .cite`);
    cited.replaceChildren(...[...tags].flatMap((tag) => [' ', tag.cloneNode(true)]));
    const words = form.querySelector('.ex-now .ex-what')?.parentElement;
    if (words && cited.parentElement !== words) words.append(cited);
    whenIdle(see);
  };
};
