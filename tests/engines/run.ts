import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asRoot, PACKAGES } from '../browser/packages.ts';
import { examples } from './checks/examples.ts';
import { offline } from './checks/offline.ts';
import { reading } from './checks/reading.ts';
import { search } from './checks/search.ts';
import type { Checks, Engine } from './engine.ts';
import { Site } from './site.ts';
import { takeFaults } from './watch.ts';

const TOPICS: Readonly<Record<string, Checks>> = { reading, search, examples, offline };

/** In CI none may be missing where `tests/browser/ensure.ts`, before the tests, has installed what it did not find. */
const mustBeThere = (): boolean => Boolean(process.env['CI']) && asRoot() !== undefined;

/** The storage of the device, and what a check noted, are forgotten: no check hangs on one before it. */
const forget = async (page: Engine, site: Site): Promise<void> => {
  await page.renew?.();
  // A page without scripts, so that nothing is written while it is left.
  await page.open(site.at('licenses.txt'));
  await page.eval(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
};

/**
 * Runs all checks in an engine. Where it is not installed, one sentence says so.
 *
 * @param open starts the engine; undefined if it is missing
 */
export const checkIn = (name: keyof typeof PACKAGES, open: (() => Promise<Engine>) | undefined): void => {
  const sentence = `${name} is not installed, so nothing was checked in it. On Debian: apt-get install ${PACKAGES[name].join(' ')}`;
  if (!open && mustBeThere()) throw new Error(sentence);
  if (!open) {
    console.warn(sentence);
    return void test.skip(sentence);
  }

  describe(name, () => {
    let page: Engine | undefined;
    const close = async (): Promise<void> => {
      await page?.close();
      page = undefined;
    };
    // A browser that has stopped to answer would fail all checks after this one, and its second try.
    afterEach(({ task }) => (task.result?.state === 'fail' ? close() : undefined));
    afterAll(close);

    describe.each(Object.entries(TOPICS))('%s', (_, checks) => {
      const site = new Site();
      beforeAll(() => site.start());
      afterAll(() => site.stop());

      test.each(Object.entries(checks))('%s', async (_, check) => {
        page ??= await open();
        await forget(page, site);
        await check(page, site);
        expect(await page.eval(takeFaults)).toEqual([]);
      });
    });
  });
};
