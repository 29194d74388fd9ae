import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** In pixels. So much may be hidden without a sign: no letter stands there. */
const UNSEEN = 6;

/** The upper edge of what lies over the page at the lower edge of the screen. */
const overIn = (part: Element): number => part.closest('.ot')!.querySelector('.ot-now')!.getBoundingClientRect().top;

/** Scrolls until nothing lies over a field: the page to all numbers, then the box of the numbers to the field. */
export const uncover = (field: Element): void => {
  const box = field.closest('.ot-numbers')!;
  const step = field.closest('.ot-step')!;
  const covered = Math.min(box.getBoundingClientRect().bottom - overIn(box), step.getBoundingClientRect().top);
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
  step.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Marks the box of the numbers while some of them are out of sight below: the box scrolls, or the page scrolls and `.ot-now` covers its end. */
const mark = (box: HTMLElement): void => {
  const note = box.querySelector('.ot-allowed:has(button)')?.getBoundingClientRect().top ?? Infinity;
  const bottom = Math.min(box.getBoundingClientRect().bottom, note);
  const edge = Math.min(bottom, overIn(box), innerHeight);
  const last = Math.max(...[...box.querySelectorAll('.ot-step')].map((step) => step.getBoundingClientRect().bottom));
  box.toggleAttribute('data-more', last - edge > UNSEEN);
  box.style.setProperty(
    '--under',
    getComputedStyle(box).overflowY === 'auto' ? `${box.getBoundingClientRect().bottom - bottom}px` : `${innerHeight - edge}px`,
  );
};

/** Keeps the mark up to date: after each rendering, on scrolling, and when a size changes. */
export const useBelow = (box: RefObject<HTMLElement>): void => {
  const look = (): void => void (box.current && mark(box.current));
  useLayoutEffect(look);
  useEffect(() => {
    // Scroll events do not bubble. The capture phase also gets those of the box.
    addEventListener('scroll', look, true);
    const sizes = new ResizeObserver(look);
    [box.current, document.querySelector('.ot-now')].forEach((part) => part && sizes.observe(part));
    return () => {
      removeEventListener('scroll', look, true);
      sizes.disconnect();
    };
  }, []);
};

/** An arrow at the lower edge. A screen reader does not need it: it reads all numbers. */
export const Below = () => (
  <span class="ot-below" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="24" height="24">
      <path d="M5 14l7 6 7-6" />
    </svg>
  </span>
);
