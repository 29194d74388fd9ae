/* Where the editor stands on the screen. */

/** The part of the editor that a reader sees who works in it. */
const MOST = 0.4;

/** A desk shows all of it below the head of the page, so nothing needs to move. The styles ask the same. */
export const isDesk = (): boolean => matchMedia('(min-width: 60rem) and (min-height: 40rem)').matches;

/** Scrolls to the editor, and on its own page to what is said above it. */
export const showEditor = (editor: Element): void => {
  const place = editor.closest('[data-own-table]')?.querySelector('.example') ?? editor.closest('[data-stage]')!;
  place.scrollIntoView({ block: isDesk() ? 'nearest' : 'start', behavior: 'instant' });
};

/**
 * Keeps the editor in sight when a reader turns the phone.
 *
 * @returns a function that ends it
 */
export const keepInSight = (editor: Element): (() => void) => {
  // It has just been shown. The browser reports that later, and a phone may be turned before.
  let seen = 1;
  const sight = new IntersectionObserver((entries) => (seen = entries.at(-1)!.intersectionRatio), { threshold: [0, MOST, 1] });
  sight.observe(editor);
  // The bars of a browser that come and go change the height alone.
  let width = innerWidth;
  const onResize = (): void => {
    if (innerWidth !== width && seen >= MOST) requestAnimationFrame(() => showEditor(editor));
    width = innerWidth;
  };
  addEventListener('resize', onResize);
  return () => {
    sight.disconnect();
    removeEventListener('resize', onResize);
  };
};
