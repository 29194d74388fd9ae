import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** WebKit refuses a write when there were so many in so many milliseconds. */
const LIMIT = { writes: 100, within: 10_000 };

let writes: { readonly at: number; readonly href: string }[] = [];
let refusals = 0;
let refusesAll = false;
/** The page that is clicked, as a browser has it: the same listener is there once. A click is on a link, or on something else. */
let page: EventTarget;
let isOnLink = false;
let change: typeof import('../../src/web/address.ts').changeAddress;

/** A write to the history, as WebKit takes it. */
const replaceState = (state: unknown, _: string, { href }: URL): void => {
  const now = performance.now();
  if (refusesAll || writes.filter(({ at }) => at > now - LIMIT.within).length >= LIMIT.writes) {
    refusals++;
    throw new Error('too many');
  }
  expect(state).toBe('kept');
  writes.push({ at: now, href });
  location.href = href;
};

const set = (name: string, value: string | number): void => change(({ searchParams }) => searchParams.set(name, String(value)));
const click = (onLink: boolean): void => {
  isOnLink = onLink;
  page.dispatchEvent(new Event('click'));
};
const queries = (): readonly string[] => writes.map(({ href }) => new URL(href).search.slice(1));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [writes, refusals, refusesAll] = [[], 0, false];
  page = Object.assign(new EventTarget(), { closest: (selector: string) => (selector === 'a' && isOnLink ? page : null) });
  vi.stubGlobal('location', { href: 'https://site.test/en/#a' });
  vi.stubGlobal('history', { state: 'kept', replaceState });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Event) => void, capture: boolean) => {
    // The phase of capture: a link that is followed stops at no other listener first.
    expect([name, capture]).toEqual(['click', true]);
    page.addEventListener(name, listener, capture);
  });
  vi.resetModules();
  ({ changeAddress: change } = await import('../../src/web/address.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('changes of one moment are one write, in their order, and the rest of the address stays', () => {
  set('s', 1);
  set('q', 'a');
  set('s', 2);
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(writes.map(({ href }) => href)).toEqual(['https://site.test/en/?s=2&q=a#a']);
});

test('some changes are written at once, further ones wait for each other', () => {
  const times = Array.from({ length: 20 }, (_, nth) => {
    const asked = performance.now();
    set('s', nth);
    while (writes.length <= nth) vi.advanceTimersByTime(1);
    return performance.now() - asked;
  });
  expect(times.slice(0, 16).every((waited) => waited <= 1)).toBe(true);
  expect(times.slice(17).every((waited) => waited > 100 && waited <= 125)).toBe(true);
});

test('after a pause, changes are written at once again', () => {
  for (let nth = 0; nth < 300; nth++) {
    set('s', nth);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(LIMIT.within);
  const before = writes.length;
  set('s', 'late');
  vi.advanceTimersByTime(1);
  expect(writes.length).toBe(before + 1);
});

test('a browser that refuses too many writes never has to, and has the last change', () => {
  for (let nth = 0; nth < 2500; nth++) {
    set('s', nth);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  expect(refusals).toBe(0);
  expect(queries().at(-1)).toBe('s=2499');
  expect(writes.length).toBeGreaterThan(190);
});

test('a refused write is tried again, with what came since', () => {
  refusesAll = true;
  set('s', 1);
  vi.advanceTimersByTime(1);
  set('q', 2);
  vi.advanceTimersByTime(1000);
  expect(refusals).toBe(1);
  refusesAll = false;
  vi.advanceTimersByTime(1500);
  expect(queries()).toEqual(['s=1&q=2']);
});

test('what waits is written before the reader follows a link, and only once', () => {
  set('s', 1);
  click(true);
  expect(queries()).toEqual(['s=1']);
  vi.advanceTimersByTime(5000);
  click(true);
  expect(queries()).toEqual(['s=1']);
});

test('clicks elsewhere, each with a change, are refused no write', () => {
  for (let nth = 0; nth < 190; nth++) {
    set('s', nth);
    click(false);
    vi.advanceTimersByTime(75);
  }
  vi.advanceTimersByTime(200);
  expect(refusals).toBe(0);
  expect(queries().at(-1)).toBe('s=189');
});

test('a click on a link without a change spends no write, nor does the timer of what it wrote', () => {
  for (let nth = 0; nth < 15; nth++) {
    set('s', nth);
    click(true);
    vi.advanceTimersByTime(1);
    click(true);
  }
  set('s', 'last');
  vi.advanceTimersByTime(1);
  expect(queries().at(-1)).toBe('s=last');
});
