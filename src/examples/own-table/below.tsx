import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** In pixels. So much may be hidden without a sign: no letter stands there. */
const UNSEEN = 6;

/** Marks an element of numbers while some of them are out of sight below: it is scrolled itself, or the page is under what sticks to its edge. */
const mark = (box: HTMLElement): void => {
  const over = box.closest('.ot')!.querySelector('.ot-now')!.getBoundingClientRect().top;
  const edge = Math.min(box.getBoundingClientRect().bottom, over, innerHeight);
  const last = Math.max(...[...box.querySelectorAll('.ot-step')].map((step) => step.getBoundingClientRect().bottom));
  box.toggleAttribute('data-more', last - edge > UNSEEN);
  box.style.setProperty('--under', getComputedStyle(box).overflowY === 'auto' ? '0px' : `${innerHeight - edge}px`);
};

/** Keeps the sign of what is out of sight below. */
export const useBelow = (box: RefObject<HTMLElement>): void => {
  useLayoutEffect(() => void (box.current && mark(box.current)));
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = (): void => mark(current);
    const ended = new AbortController();
    current.addEventListener('scroll', look, { passive: true, signal: ended.signal });
    for (const name of ['scroll', 'resize']) addEventListener(name, look, { passive: true, signal: ended.signal });
    const sizes = new ResizeObserver(look);
    for (const part of [current, current.closest('.ot')!.querySelector('.ot-now')!]) sizes.observe(part);
    return () => {
      ended.abort();
      sizes.disconnect();
    };
  }, []);
};

/** An arrow at the lower edge, for the eyes: a screen reader finds all numbers. */
export const Below = () => (
  <span class="ot-below" aria-hidden="true">
    <svg viewBox="0 0 24 10" width="24" height="10">
      <path d="M3 2l9 6 9-6" />
    </svg>
  </span>
);
