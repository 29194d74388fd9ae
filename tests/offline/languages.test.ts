import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeLang } from '../../src/offline/languages.ts';
import { Device, ORIGIN, startWorker } from './device.ts';

/* A language that is removed: a page does it, whose worker has filled the caches. */

const site = new Map([['/en/', 'a page']]);
const network = (url: string): Response => new Response(site.get(new URL(url).pathname) ?? '');

let device: Device;

beforeEach(() => {
  device = new Device();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  vi.stubGlobal('location', new URL(`${ORIGIN}/en/page/`));
  vi.stubGlobal('caches', device.storage);
});
afterEach(() => vi.unstubAllGlobals());

/** Has a folder kept, and opens a page of it. */
const keep = async (folder: string): Promise<void> => {
  const worker = startWorker(site, device, network, { folder });
  await worker.install();
  await worker.activate();
  await worker.answer('/en/', 'a-page');
};

test('nothing of it stays on the device, and all of the others', async () => {
  await keep('/ru/');
  const others = [...device.caches.keys()];
  await keep('/en/');
  expect(device.caches.size).toBe(2 * others.length);
  await removeLang('en');
  expect([...device.caches.keys()]).toEqual(others);
});
