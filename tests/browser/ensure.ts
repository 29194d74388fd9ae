/*
 * Makes sure that there is a Chromium to test in, and says in one sentence what to do where there is none. Where it may become
 * root on Debian, it installs the other engines in the same go; elsewhere their tests say that they are missing.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox, findWebKit } from './find.ts';
import { asRoot, PACKAGES } from './packages.ts';

const run = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's packages of what is missing. */
const missing = (): readonly string[] => [
  ...(findBrowser() ? [] : PACKAGES.Chromium),
  ...(findFirefox() ? [] : PACKAGES.Firefox),
  ...(findWebKit() ? [] : PACKAGES.WebKitGTK),
];

const fromDebian = (root: readonly string[], packages: readonly string[]): void => {
  const apt = (...args: readonly string[]): boolean => run('env', [...root, 'apt-get', '-q', ...args]);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
};

const fromPlaywright = (): boolean => run('npx', ['playwright', 'install', 'chromium']);

const packages = missing();
const root = packages.length > 0 && asRoot();
if (root) {
  console.log(`Missing for the browser tests, to be installed: ${packages.join(', ')}`);
  fromDebian(root, packages);
}
if (!findBrowser() && !(fromPlaywright() && findBrowser())) {
  console.error('The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.');
  process.exit(1);
}
console.log(`Browsers: ${[findBrowser(), findFirefox(), findWebKit()?.browser].filter(Boolean).join(', ')}`);
