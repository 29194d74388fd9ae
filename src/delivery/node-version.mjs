// Plain JavaScript: it must run on the old Node that it reports.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');

/** True if a version such as `22.9.0` is older than another. */
const isOlder = (version, than) => {
  const [a, b] = [version, than].map((each) => each.split('.').map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] < b[index];
};

if (isOlder(process.versions.node, wanted)) {
  console.error(
    `This needs Node ${wanted} or newer, and found ${process.versions.node}. On Linux (x64, arm64) "npm ci" brings its own; elsewhere install a newer Node.`,
  );
  process.exit(1);
}
