import { describe, expect, test } from 'vitest';
import { Device, fileOf, ORIGIN, startWorker, type Network, type Site, type Unusual, type Worker } from './device.ts';

/* What the worker of a folder answers with a network and without, on a site that stands in the folder `/rules/`. */

const site: Site = new Map([
  ['/rules/offline/', 'Not kept.'],
  ['/rules/en/', 'home'],
  ['/rules/en/page/', 'page'],
  ['/rules/_astro/part.js', 'part'],
]);
const later: Site = new Map([
  ['/rules/en/faq/', 'questions'],
  ['/rules/icons/app.png', 'icon'],
]);
const told = { base: '/rules/', instead: '/rules/offline/', folder: '/rules/en/', visited: [...later].map((file) => fileOf(...file)) };

/** What the server sends, and what was asked of it. */
const online =
  (asked: string[] = [], served: Site = new Map([...site, ...later])): Network =>
  (url) => {
    const address = url.slice(ORIGIN.length);
    asked.push(address);
    return new Response(served.get(address) ?? `sent: ${address}`);
  };
const offline: Network = () => Promise.reject(new TypeError('no network'));

/** A device that keeps the site. */
const keeping = async (more: Unusual = told): Promise<Device> => {
  const device = new Device();
  const worker = startWorker(site, device, online(), more);
  await worker.install();
  await worker.activate();
  return device;
};

/** What a reader gets: a text, the status of an answer without one, nothing if it is left to the browser, or what went wrong. */
const got = async (worker: Worker, address: string, opens?: string): Promise<string | undefined> => {
  try {
    const answer = await worker.answer(address, opens);
    return answer && (answer.headers.get('location') ?? ((await answer.text()) || `${answer.type} ${answer.status}`));
  } catch (error) {
    return String(error);
  }
};

const REFUSED = 'TypeError: no network';
const ERROR = 'error 0';

describe('without a network', () => {
  test.each([
    ['/rules/en/page/', 'page'],
    ['/rules/en/page', 'page'],
    ['/rules/en/page/index.html', 'page'],
    ['/rules/en/page/?edition=fr', 'page'],
    ['/rules/en/page?edition=fr', 'page'],
    ['/rules/en/', 'home'],
    ['/rules/en/index.htmlpage/', 'Not kept.'],
    ['/rules/en/other/', 'Not kept.'],
    ['/rules/en/faq/', 'Not kept.'],
    ['/rules/fr/', 'Not kept.'],
  ])('the page %s is "%s"', async (address, text) =>
    expect(await got(startWorker(site, await keeping(), offline, told), address, 'page')).toBe(text),
  );

  test.each([
    ['a part of a page', '/rules/_astro/part.js', 'part'],
    ['a part that is not kept', '/rules/_astro/other.js', REFUSED],
    ['what is kept once it has been opened', '/rules/en/faq/', ERROR],
    ['what a hit shows of another language', '/rules/pagefind/ab12/fr/0.json', 'default 204'],
    ['another file of the search', '/rules/pagefind/ab12/part/a.json', REFUSED],
    ['the same name in another folder', '/rules/en/pagefind/ab12/fr/0.json', REFUSED],
    ['what is of another site on this host', '/elsewhere/part.js', undefined],
    ['the same on another host: a part', 'https://other.test/rules/_astro/other.js', undefined],
    ['a text of a hit there', 'https://other.test/rules/pagefind/ab12/fr/0.json', undefined],
    ['a page there', 'https://other.test/rules/en/faq/', undefined],
  ])('%s: %s gives %s', async (_, address, expected) => expect(await got(startWorker(site, await keeping(), offline, told), address)).toBe(expected));

  test('a page fails if the device has lost what stands for it', async () => {
    const device = await keeping();
    for (const { entries } of device.caches.values()) for (const key of entries.keys()) if (key.includes('/offline/')) entries.delete(key);
    expect(await got(startWorker(site, device, offline, told), '/rules/en/other/', 'page')).toBe(ERROR);
  });
});

describe('with a network', () => {
  test('what is not kept comes from it, and what is kept does not', async () => {
    const asked: string[] = [];
    const worker = startWorker(site, await keeping(), online(asked), told);
    expect(await got(worker, '/rules/en/other/', 'page')).toBe('sent: /rules/en/other/');
    expect(await got(worker, '/rules/pagefind/ab12/fr/0.json')).toBe('sent: /rules/pagefind/ab12/fr/0.json');
    expect([await got(worker, '/rules/en/page/', 'page'), await got(worker, '/rules/_astro/part.js')]).toEqual(['page', 'part']);
    expect(asked).toEqual(['/rules/en/other/', '/rules/pagefind/ab12/fr/0.json']);
  });
});

describe('what a reader opened', () => {
  test.each(['/rules/en/faq/', '/rules/en/faq', '/rules/en/faq/index.html', '/rules/en/faq/?q=1'])('is kept, as %s too', async (address) => {
    const device = await keeping();
    const asked: string[] = [];
    await got(startWorker(site, device, online(asked), told), '/rules/en/faq/', 'page');
    expect(asked).toEqual(['/rules/en/faq/']);
    expect(await got(startWorker(site, device, offline, told), address, 'page')).toBe('questions');
  });

  test('is shown but not kept, if it is not what the build wrote', async () => {
    const device = await keeping();
    const other = online([], new Map([['/rules/en/faq/', 'a page of another build']]));
    expect(await got(startWorker(site, device, other, told), '/rules/en/faq/', 'page')).toBe('a page of another build');
    expect(await got(startWorker(site, device, offline, told), '/rules/en/faq/', 'page')).toBe('Not kept.');
  });

  /** A device with a worker of each of two languages. In both a reader has opened a file. */
  const afterVisits = async (): Promise<Device> => {
    const device = await keeping();
    await got(startWorker(site, device, online(), told), '/rules/en/faq/', 'page');
    const french = startWorker(site, device, online(), { ...told, folder: '/rules/fr/' });
    await french.install();
    await got(french, '/rules/icons/app.png');
    return device;
  };
  const next: Site = new Map([...site, ['/rules/en/page/', 'new page']]);
  const changed: Site = new Map([...later, ['/rules/en/faq/', 'new questions']]);
  const toldNext = { ...told, visited: [...changed].map((file) => fileOf(...file)) };

  test('comes with the next build too; what was opened in another language does not', async () => {
    const device = await afterVisits();
    const asked: string[] = [];
    await startWorker(next, device, online(asked, new Map([...next, ...changed])), toldNext).install();
    expect(asked).toEqual(['/rules/en/page/', '/rules/en/faq/']);
    const worker = startWorker(next, device, offline, toldNext);
    expect([await got(worker, '/rules/en/faq/', 'page'), await got(worker, '/rules/icons/app.png')]).toEqual(['new questions', ERROR]);
  });

  test('does not hold up the next build if it does not come', async () => {
    const device = await afterVisits();
    await startWorker(next, device, online([], next), toldNext).install();
    expect(await got(startWorker(next, device, offline, toldNext), '/rules/en/faq/', 'page')).toBe('Not kept.');
  });
});

describe('a permanent link', () => {
  const links = { '/rules/r/toy/gate/': 'toy/yard/#yard.gate', '/rules/r/toy/': 'toy/' };
  const rootTold = { ...told, visited: [], folder: '/rules/', links };

  test.each([
    ['/rules/r/toy/gate/', '/rules/?to=toy%2Fyard%2F#yard.gate'],
    ['/rules/r/toy/gate', '/rules/?to=toy%2Fyard%2F#yard.gate'],
    ['/rules/r/toy/gate/index.html', '/rules/?to=toy%2Fyard%2F#yard.gate'],
    ['/rules/r/toy/gate/?edition=fr', '/rules/?edition=fr&to=toy%2Fyard%2F#yard.gate'],
    ['/rules/r/toy/', '/rules/?to=toy%2F'],
  ])('%s leads on without a network to %s', async (address, to) => {
    const worker = startWorker(site, await keeping(rootTold), offline, rootTold);
    expect(await got(worker, address, 'page')).toBe(ORIGIN + to);
  });

  test('that is not known leads nowhere, nor does one that a page only fetches', async () => {
    const worker = startWorker(site, await keeping(rootTold), offline, rootTold);
    expect([await got(worker, '/rules/r/toy/wall/', 'page'), await got(worker, '/rules/r/toy/gate/')]).toEqual(['Not kept.', REFUSED]);
    expect(await got(worker, 'https://other.test/rules/r/toy/gate/')).toBeUndefined();
  });

  test('is the server’s page where there is a network', async () => {
    const worker = startWorker(site, await keeping(rootTold), online(), rootTold);
    expect(await got(worker, '/rules/r/toy/gate/', 'page')).toBe('sent: /rules/r/toy/gate/');
  });
});
