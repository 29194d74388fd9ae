/*
 * `npm run fuzz`, after a build: far more cases than a run of the tests, with another seed each day. They attack what comes from
 * outside: the states in addresses, what is typed into the search, the requests to the server, a network that breaks, and in a browser
 * the addresses of pages and what the device keeps. Prints what breaks, with its seed.
 */
import { spawnSync } from 'node:child_process';

/** Cases of each example's state: more than 100,000 with all examples together. */
const RUNS = 10_000;

/** Pages that are opened in a browser. */
const PAGES = 2000;

const seed = process.env['FUZZ_SEED'] ?? String(Math.floor(Date.now() / 86_400_000));
const env = {
  ...process.env,
  FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? String(RUNS),
  FUZZ_PAGES: process.env['FUZZ_PAGES'] ?? String(PAGES),
  FUZZ_SEED: seed,
};
console.log(`${env.FUZZ_RUNS} cases each, ${env.FUZZ_PAGES} pages, seed ${seed}`);
const files = ['tests/examples/crafted.test.ts', 'tests/search/typed.test.ts', 'tests/delivery/server.test.ts', 'tests/offline'];

/** In milliseconds: so many cases take minutes on a busy machine. */
const LONGEST = 1_200_000;

const run = (script: string, ...args: readonly string[]): number =>
  spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit', env }).status ?? 1;

const failed = [
  run('vitest/vitest.mjs', 'run', '--project', 'unit', `--testTimeout=${LONGEST}`, ...files),
  // After a build: what is in addresses and on the device, in a browser.
  run('@playwright/test/cli.js', 'test', 'outside.spec.ts', '--retries=0'),
].find((status) => status !== 0);
process.exit(failed ?? 0);
