import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell is the same engine without windows and panels: a test takes half the time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (wanted: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).flatMap((folder) => wanted.map((name) => path.join(folder, name)));

const firstOf = (files: readonly string[]): string | undefined => files.find((file) => file && existsSync(file));

/**
 * Finds a Chromium to test in: the one named by CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @returns its path, or undefined when there is none
 */
export const findBrowser = (): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...onPath(names), ...places]);

/** Finds the system's Firefox. */
export const findFirefox = (): string | undefined =>
  firstOf([
    ...onPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);

/** What WebKitGTK needs to be driven: its driver, the browser that the driver starts, and a screen for it. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Finds WebKitGTK, its driver and Xvfb. Only Linux has them. */
export const findWebKit = (): WebKit | undefined => {
  const [driver, screen] = [firstOf(onPath(['WebKitWebDriver'])), firstOf(onPath(['Xvfb']))];
  const [browser] = process.platform === 'linux' ? globSync('/usr/{lib,libexec}/{*/,}webkit*gtk-*/MiniBrowser') : [];
  return driver && screen && browser ? { driver, browser, screen } : undefined;
};
