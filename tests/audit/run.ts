/*
 * Looks at every page of the built site as readers with other needs do: axe with all of its rules in both themes and in forced
 * colours, zoom, large letters, wide spacing, reduced motion; and the W3C's checker on every file. Prints each fault when it is
 * seen first, and at the end with the number of pages that have it. `npm run build` first. `npm run audit -- en/turmoil` looks at a part.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import axeCore from 'axe-core';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find.ts';
import { installIn } from '../installed.ts';
import { LOOKS, faultsOfPage, type Look } from './screens.ts';
import { LOOKED_AT } from './looked-at.ts';

const PORT = '4573';
const WORKERS = 2;
const part = process.argv[2] ?? '';

/** All rules of axe. In forced colours the reader's system chooses the contrast, and axe reads the page's colours all the same. */
const rulesFor = ({ forcedColors }: Look): Record<string, { enabled: boolean }> =>
  Object.fromEntries(axeCore.getRules().map(({ ruleId }) => [ruleId, { enabled: !forcedColors || !ruleId.startsWith('color-contrast') }]));

/** Which pages have a fault. */
const faults = new Map<string, string[]>();

/** Keeps a fault, and prints it when it is seen first: all pages take more than an hour. */
const note = (fault: string, address: string): void => {
  if (!faults.has(fault)) console.log(`  ${fault}: ${address}`);
  faults.set(fault, [...(faults.get(fault) ?? []), address]);
};

const runAxe = async (page: Page, address: string, how: Look, within = 'html'): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations, incomplete } = await axe.options({ rules: rulesFor(how), resultTypes: ['violations', 'incomplete'] }).analyze();
  for (const { id, nodes } of violations) for (const { target } of nodes) note(`${how.name}: axe ${id}: ${target.join(' ').slice(0, 90)}`, address);
  for (const { id, nodes } of incomplete)
    if (!(id in LOOKED_AT)) note(`${how.name}: to be looked at, ${id}: ${nodes[0]?.target.join(' ').slice(0, 90)}`, address);
};

/** Each prepared position of an example at its last step. What a refused one has is its refusal. */
const runPresets = async (page: Page, address: string, how: Look): Promise<void> => {
  const presets = page.locator('[data-example]:not([data-pending]) [data-preset]');
  for (const preset of await presets.all()) {
    await preset.click();
    const last = page.locator('[data-action="last"]');
    if (await last.isEnabled()) await last.click();
    await runAxe(page, `${address} (${await preset.getAttribute('data-preset')})`, how, '[data-example]');
  }
};

/** Looks at the addresses that are left, in one way. */
const look = async (browser: Browser, how: Look, left: string[]): Promise<void> => {
  const { width, height, theme, forcedColors, reducedMotion, style } = how;
  const page = await browser.newPage({
    ...{ viewport: { width, height }, colorScheme: theme, bypassCSP: true, serviceWorkers: 'block', hasTouch: width < 500 },
    ...(forcedColors && { forcedColors }),
    ...(reducedMotion && { reducedMotion }),
  });
  for (let address = left.pop(); address !== undefined; address = left.pop()) {
    await page.goto(`http://localhost:${PORT}/${address}`, { waitUntil: 'load' });
    if (new URL(page.url()).pathname !== `/${address}`) continue;
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    if (style) await page.addStyleTag({ content: style });
    for (const fault of await faultsOfPage(page)) note(`${how.name}: ${fault}`, address);
    if (how.axe) await runAxe(page, address, how);
    if (how.axe && /\/examples\/./.test(address)) await runPresets(page, address, how);
  }
  await page.close();
};

/** The W3C's checker, if there is a Java to run it. */
const checkMarkup = (): void => {
  if (spawnSync('java', ['-version']).status !== 0) {
    note('The W3C checker was not run: it needs Java (Debian: default-jre-headless).', '');
    return;
  }
  const folder = 'tests/audit';
  installIn(folder);
  const jar = path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync('java', ['-Xss4m', '-jar', jar, '--errors-only', '--skip-non-html', '--format', 'gnu', 'dist'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  // A null inside the checker (`light-dark(var(…))`) is a fault of the checker, not of the page.
  for (const line of stderr.split('\n').filter((one) => one && !one.includes('Cannot invoke "org.w3c.css'))) {
    const [, file = '', what = line] = /^"[^"]*\/dist\/([^"]+)":[\d.-]+: (.*)$/.exec(line) ?? [];
    if (file.startsWith(part)) note(`W3C: ${what}`, file);
  }
};

const addresses = globSync('dist/**/*.html')
  .map((file) => path.relative('dist', file).replace(/(^|\/)index\.html$/, '$1'))
  .filter((address) => address.startsWith(part))
  .sort();
const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env: { ...process.env, PORT }, stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const how of LOOKS) {
  const left = [...addresses];
  await Promise.all(Array.from({ length: WORKERS }, () => look(browser, how, left)));
  console.log(`${how.name}: ${addresses.length} pages`);
}
await browser.close();
server.kill();
checkMarkup();
for (const [fault, where] of [...faults].sort()) console.log(`${fault}\n    ${where.length} pages: ${where.slice(0, 3).join(', ')}`);
console.log(`${faults.size} faults on ${addresses.length} pages`);
process.exitCode = faults.size === 0 ? 0 : 1;
