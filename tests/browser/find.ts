import { existsSync } from 'node:fs';
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

const onPath = (): readonly string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));

/**
 * Finds a Chromium to test in: the one named by CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @returns its path, or undefined when there is none
 */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...onPath(), ...places].find((file) => file && existsSync(file));
