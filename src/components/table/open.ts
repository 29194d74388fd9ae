/* Opens the reader's own table on its page: at once where there is one, else when the reader asks for it. */
import { retrying } from '../../examples/frame/retry.ts';
import { keptUnder, OWN_TABLE } from '../../i18n/device.ts';
import { CARRIED, carried } from '../../i18n/outside.ts';

for (const page of document.querySelectorAll<HTMLElement>('[data-own-table]')) {
  const button = page.querySelector<HTMLElement>('[data-open]')!;
  const load = retrying(page);
  const open = async (): Promise<void> => {
    button.hidden = true;
    const { openAlone } = await load(() => import('../../examples/own-table/own-table.tsx'));
    await openAlone(page, load);
  };
  button.addEventListener('click', async () => {
    await open();
    page.querySelector<HTMLElement>('.ot button')?.focus({ preventScroll: true });
    page.querySelector('[data-stage]')?.scrollIntoView({ behavior: 'instant' });
  });
  if (keptUnder(OWN_TABLE) || carried(CARRIED)) void open();
}
