/*
 * Photographs each kind of page, narrow and wide, in three languages and both themes, and lays the photographs out on
 * contact sheets in docs/looks/. For eyes, not for comparing: on the built site, `npm run build` first.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { chromium, type Browser } from '@playwright/test';
import { LANGS } from '../src/i18n/locales.ts';
import { findBrowser } from './browser/find.ts';

const port = '4473';
const site = `http://localhost:${port}`;
const folder = 'docs/looks';
const themes = ['light', 'dark'] as const;

/** How a page is photographed: as the screen shows it, to a thumb or to a mouse, and how large its photograph is on the sheet. */
const screens = [
  { width: 360, height: 740, shown: 270, hasTouch: true },
  { width: 1280, height: 900, shown: 480, hasTouch: false },
] as const;

/** A page of each kind, after the language. */
const kinds = [
  '',
  'turmoil/',
  'mars-contracts/',
  'world-problems/',
  'turmoil/committee/#committee.dominance-tie',
  'turmoil/parties/',
  'turmoil/solar-phase/',
  'world-problems/round/',
  'mars-contracts/unions/',
  'turmoil/open-questions/',
  'turmoil/crisis/compare/',
  'turmoil/events/',
  'turmoil/faq/',
  'turmoil/quick-reference/',
  'world-problems/quick-reference/',
  'turmoil/glossary/',
  'turmoil/examples/',
  'turmoil/examples/influence/?s=1.p.riots.default.4',
  'turmoil/examples/crisis/?s=1.p.ordinary.default.9',
  'turmoil/examples/lobbying/?s=1.p.first-leader.default.7',
  'turmoil/examples/policies/?s=1.p.reds-cannot-pay.default.1',
  'turmoil/examples/setup/?s=1.p.three-players.default.6',
  'turmoil/examples/event-track/?s=1.p.crisis.default.4',
  'turmoil/examples/final-scoring/?s=1.p.three-players.default.4',
  'mars-contracts/examples/union-actions/',
  'mars-contracts/examples/contract-life/',
  'world-problems/examples/cycle/',
  'world-problems/examples/karma-and-radicals/',
  'search/?q=lobby',
  'changes/',
  'data/',
  'accessibility/',
  'table/',
];

type Screen = (typeof screens)[number];
type Theme = (typeof themes)[number];

const photograph = async (browser: Browser, { width, height, hasTouch }: Screen, colorScheme: Theme): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch, colorScheme, reducedMotion: 'reduce' });
  const shots: string[] = [];
  for (const kind of kinds)
    for (const lang of LANGS) {
      await page.goto(`${site}/${lang}/${kind}`, { waitUntil: 'networkidle' });
      shots.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
    }
  await page.close();
  return shots;
};

const layOut = async (browser: Browser, shots: readonly string[], { width, shown }: Screen, theme: Theme): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: (shown + 16) * LANGS.length + 16, height: 800 } });
  const images = shots.map((shot) => `<img width="${shown}" src="data:image/jpeg;base64,${shot}">`).join('');
  await page.setContent(
    `<body style="margin:8px;background:#888;display:grid;gap:16px;grid-template-columns:repeat(${LANGS.length},${shown}px)">${images}`,
  );
  await page.screenshot({ path: `${folder}/${width}-${theme}.jpg`, type: 'jpeg', quality: 58, fullPage: true });
  await page.close();
};

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env: { ...process.env, PORT: port }, stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const screen of screens) for (const theme of themes) await layOut(browser, await photograph(browser, screen, theme), screen, theme);
await browser.close();
server.kill();
