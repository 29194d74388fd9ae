/* Everything that must hold, in the order in which it is quickest to learn of a fault. Stops at the first. */
import { spawnSync } from 'node:child_process';

const steps: readonly (readonly [name: string, command: string, env?: Record<string, string>])[] = [
  ['types, lint, format', 'npm run --silent check'],
  ['engine, content, search, examples', 'npm run --silent test:unit'],
  ['engine as a package', 'npm run --silent test:package'],
  ['crisis in time', 'npm run --silent bench'],
  ['build', 'npm run --silent build'],
  ['build under a folder', 'npm run --silent build:folder', { BASE_PATH: '/rules' }],
  ['build with an invented language and an invented game', 'npm run --silent build:pseudo'],
  ['pages, links, budgets', 'npm run --silent test:site'],
  ['Firefox and WebKit', 'npm run --silent test:engines'],
  ['Chromium', 'npm run --silent test:browser'],
];

for (const [name, command, env = {}] of steps) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env } });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
