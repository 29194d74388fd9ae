/*
 * Everything that must hold, in the order in which it is quickest to learn of a fault. Two steps run side by side, so that two cores
 * are busy while a step waits for one. After the first fault no other step begins.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

type Step = readonly [name: string, command: string];

const bench: Step = ['crisis in time', 'npm run --silent bench'];
const code: readonly Step[] = [
  ['types, lint, format', 'npm run --silent check'],
  ['engine, content, search, examples', 'npm run --silent test:unit'],
  ['engine as a package', 'npm run --silent test:package'],
];
const builds: readonly Step[] = [
  // From a copy of the project, so it comes first: the check of the types would write those of the content at the same time.
  ['build under a folder, with an invented language and an invented game', 'npm run --silent build:pseudo'],
  ['build', 'npm run --silent build'],
];
const pages: readonly Step[] = [
  ['pages, links, budgets', 'npm run --silent test:site'],
  ['Chromium', 'npm run --silent test:browser'],
];
// They wait for much: the network, frames, the driver.
const engines: Step = ['Firefox and WebKit', 'npm run --silent test:engines -- --maxWorkers=1'];

/** Runs a step to its end. What it says is printed at once if it speaks, else after its end: two steps at once could not be read. */
const run = async ([name, command]: Step, speaks: boolean): Promise<void> => {
  const start = Date.now();
  const said: Buffer[] = [];
  console.log(`\n== ${name}`);
  const child = spawn(command, {
    shell: true,
    stdio: speaks ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Many programs read the same libraries, such as the compiler of TypeScript. What one has compiled the next one need not.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => said.push(some));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  process.stdout.write(Buffer.concat(said));
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (status !== 0) process.exitCode = status ?? 1;
};

/** Runs steps one after another, until there is a fault. */
const runAll = async (steps: readonly Step[], speaks: boolean): Promise<void> => {
  for (const step of steps) if (!process.exitCode) await run(step, speaks);
};

await runAll([bench], true);
const checked = runAll(code, false);
const built = runAll(builds, true);
await Promise.all([built.then(() => runAll(pages, true)), Promise.all([checked, built]).then(() => runAll([engines], false))]);
