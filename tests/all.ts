/*
 * Everything that must hold, in the order in which it is quickest to learn of a fault. Rows of steps run side by side, so that two cores
 * are busy while a step waits for one. After the first fault no other step begins.
 */
import { spawn } from 'node:child_process';

type Step = readonly [name: string, command: string];

/** The rows of a part run side by side; the parts, and the steps of a row, one after another. */
const parts: readonly (readonly (readonly Step[])[])[] = [
  [[['crisis in time', 'npm run --silent bench']]],
  [
    [
      ['types, lint, format', 'npm run --silent check'],
      ['engine, content, search, examples', 'npm run --silent test:unit'],
      ['engine as a package', 'npm run --silent test:package'],
    ],
    [
      // From a copy of the project, so it comes first: both rows would write the types of the content at once.
      ['build under a folder, with an invented language and an invented game', 'npm run --silent build:pseudo'],
      ['build', 'npm run --silent build'],
      ['pages, links, budgets', 'npm run --silent test:site'],
    ],
  ],
  // Both of the other engines wait for much: the network, frames, the driver.
  [[['Firefox and WebKit', 'npm run --silent test:engines -- --maxWorkers=1']], [['Chromium', 'npm run --silent test:browser']]],
];

/** Runs a step to its end. Only the last row of a part speaks at once; what another one says is kept until its step has ended. */
const run = async ([name, command]: Step, speaks: boolean): Promise<void> => {
  const start = Date.now();
  const said: Buffer[] = [];
  console.log(`\n== ${name}`);
  const child = spawn(command, {
    shell: true,
    stdio: speaks ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => said.push(some));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  process.stdout.write(Buffer.concat(said));
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (status !== 0) process.exitCode = status ?? 1;
};

for (const rows of parts)
  await Promise.all(
    rows.map(async (row, index) => {
      for (const step of row) if (!process.exitCode) await run(step, index === rows.length - 1);
    }),
  );
