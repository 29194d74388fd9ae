import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { retrying } from '../../src/examples/frame/loading/retry.ts';

/** An example's notice with its button, on a page that hears of the network. */
const pageWithNotice = () => {
  const [page, button] = [new EventTarget(), new EventTarget()];
  const notice = { hidden: true, querySelector: () => button };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const listeners = (): readonly number[] => [getEventListeners(button, 'click').length, getEventListeners(page, 'online').length];
  return { page, button, notice, listeners, load: retrying({ querySelector: () => notice } as unknown as ParentNode) };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a part is fetched again when the browser is online or the button is pressed, and no listener stays behind', async () => {
  const { page, button, notice, listeners, load } = pageWithNotice();
  let missing = 3;
  const part = load(() => (missing-- > 0 ? Promise.reject(new Error('missing')) : Promise.resolve('there')));
  const signs = [
    [page, 'online'],
    [page, 'online'],
    [button, 'click'],
  ] as const;
  for (const [target, type] of signs) {
    await nextTurn();
    expect(notice.hidden).toBe(false);
    expect(listeners()).toEqual([1, 1]);
    target.dispatchEvent(new Event(type));
  }
  expect(await part).toBe('there');
  expect(notice.hidden).toBe(true);
  expect(listeners()).toEqual([0, 0]);
});
