/*
 * Makes sure that there is a Chromium to test in, and says in one sentence what to do where there is none. As root on Debian, it
 * installs the other engines in the same go; elsewhere their tests say that they are missing.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox, findWebKit } from './find.ts';

const run = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's packages of what is missing. */
const missing = (): readonly string[] => [
  ...(findBrowser() ? [] : ['chromium-headless-shell', 'fonts-noto-core']),
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
];

const fromDebian = (packages: readonly string[]): void => {
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
};

const fromPlaywright = (): boolean => run('npx', ['playwright', 'install', 'chromium']);

const packages = missing();
if (packages.length > 0 && process.getuid?.() === 0) {
  console.log(`Missing for the browser tests, to be installed: ${packages.join(', ')}`);
  fromDebian(packages);
}
if (!findBrowser() && !(fromPlaywright() && findBrowser())) {
  console.error('The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.');
  process.exit(1);
}
console.log(`Browsers: ${[findBrowser(), findFirefox(), findWebKit()?.browser].filter(Boolean).join(', ')}`);
