/* Opens the reader's own table on its page: at once where there is one, else when the reader asks for it. */
import { keptUnder, OWN_TABLE } from '../../i18n/device.ts';
import { CARRIED, carried } from '../../i18n/outside.ts';

/**
 * Says that something is missing. Nothing was entered yet, so the page is loaded again when the reader asks or the network is back.
 * `retry.ts` of the examples does more. Shared with this page it would be a file of its own, which every chapter with an example
 * would fetch, 150 bytes heavier than now.
 */
const fail = (page: HTMLElement): void => {
  const notice = page.querySelector<HTMLElement>('.ex-failed')!;
  notice.hidden = false;
  notice.querySelector('button')!.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
};

for (const page of document.querySelectorAll<HTMLElement>('[data-own-table]')) {
  const button = page.querySelector<HTMLElement>('[data-open]')!;
  const open = async (): Promise<void> => {
    button.hidden = true;
    const { openAlone } = await import('../../examples/own-table/own-table.tsx');
    await openAlone(page);
  };
  const onPress = async (): Promise<void> => {
    await open();
    page.querySelector<HTMLElement>('.ot button')?.focus({ preventScroll: true });
    page.querySelector('[data-stage]')?.scrollIntoView({ behavior: 'instant' });
  };
  button.addEventListener('click', () => void onPress().catch(() => fail(page)));
  if (keptUnder(OWN_TABLE) || carried(CARRIED)) open().catch(() => fail(page));
}
