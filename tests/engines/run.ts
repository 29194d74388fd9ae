import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from './checks/examples.ts';
import { offline } from './checks/offline.ts';
import { reading } from './checks/reading.ts';
import { search } from './checks/search.ts';
import type { Checks, Engine } from './engine.ts';
import { Site } from './site.ts';
import { takeFaults } from './watch.ts';

const TOPICS: Readonly<Record<string, Checks>> = { reading, search, examples, offline };

/** Where `tests/browser/ensure.ts` installs the engines, none may be missing. */
const mustBeThere = Boolean(process.env['CI']) && process.getuid?.() === 0;

/**
 * Runs all checks in an engine. Where it is not installed, one sentence says so.
 *
 * @param packages what to install on Debian
 * @param open starts the engine; undefined if it is missing
 */
export const checkIn = (name: string, packages: string, open: (() => Promise<Engine>) | undefined): void => {
  const sentence = `${name} is not installed, so nothing was checked in it. On Debian: apt-get install ${packages}`;
  if (!open && mustBeThere) throw new Error(sentence);
  if (!open) {
    console.warn(sentence);
    return void test.skip(sentence);
  }

  describe(name, () => {
    let page: Engine;
    beforeAll(async () => {
      page = await open();
    });
    afterAll(() => page.close());

    describe.each(Object.entries(TOPICS))('%s', (_, checks) => {
      const site = new Site();
      beforeAll(() => site.start());
      afterAll(() => site.stop());

      test.each(Object.entries(checks))('%s', async (_, check) => {
        await check(page, site);
        expect(await page.eval(takeFaults)).toEqual([]);
      });
    });
  });
};
