import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** WebKit refuses a write when there were so many in so many milliseconds. */
const LIMIT = { writes: 100, within: 10_000 };

let writes: { readonly at: number; readonly href: string }[] = [];
let refusals = 0;
let refusesAll = false;
let clicked: (() => void)[] = [];
let change: typeof import('../../src/i18n/address.ts').changeAddress;

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
const queries = (): readonly string[] => writes.map(({ href }) => new URL(href).search.slice(1));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  [writes, refusals, refusesAll, clicked] = [[], 0, false, []];
  vi.stubGlobal('location', { href: 'https://site.test/en/#a' });
  vi.stubGlobal('history', { state: 'kept', replaceState });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void, options: object) => {
    // The phase of capture: a link that is followed stops at no other listener first.
    expect([name, options]).toEqual(['click', { capture: true, once: true }]);
    clicked.push(listener);
  });
  vi.resetModules();
  ({ changeAddress: change } = await import('../../src/i18n/address.ts'));
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
  for (const listener of clicked) listener();
  expect(queries()).toEqual(['s=1']);
  vi.advanceTimersByTime(5000);
  for (const listener of clicked) listener();
  expect(queries()).toEqual(['s=1']);
});
