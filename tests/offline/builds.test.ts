import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Device, faultsOf, keptOf, ORIGIN, startWorker, type Network, type Site, type Worker } from './device.ts';

/** A build: its page, a script that only it has, and one that is the same in all under another name. */
const siteOf = (build: number): Site =>
  new Map([
    ['/offline/', 'Not kept.'],
    ['/en/page/', `page ${build}`],
    [`/_astro/part.${build}.js`, `part ${build}`],
    [`/_astro/same.${build}.js`, 'the same in all'],
  ]);

const serves =
  (site: Site, asked: string[] = []): Network =>
  (url) => {
    asked.push(url.slice(ORIGIN.length));
    const text = site.get(url.slice(ORIGIN.length));
    return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
  };

const deployed = async (device: Device, build: number): Promise<Worker> => {
  const worker = startWorker(siteOf(build), device, serves(siteOf(build)));
  await worker.install();
  await worker.activate();
  return worker;
};

const opened = (device: Device, id: string): void => void (device.open = [...device.open, { id, url: `${ORIGIN}/en/page/` }]);
const closed = (device: Device, id: string): void => void (device.open = device.open.filter((page) => page.id !== id));

/** The builds of which the device holds all. */
const keptOn = (device: Device, last: number): readonly number[] =>
  Array.from({ length: last + 1 }, (_, build) => build).filter((build) => faultsOf(siteOf(build), device).length === 0);

describe('builds that open pages came from', () => {
  test('stay as long as the page is open, and answer it', async () => {
    const device = new Device();
    await (await deployed(device, 0)).answer('/en/page/', 'old');
    opened(device, 'old');
    let worker: Worker | undefined;
    for (const build of [1, 2, 3, 4]) worker = await deployed(device, build);
    expect(keptOn(device, 4)).toEqual([0, 3, 4]);
    device.varies = true;
    expect(await (await worker!.answer('/_astro/part.0.js'))?.text()).toBe('part 0');
    closed(device, 'old');
    await deployed(device, 5);
    expect(keptOn(device, 5)).toEqual([4, 5]);
  });

  test('a page that was opened before there was a worker is taken over, and is of the first build', async () => {
    const device = new Device();
    opened(device, 'first');
    for (const build of [0, 1, 2, 3]) await deployed(device, build);
    expect([device.isClaimed, keptOn(device, 3)]).toEqual([true, [0, 2, 3]]);
  });

  test('a page that is being opened while builds change keeps its own', async () => {
    const device = new Device();
    const worker = await deployed(device, 0);
    for (const page of ['slow', 'closed']) await worker.answer('/en/page/', page);
    await deployed(device, 1);
    opened(device, 'slow');
    await deployed(device, 2);
    await deployed(device, 3);
    expect(keptOn(device, 3)).toEqual([0, 2, 3]);
  });

  test('whatever is opened, closed and deployed, in any order', () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('deploy' as const) }),
      fc.record({ does: fc.constantFrom('open' as const, 'close' as const), page: fc.nat(3) }),
    );
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const device = new Device();
        const from = new Map<string, number>();
        let build = 0;
        let worker = await deployed(device, build);
        for (const each of steps) {
          if (each.does === 'deploy') {
            worker = await deployed(device, ++build);
            expect(keptOn(device, build)).toEqual([...new Set([...from.values(), build - 1, build])].toSorted((a, b) => a - b));
          } else {
            closed(device, `page ${each.page}`);
            from.delete(`page ${each.page}`);
            if (each.does === 'close') continue;
            expect(await (await worker.answer('/en/page/', `page ${each.page}`))?.text()).toBe(`page ${build}`);
            opened(device, `page ${each.page}`);
            from.set(`page ${each.page}`, build);
          }
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('of many pages that were closed no notes are left', async () => {
    const device = new Device();
    const worker = await deployed(device, 0);
    await worker.answer('/en/page/', 'open');
    opened(device, 'open');
    const notes = [...device.caches].find(([name]) => name.includes(' pages '))![1].entries;
    const sizes: number[] = [];
    for (let at = 0; at < 120; at++) {
      await worker.answer('/en/page/', `closed ${at}`);
      sizes.push(notes.size);
    }
    expect(Math.max(...sizes)).toBe(50);
    expect([...notes.keys()].some((note) => note.endsWith('page=open'))).toBe(true);
  });

  test('are those of pages alone, and of pages of this language', async () => {
    const device = new Device();
    device.open = [{ id: 'french', url: `${ORIGIN}/fr/page/` }];
    for (const build of [0, 1, 2]) await (await deployed(device, build)).answer('/_astro/same.0.js');
    await deployed(device, 3);
    expect(keptOn(device, 3)).toEqual([2, 3]);
    expect([...device.caches].find(([name]) => name.includes(' pages '))![1].entries.size).toBe(0);
  });

  test('are deleted alone: what another language or another site on this host keeps stays', async () => {
    const device = new Device();
    const french = startWorker(siteOf(9), device, serves(siteOf(9)), { folder: '/fr/' });
    await french.install();
    await device.storage.open('of another site');
    for (const build of [0, 1, 2]) await deployed(device, build);
    expect(faultsOf(siteOf(9), device)).toEqual([]);
    expect(device.caches.has('of another site')).toBe(true);
  });
});

test('the first build is used at once; a new one waits until the reader agrees', async () => {
  const device = new Device();
  const [first, next] = [0, 1].map((build) => startWorker(siteOf(build), device, serves(siteOf(build))));
  await first!.install();
  expect(first!.wantsToBeUsed()).toBe(true);
  await next!.install();
  await next!.heal();
  expect(next!.wantsToBeUsed()).toBe(false);
  await next!.use();
  expect(next!.wantsToBeUsed()).toBe(true);
});

test('a new build is used at once where there is nothing to lose: no whole build, or only pages without a language', async () => {
  const device = new Device();
  await startWorker(siteOf(0), device, serves(new Map()))
    .install()
    .catch(() => undefined);
  const next = startWorker(siteOf(1), device, serves(siteOf(1)));
  await next.install();
  const root = [2, 3].map((build) => startWorker(siteOf(build), device, serves(siteOf(build)), { folder: '/' }));
  for (const worker of root) await worker.install();
  expect([next, ...root].map((worker) => worker.wantsToBeUsed())).toEqual([true, true, true]);
});

test('a file under another name is copied from the build before, by its hash', async () => {
  const device = new Device();
  await deployed(device, 0);
  const asked: string[] = [];
  await startWorker(siteOf(1), device, serves(siteOf(1), asked)).install();
  expect(faultsOf(siteOf(1), device)).toEqual([]);
  expect(asked.toSorted()).toEqual(['/_astro/part.1.js', '/en/page/']);
});

test('a copy that was damaged on the device is not copied', async () => {
  const device = new Device();
  await deployed(device, 0);
  for (const { entries } of device.caches.values()) entries.set(`${ORIGIN}/_astro/same.0.js`, new Uint8Array([1]));
  await startWorker(siteOf(1), device, serves(siteOf(1))).install();
  expect(faultsOf(siteOf(1), device)).toEqual([]);
});

describe("a browser's own cache that holds bodies that ended early", () => {
  const site = siteOf(0);
  const poisoned: Network = async (url, mode) => {
    const right = serves(site)(url) as Response;
    return mode === 'reload' ? right : new Response((await right.text()).slice(0, 3));
  };

  test('is passed by', async () => {
    const device = new Device();
    await startWorker(site, device, poisoned).install();
    expect(faultsOf(site, device)).toEqual([]);
  });

  test('is asked only for files whose name tells what they hold', async () => {
    const asked: (readonly [string, RequestCache | undefined])[] = [];
    await startWorker(site, new Device(), (url, mode) => {
      asked.push([url.slice(ORIGIN.length), mode]);
      return serves(site)(url);
    }).install();
    const named = keptOf(site).files.filter(({ named }) => named);
    expect(asked.filter(([, mode]) => mode !== 'reload').map(([url]) => url)).toEqual(named.map(({ url }) => url));
  });
});

test('what hangs is given up for a new version; what is asked for later comes', async () => {
  const device = new Device();
  await deployed(device, 0);
  const [isSlow, asked] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const slow = Promise.withResolvers<Response>();
  const network: Network = (url) => {
    if (url.endsWith('/late.js')) return new Response('late');
    const hangs = url.endsWith('/hangs.js');
    (hangs ? asked : isSlow).resolve(null);
    return hangs ? new Promise<Response>(() => undefined) : slow.promise;
  };
  const worker = startWorker(siteOf(0), device, network);
  const waited = worker.answer('/slow.js');
  await isSlow.promise;
  await worker.heal();
  slow.resolve(new Response('slow'));
  expect(await (await waited)?.text()).toBe('slow');
  const given = worker.answer('/hangs.js').catch(String);
  await asked.promise;
  await worker.drop();
  expect(await given).toMatch(/takes over/);
  expect(await (await worker.answer('/late.js'))?.text()).toBe('late');
});
