import type { Words } from '../../../i18n/words.ts';

/** In pixels: the air on both sides of the list, and the edge where the row fades out. */
const AIR = 28;
const FADE = 32;

/** Moves a row no further than it takes to show one of its buttons whole, right of what covers its beginning. The page stays. */
const showIn = (row: HTMLElement, button: HTMLElement, covered: number): void => {
  const all = row.getBoundingClientRect();
  const one = button.getBoundingClientRect();
  row.scrollLeft += Math.min(one.left - all.left - covered - AIR, Math.max(one.right - all.right + FADE, 0));
};

/**
 * Puts a list of all situations before the row of their buttons, of which a phone shows one or two. It is the browser's own list: on
 * a phone a sheet, with the present one marked. The example does not know of it: a choice presses the button.
 *
 * @param row the element with the buttons
 */
export const listPresets = (row: HTMLElement, words: Words): void => {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-preset]')];
  const label = document.createElement('label');
  const list = document.createElement('select');
  // The styles show one of them: a phone has no room for words.
  const [said, short] = [document.createElement('span'), document.createElement('span')];
  label.className = 'ex-all';
  label.append(said, short, list);
  list.ariaLabel = row.ariaLabel;
  list.append(...buttons.map(({ innerText }) => new Option(innerText)));
  list.onchange = () => {
    buttons[list.selectedIndex]!.click();
  };
  const form = row.closest('form')!;
  const stage = form.querySelector('[data-stage]')!;
  const follow = (): void => {
    // While a table or a case is entered, the situation before it is only the next to come back.
    const isEntered = stage.classList.contains('is-edited') || form.dataset['own'] !== undefined;
    list.selectedIndex = isEntered ? -1 : buttons.findIndex(({ ariaPressed }) => ariaPressed === 'true');
    const [n, of] = [list.selectedIndex + 1, buttons.length];
    said.textContent = n ? words.say('stepper.situation', { n, of }) : row.ariaLabel;
    short.textContent = n ? `${n}/${of}` : '';
  };
  row.prepend(label);
  const onChoice = (): void => {
    follow();
    const chosen = buttons[list.selectedIndex];
    if (chosen) showIn(row, chosen, label.offsetWidth);
  };
  new MutationObserver(onChoice).observe(row, { subtree: true, attributeFilter: ['aria-pressed'] });
  new MutationObserver(follow).observe(stage, { attributeFilter: ['class'] });
  new MutationObserver(follow).observe(form, { attributeFilter: ['data-own'] });
  follow();
};
