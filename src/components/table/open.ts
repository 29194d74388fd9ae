/* Opens the editor of the reader's own table: at once if there is a table, otherwise when the reader asks for it. */
import { keptUnder, OWN_TABLE } from '../../web/device.ts';
import { CARRIED, isCarried } from '../../web/outside.ts';

/**
 * Reports that a file is missing. Nothing has been entered yet, so the page reloads on request or when the network is back. The
 * `retry.ts` of the examples does more, but sharing it would make it a file of its own and each chapter with an example 150 bytes
 * heavier.
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
    const { openAlone } = await import('../../examples/editors/own-table/own-table.tsx');
    await openAlone(page);
  };
  const onPress = async (): Promise<void> => {
    await open();
    page.querySelector<HTMLElement>('.ot button')?.focus({ preventScroll: true });
    page.querySelector('[data-stage]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  button.addEventListener('click', () => void onPress().catch(() => fail(page)));
  if (keptUnder(OWN_TABLE) || isCarried(CARRIED)) open().catch(() => fail(page));
}
