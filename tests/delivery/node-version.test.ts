import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { engines, optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs the check as a Node of another version would. */
const check = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'src/delivery/node-version.mjs']);
};

test.each(['18.0.0', '20.20.2', '22.9.0', '22.22.2'])('Node %s is too old, and one sentence says so', (version) => {
  const { status, stderr } = check(version);
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining(`found ${version}`)]);
  expect(stderr.toString()).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
});

test.each(['22.22.3', '22.100.0', '24.0.0', '24.21.0', '100.0.0'])('Node %s is new enough', (version) => {
  expect(check(version).status).toBe(0);
});

test.each(['start', 'test', 'build', 'check', 'dev'])('npm run %s looks at the Node first', (script) => {
  expect(scripts[script]).toBeDefined();
  expect(scripts[`pre${script}`]).toMatch(/^node src\/delivery\/node-version\.mjs\b/);
});

test('.nvmrc names the Node that the packages bring', () => {
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-linux-'));
  expect(brought.map(([, version]) => version)).toEqual(brought.map(() => readFileSync('.nvmrc', 'utf8').trim()));
  expect(brought.length).toBeGreaterThan(0);
});
