/* A built site in a real browser, for measuring. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find.ts';

/** A site that is served until it is stopped. */
export interface Served {
  /** Ends in `/`. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Serves a built site as a static host would, on the next free port.
 *
 * @throws Error when there is no site in the folder
 */
export const serve = async (folder: string): Promise<Served> => {
  const env = { PORT: '4673', ...process.env, SITE_DIR: folder };
  const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown];
  const address = /http:\S+/.exec(String(said))?.[0];
  if (!address) throw new Error(`${folder} cannot be served`);
  return { address, stop: () => server.kill() };
};

/** Opens the browser of the browser tests. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};

/** Opens a page as on a first visit: nothing is kept on the device yet, and nothing is being kept meanwhile. */
export const openPage = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
};

/** The middle one of some figures. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
