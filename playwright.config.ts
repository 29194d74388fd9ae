import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/find.ts';
import { SWITCHES } from './tests/browser/switches.ts';
import { FOLDER_BASE, FOLDER_PORT, ROOT_PORT, UNDER_FOLDER } from './tests/e2e/sites.ts';
import { PSEUDO_DIR } from './tests/pseudo/site.ts';

const executablePath = findBrowser();
/** What serves the site: the preview, or with SERVER=nginx or caddy one of these programs. */
const server = process.env['SERVER'];
const command = server ? `node src/delivery/hosts/serve.ts ${server}` : 'node src/delivery/preview.ts';
/** The site at its root. */
const AT_ROOT = `http://localhost:${ROOT_PORT}`;

/** A test does not wait for a new process of the site, which would compile all code again. */
const ONE_PROCESS = ['--process-per-site', '--renderer-process-limit=1'];

const launched = (...more: readonly string[]) => ({
  ...(executablePath && { executablePath }),
  args: [...SWITCHES, ...more],
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** Pages beside their service workers, as in a reader's browser. */
const OFFLINE = /offline\.spec/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the processors of a small machine: a test often waits for a frame.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A browser sometimes hangs. A test that passes at the second try is reported as flaky.
  retries: 1,
  reporter: [['list']],
  // On a slow machine, three pages at once load for seconds.
  timeout: 40_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: AT_ROOT,
    serviceWorkers: 'block',
    launchOptions: launched(...ONE_PROCESS),
  },
  projects: [
    { name: 'offline', testMatch: OFFLINE, use: { ...PHONE, launchOptions: launched() } },
    { name: 'phone', testIgnore: OFFLINE, use: PHONE },
    // Marked @once: what does not hang on the width of a screen, or sets its own.
    { name: 'wide', testIgnore: OFFLINE, grepInvert: /@once/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [
    { command, env: { PORT: String(ROOT_PORT) }, url: `${AT_ROOT}/`, reuseExistingServer: false },
    {
      command,
      env: { PORT: String(FOLDER_PORT), SITE_DIR: PSEUDO_DIR, BASE_PATH: FOLDER_BASE },
      url: UNDER_FOLDER,
      reuseExistingServer: false,
    },
  ],
});
