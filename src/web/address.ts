/** The part of a page's state that stands in its address. */

/** Milliseconds between two writes, on average. WebKit allows 100 writes in 10 seconds and throws at the next one. */
const GAP = 125;

/** Writes that may follow each other without a gap. With these, 10 seconds hold 95 writes. */
const QUICK = 15;

/** Milliseconds until a refused write is tried again. */
const PAUSE = 2000;

type Change = (address: URL) => void;

/** What is not written yet. A timer runs as long as something waits. */
let waiting: Change[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the writes until now would be done with one in each gap, in milliseconds since the page was opened. */
let due = 0;

const write = (): void => {
  clearTimeout(timer);
  const address = new URL(location.href);
  for (const change of waiting) change(address);
  due = Math.max(due, performance.now()) + GAP;
  try {
    history.replaceState(history.state, '', address);
    waiting = [];
  } catch {
    // The browser has had too many writes. The page works on, and its address follows.
    timer = setTimeout(write, PAUSE);
  }
};

/** Other clicks, of which there may be many, wait like everything else. */
const onClick = (event: Event): void => void (waiting[0] && (event.target as Element).closest('a') && write());

/**
 * Changes the address of the page and leaves its history as it is. A change is written as soon as the
 * browser is free. When many follow quickly, they are written together, at the latest before the reader follows a link. It never throws.
 *
 * @param change changes the address that it is given
 */
export const changeAddress = (change: Change): void => {
  if (waiting.push(change) > 1) return;
  timer = setTimeout(write, due - QUICK * GAP - performance.now());
  addEventListener('click', onClick, true);
};
