/**
 * Puts a list of all situations before the row of their buttons, of which a phone shows one or two. It is the browser's own list: on
 * a phone a sheet, with the present one marked. The example does not know of it: a choice presses the button.
 *
 * @param row the element with the buttons
 */
export const listPresets = (row: HTMLElement): void => {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-preset]')];
  const label = document.createElement('label');
  const list = document.createElement('select');
  const shown = new Text();
  label.className = 'ex-all';
  label.append(shown, list);
  list.ariaLabel = row.ariaLabel;
  list.append(...buttons.map(({ innerText }) => new Option(innerText)));
  list.onchange = () => {
    buttons[list.selectedIndex]!.click();
  };
  const follow = (): void => {
    list.selectedIndex = buttons.findIndex(({ ariaPressed }) => ariaPressed === 'true');
    const chosen = buttons[list.selectedIndex];
    // Whole in sight, beside the list. The page itself does not move.
    if (chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - label.offsetWidth - 16;
    shown.data = `${list.selectedIndex + 1 || '–'}/${buttons.length}`;
  };
  row.prepend(label);
  new MutationObserver(follow).observe(row, { subtree: true, attributeFilter: ['aria-pressed'] });
  follow();
};
