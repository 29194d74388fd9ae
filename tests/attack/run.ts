/*
 * `npm run attack`, after a build: 50 first visits and 50 updates that are cut at a random byte, and 200 deploys with two pages open.
 * They are too long for each run of the tests, which do a few. `npm run attack installs 5 deploys 10` does five of one kind and ten of
 * another. Prints what broke, with its seed.
 */
import { rm } from 'node:fs/promises';
import { openUnwatched } from './browser.ts';
import { englishSite, nextBuild } from './builds.ts';
import { cutInstall, cutUpdate, type Series } from './cuts.ts';
import { deployOften } from './deploys.ts';
import { Host } from './host.ts';
import { isReady } from './reader.ts';

const asked = process.argv.slice(2);

/** How often each attack is wanted; without any word, all of them as often as is usual. */
const timesOf = (name: string, usual: number): number => {
  const at = asked.indexOf(name);
  if (at < 0) return asked.length > 0 ? 0 : usual;
  return /^\d+$/.test(asked[at + 1] ?? '') ? Number(asked[at + 1]) : usual;
};
const [installs, updates, deploys] = [timesOf('installs', 50), timesOf('updates', 50), timesOf('deploys', 200)];

const seed = Number(process.env['ATTACK_SEED'] ?? Math.floor(Date.now() / 86_400_000));

/** Random numbers that a seed repeats. */
const randomFrom = (start: number): (() => number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const site = await englishSite();
const host = new Host(site);
const address = await host.start();
const { browser, close } = await openUnwatched();
const series: Series = { browser, host, address, random: randomFrom(seed) };
const faults: string[] = [];
const tell = (fault: string): void => {
  faults.push(fault);
  console.log(`  ${fault}`);
};

/** Does the same attack often. */
const often = async (name: string, count: number, attack: () => Promise<void>): Promise<void> => {
  const before = faults.length;
  for (let at = 1; at <= count; at++) {
    try {
      await attack();
    } catch (error) {
      tell(`${name} ${at}: ${String(error).split('\n').slice(0, 6).join(' ')}`);
      host.mend();
    }
  }
  console.log(`${name}: ${count}, broken: ${faults.length - before}`);
};

/** What a visit sends in all. */
const bytesOf = async (visit: () => Promise<void>): Promise<number> => {
  const before = host.sent;
  await visit();
  return host.sent - before;
};

console.log(`seed ${seed}`);
if (installs > 0) {
  const bytes = await bytesOf(async () => {
    const page = await browser.newPage();
    await page.goto(`${address}en/turmoil/committee/`);
    await isReady(page);
    await page.context().close();
  });
  await often('installs', installs, () => cutInstall(series, site, bytes));
}
if (updates > 0) {
  const chapter = await nextBuild(site, 'new', false);
  // What a changed chapter fetches is little beside what changed code does: both are cut in the middle.
  await often('updates of a chapter', Math.ceil(updates / 2), () => cutUpdate(series, [site, chapter], 150_000));
  await rm(chapter, { recursive: true });
}
if (updates > 1) {
  const code = await nextBuild(site, 'new', true);
  await often('updates of all code', Math.floor(updates / 2), () => cutUpdate(series, [site, code], 3_000_000));
  await rm(code, { recursive: true });
}
if (deploys > 0) {
  const before = faults.length;
  await deployOften(series, site, deploys, tell);
  console.log(`deploys: ${deploys}, dead parts: ${faults.length - before}`);
}
await close();
host.stop();
await rm(site, { recursive: true });
process.exit(faults.length ? 1 : 0);
