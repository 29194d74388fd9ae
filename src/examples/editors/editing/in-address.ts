/* What the address says of an open editor, and how it passes to the page of another language. */
import { changeAddress } from '../../../web/address.ts';

const passOn = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-lang-switch]');
  if (link) link.hash = location.hash;
};

/** From now on, passes the part of the address after its `#` to the other page when the reader switches languages. */
export const carryOver = (): void => {
  // The same listener is added once, however often this is called.
  for (const name of ['pointerdown', 'focusin', 'click']) document.addEventListener(name, passOn);
};

/**
 * While an editor is open, the address says so: a reload, or another language, opens it again.
 *
 * @param hash what the address ends with
 * @param closed is aborted when the editor closes
 */
export const noteInAddress = (hash: string, closed: AbortSignal): void => {
  carryOver();
  changeAddress((page) => (page.hash = hash));
  closed.addEventListener('abort', () =>
    changeAddress((page) => {
      if (page.hash === hash) page.hash = '';
    }),
  );
};
