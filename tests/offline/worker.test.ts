import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Device, faultsOf, keptOf, ORIGIN, startWorker, type Network, type Site } from './device.ts';

const body = fc.string({ minLength: 20, maxLength: 300 });

/** Two builds of a site that share some files. */
const builds = fc.array(fc.tuple(body, fc.boolean(), body), { minLength: 4, maxLength: 12 }).map((files): readonly [Site, Site] => {
  const site = (next: boolean): Site =>
    new Map([
      ['/offline/', 'Not kept.'],
      ['/_astro/page.js', 'script'],
      ...files.map(([text, changes, other], at) => [`/page-${at}/`, next && changes ? other : text] as const),
    ]);
  return [site(false), site(true)];
});

const whole =
  (site: Site, asked: string[] = []): Network =>
  (url) => {
    asked.push(url.slice(ORIGIN.length));
    const text = site.get(url.slice(ORIGIN.length));
    return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
  };

/** How a request goes wrong: its body ends early, another build answers, the connection is refused or breaks, an error is sent. */
const fault = fc.constantFrom('short', 'other', 'refused', 'broken', 'error') satisfies fc.Arbitrary<string>;

/** A network that goes wrong from one request on, for all or for that one. */
const faulty = fc.record({ at: fc.nat(12), cut: fc.nat(300), kind: fault, forever: fc.boolean() });

type Faulty = typeof faulty extends fc.Arbitrary<infer F> ? F : never;

const broken = (site: Site, other: Site, { at, cut, kind, forever }: Faulty): Network => {
  let asked = 0;
  const right = whole(site);
  const wrong: Readonly<Record<Faulty['kind'], Network>> = {
    short: async (url) => new Response((await (await right(url)).text()).slice(0, cut)),
    other: (url) => new Response(other.get(url.slice(ORIGIN.length)) ?? 'other'),
    refused: () => Promise.reject(new TypeError('no network')),
    broken: () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })),
    error: () => new Response('busy', { status: 503 }),
  };
  return (url) => {
    const goesWrong = forever ? asked >= at : asked === at;
    asked++;
    return goesWrong ? wrong[kind](url) : right(url);
  };
};

/** 50 cases, 500 when `npm run fuzz` asks for far more, and 25 where a changed program is to fail fast. */
const runs = { numRuns: Math.max(25, Math.round(Number(process.env['FUZZ_RUNS'] ?? 1000) / 20)), seed: Number(process.env['FUZZ_SEED'] ?? 1) };
const installed = (site: Site, device: Device, network: Network): Promise<boolean> =>
  startWorker(site, device, network)
    .install()
    .then(
      () => true,
      () => false,
    );

describe('an installation that is cut', { timeout: 60_000 + runs.numRuns * 50 }, () => {
  test('counts only if all is there, and goes on where it stopped', () =>
    fc.assert(
      fc.asyncProperty(builds, fc.array(faulty, { minLength: 1, maxLength: 4 }), async ([site, other], faults) => {
        const device = new Device();
        for (const each of faults) if (await installed(site, device, broken(site, other, each))) expect(faultsOf(site, device)).toEqual([]);
        const missing = faultsOf(site, device);
        const asked: string[] = [];
        expect(await installed(site, device, whole(site, asked))).toBe(true);
        expect(faultsOf(site, device)).toEqual([]);
        expect(asked.toSorted()).toEqual([...missing].toSorted());
      }),
      runs,
    ));

  test('of a new build leaves the one before as it was; the new one is fetched where it changed', () =>
    fc.assert(
      fc.asyncProperty(builds, fc.array(faulty, { minLength: 1, maxLength: 4 }), async ([before, after], faults) => {
        const device = new Device();
        await installed(before, device, whole(before));
        await startWorker(before, device, whole(before)).activate();
        for (const each of faults) {
          if (await installed(after, device, broken(after, before, each))) expect(faultsOf(after, device)).toEqual([]);
          expect(faultsOf(before, device)).toEqual([]);
        }
        const asked: string[] = [];
        expect(await installed(after, device, whole(after, asked))).toBe(true);
        await startWorker(after, device, whole(after)).activate();
        expect(faultsOf(after, device)).toEqual([]);
        const changed = keptOf(after).files.filter(({ url, hash }) => keptOf(before).files.find((file) => file.url === url)?.hash !== hash);
        expect(asked.filter((url) => !changed.some((file) => file.url === url))).toEqual([]);
      }),
      runs,
    ));
});

test('a build that never was complete does not push out the one before', async () => {
  const [first, failed, last] = ['first', 'failed', 'last'].map(
    (text): Site =>
      new Map([
        ['/offline/', 'Not kept.'],
        ['/page/', text],
      ]),
  );
  const device = new Device();
  await installed(first!, device, whole(first!));
  expect(await installed(failed!, device, whole(first!))).toBe(false);
  await installed(last!, device, whole(last!));
  await startWorker(last!, device, whole(last!)).activate();
  expect(faultsOf(first!, device)).toEqual([]);
  const builds = [...device.caches.keys()].filter((name) => !name.includes(' pages ')).map((name) => name.split(' ').at(-1));
  expect(builds).toEqual([keptOf(first!).build, keptOf(last!).build]);
});

test('what is lost or damaged is fetched again, once there is a network', () =>
  fc.assert(
    fc.asyncProperty(builds, fc.nat(), fc.nat(), async ([site], lost, damaged) => {
      const device = new Device();
      await installed(site, device, whole(site));
      const [cache] = device.caches.values();
      const keys = [...cache!.entries.keys()].filter((key) => !key.endsWith('/complete'));
      cache!.entries.set(keys[damaged % keys.length]!, new Uint8Array([1]));
      cache!.entries.delete(keys[lost % keys.length]!);
      expect(faultsOf(site, device).length).toBeGreaterThan(0);
      const offline: Network = () => Promise.reject(new TypeError('no network'));
      expect(await startWorker(site, device, offline).heal()).toBe(false);
      const worker = startWorker(site, device, whole(site));
      expect(await worker.heal()).toBe(true);
      expect(faultsOf(site, device)).toEqual([]);
      device.caches.clear();
      expect(await worker.heal()).toBe(true);
      expect(faultsOf(site, device)).toEqual([]);
    }),
    runs,
  ));

/* Chrome ends a worker for which a new one waits as soon as it has nothing to do. A request in that moment starts it anew, for half a minute. */
describe('a worker for which a new one waits', () => {
  const site: Site = new Map([['/page/', 'page']]);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Asks for something every so many milliseconds, so often. Returns after how many milliseconds the worker had nothing more to do. */
  const staysFor = async (every: number, times: number): Promise<number> => {
    const worker = startWorker(site, new Device(), whole(site));
    await worker.install();
    const { isAnswered, settled } = worker.settle();
    expect(isAnswered).toBe(true);
    let stayed = 0;
    void settled.then(() => (stayed ||= performance.now()));
    const began = performance.now();
    for (let at = 0; at < times; at++) {
      await vi.advanceTimersByTimeAsync(every);
      await worker.answer('/page/');
    }
    await vi.advanceTimersByTimeAsync(1000);
    return stayed - began;
  };

  test.each([
    ['has nothing to do', 0, 0, 500],
    ['is asked again and again', 100, 20, 2500],
    ['is asked once more just before it would end', 499, 1, 999],
    ['is asked without an end', 400, 40, 10_000],
  ])('that %s stays until nothing was asked for half a second, at most ten seconds', async (_, every, times, ms) => {
    const stayed = await staysFor(every, times);
    expect(stayed).toBeGreaterThanOrEqual(ms);
    expect(stayed).toBeLessThan(ms + 500);
  });
});
