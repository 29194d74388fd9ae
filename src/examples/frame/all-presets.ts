/** How many situations fit beside each other on a phone. */
const FEW = 2;

/**
 * Puts a list of all situations before the row of their buttons, which a phone shows only in part. It is the browser's own list: on a
 * phone a sheet, with the present one marked. The example does not know of it: a choice presses the button.
 *
 * @param row the element with the buttons
 */
export const listPresets = (row: HTMLElement): void => {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-preset]')];
  if (buttons.length <= FEW || row.querySelector('.ex-all')) return;
  const list = document.createElement('select');
  list.ariaLabel = row.ariaLabel;
  list.append(...buttons.map(({ textContent }) => new Option(textContent)));
  list.onchange = () => {
    const chosen = buttons[list.selectedIndex]!;
    chosen.click();
    chosen.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  };
  const shown = Object.assign(document.createElement('span'), { ariaHidden: 'true' });
  const follow = (): void => {
    const at = buttons.findIndex(({ ariaPressed }) => ariaPressed === 'true');
    list.selectedIndex = at;
    shown.textContent = `${at < 0 ? '' : `${at + 1}/`}${buttons.length}`;
  };
  const label = Object.assign(document.createElement('label'), { className: 'ex-all' });
  label.append(shown, list);
  row.prepend(label);
  new MutationObserver(follow).observe(row, { subtree: true, attributeFilter: ['aria-pressed'] });
  follow();
};
