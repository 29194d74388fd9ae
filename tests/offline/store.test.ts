import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { KeptFile } from '../../src/offline/kept.ts';
import { Device, faultsOf, fileOf, ORIGIN, startWorker, type Network, type Site } from './device.ts';

/* What comes into the cache of a build, and from where. */

const site: Site = new Map([
  ['/offline/', 'Not kept.'],
  ['/_astro/part.js', 'part'],
  ...Array.from({ length: 10 }, (_, at) => [`/en/${at}/`, `page ${at}`] as const),
]);

/** Sends what the site has, each after a while, and notes what was asked. */
const serves =
  (asked: string[], lost = '', served = site): Network =>
  async (url) => {
    const address = url.slice(ORIGIN.length);
    asked.push(address);
    await setImmediate();
    return address === lost ? new Response('lost', { status: 404 }) : new Response(served.get(address) ?? 'missing');
  };
const offline: Network = () => Promise.reject(new TypeError('no network'));

/** Damages what a device holds of an address, in all caches or in that of one folder. */
const damage = (device: Device, address: string, folder = ''): void => {
  for (const [name, { entries }] of device.caches)
    for (const key of entries.keys()) if (name.includes(folder) && key.startsWith(ORIGIN + address)) entries.set(key, new Uint8Array([1]));
};

test('four files come at the same time', async () => {
  const [open, counts]: [Set<string>, number[]] = [new Set(), []];
  const send = serves([]);
  const counted: Network = async (url) => {
    counts.push(open.add(url).size);
    const answer = await send(url);
    open.delete(url);
    return answer;
  };
  await startWorker(site, new Device(), counted).install();
  expect(Math.max(...counts)).toBe(4);
});

test('what is there is not written again; that all of it is there is written where later builds look for it', async () => {
  const device = new Device();
  const worker = startWorker(site, device, serves([]));
  await worker.install();
  const put = vi.spyOn([...device.caches.values()][0]!, 'put');
  await worker.heal();
  expect(put.mock.calls.map(([address]) => address)).toEqual(['/complete']);
});

test('after a failure no other is begun, and it says which file is missing', async () => {
  const asked: string[] = [];
  await expect(startWorker(site, new Device(), serves(asked, '/offline/')).install()).rejects.toThrow('/offline/');
  expect(asked.length).toBeLessThanOrEqual(4);
});

describe('a device looks through all files', () => {
  test('once while its worker runs', async () => {
    const device = new Device();
    const worker = startWorker(site, device, serves([]));
    await worker.install();
    damage(device, '/en/3/');
    expect([await worker.heal(), faultsOf(site, device)]).toEqual([true, []]);
    damage(device, '/en/3/');
    expect([await worker.heal(), faultsOf(site, device)]).toEqual([true, ['/en/3/']]);
  });

  test('once for all pages that ask at the same time', async () => {
    const device = new Device();
    const asked: string[] = [];
    const worker = startWorker(site, device, serves(asked));
    await worker.install();
    device.caches.clear();
    asked.length = 0;
    expect(await Promise.all([worker.heal(), worker.heal()])).toEqual([true, true]);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  test('again if something was missing', async () => {
    const device = new Device();
    let network = serves([]);
    const worker = startWorker(site, device, (url) => network(url));
    await worker.install();
    damage(device, '/en/3/');
    network = offline;
    expect(await worker.heal()).toBe(false);
    network = serves([]);
    expect([await worker.heal(), faultsOf(site, device)]).toEqual([true, []]);
  });
});

describe('a file is copied', () => {
  const next: Site = new Map([...site, ['/en/3/', 'new page']]);
  const fetchedFor = async (device: Device): Promise<readonly string[]> => {
    const asked: string[] = [];
    await startWorker(next, device, serves(asked, '', next)).install();
    expect(faultsOf(next, device)).toEqual([]);
    return asked;
  };

  test('from a build that never was complete', async () => {
    const device = new Device();
    await expect(startWorker(site, device, serves([], '/en/9/')).install()).rejects.toThrow();
    expect(await fetchedFor(device)).toEqual(['/en/3/', '/en/9/']);
  });

  test('from one whose list was damaged', async () => {
    const device = new Device();
    await startWorker(site, device, serves([])).install();
    damage(device, '/complete');
    expect(await fetchedFor(device)).toEqual(['/en/3/']);
  });

  test('from another language, where the own one is damaged and there is no network', async () => {
    const device = new Device();
    for (const folder of ['/fr/', '/en/']) await startWorker(site, device, serves([]), { folder }).install();
    damage(device, '/_astro/part.js', '/en/');
    expect(await startWorker(site, device, offline).heal()).toBe(true);
    const own = [...device.caches].find(([name]) => name.includes('/en/'))![1];
    expect(new TextDecoder().decode(own.entries.get(`${ORIGIN}/_astro/part.js`))).toBe('part');
  });
});

describe('what comes later', () => {
  const rest = ['/en/faq/', '/en/table/'].map((url): KeptFile => ({ ...fileOf(url, `rest ${url}`), later: true }));
  const visited = [...rest, fileOf('/en/compare/', 'compared')];
  const all: Site = new Map([...site, ...rest.map(({ url }) => [url, `rest ${url}`] as const), ['/en/compare/', 'compared']]);
  /** The addresses of it that a device holds. */
  const held = (device: Device): readonly string[] =>
    [...device.caches.values()].flatMap(({ entries }) =>
      visited.map(({ url }) => url).filter((url) => [...entries.keys()].some((key) => key.includes(url))),
    );

  test('is fetched when the build is used, and not what a reader has to open', async () => {
    const device = new Device();
    const worker = startWorker(site, device, serves([], '', all), { visited });
    await worker.install();
    expect(held(device)).toEqual([]);
    await worker.activate();
    await vi.waitFor(() => expect(held(device)).toEqual(['/en/faq/', '/en/table/']));
  });

  test('goes on with the next page, and fetches nothing again', async () => {
    const device = new Device();
    const asked: string[] = [];
    let network = serves(asked, '/en/table/', all);
    const worker = startWorker(site, device, (url) => network(url), { visited });
    await worker.install();
    await worker.activate();
    await vi.waitFor(() => expect(asked.filter((url) => url === '/en/table/')).toHaveLength(1));
    asked.length = 0;
    network = serves(asked, '', all);
    await vi.waitFor(async () => {
      expect(await worker.heal()).toBe(true);
      expect(held(device)).toEqual(['/en/faq/', '/en/table/']);
    });
    expect(asked).toEqual(['/en/table/']);
  });

  test('makes no language wait: it is ready without', async () => {
    const device = new Device();
    const worker = startWorker(site, device, serves([], '/en/faq/', all), { visited });
    await worker.install();
    await worker.activate();
    expect([await worker.heal(), faultsOf(site, device)]).toEqual([true, []]);
  });
});
