/* Makes sure that there is a Chromium to test in, and says in one sentence what to do where there is none. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find.ts';

const run = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const fromDebian = (): boolean =>
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-q']) &&
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core']);

const fromPlaywright = (): boolean => run('npx', ['playwright', 'install', 'chromium']);

if (!findBrowser()) {
  console.log('No Chromium found: installing one.');
  if (!((fromDebian() || fromPlaywright()) && findBrowser())) {
    console.error('The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.');
    process.exit(1);
  }
}
console.log(`Browser: ${findBrowser()}`);
