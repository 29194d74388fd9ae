/*
 * `npm run fuzz`: far more cases than a run of the tests, with another seed each day. They attack what comes from outside:
 * the states in addresses, what is typed into the search, the requests to the server, and a network that breaks. Prints what breaks, with its seed.
 */
import { spawnSync } from 'node:child_process';

/** Cases of each example's state: more than 100,000 with all examples together. */
const RUNS = 10_000;

const seed = process.env['FUZZ_SEED'] ?? String(Math.floor(Date.now() / 86_400_000));
const env = { ...process.env, FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? String(RUNS), FUZZ_SEED: seed };
console.log(`${env.FUZZ_RUNS} cases each, seed ${seed}`);
const files = ['tests/examples/crafted.test.ts', 'tests/search/typed.test.ts', 'tests/delivery/server.test.ts', 'tests/offline'];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files], { stdio: 'inherit', env });
process.exit(status ?? 1);
