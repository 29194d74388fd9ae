/*
 * Lighthouse, as a phone, on each kind of page in each language; every score at least 99.
 * On the built site: `npm run build` first. Not a part of `npm test`, since its figures move with the machine's load.
 * A copy of the site is served packed with brotli, as nginx, Caddy, Cloudflare and Netlify send it (docs/hosting.md). GitHub Pages
 * sends gzip. Other measures read `dist`, which the preview packs with gzip.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { compressSite } from '../../src/delivery/compress.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { findBrowser } from '../browser/find.ts';
import { installIn } from '../installed.ts';

const least = 99;
const debugPort = 9333;
const sitePort = '4373';
const pages = [
  '',
  'turmoil/',
  'turmoil/committee/',
  'turmoil/parties/',
  'turmoil/crisis/compare/',
  'turmoil/events/',
  'turmoil/glossary/',
  'turmoil/differences/',
  'turmoil/faq/',
  'turmoil/quick-reference/',
  'turmoil/examples/',
  'turmoil/examples/crisis/',
  'search/?q=lobby',
  'changes/',
  'data/',
  'accessibility/',
];

installIn('tests/lighthouse');

const packed = await mkdtemp(path.join(tmpdir(), 'packed-'));
await cp('dist', packed, { recursive: true });
await compressSite(packed);
const server = spawn(process.execPath, ['src/delivery/preview.ts'], {
  env: { ...process.env, PORT: sitePort, SITE_DIR: packed },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
});

/** What Lighthouse says of a page: the part that is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly id: string; readonly score: number | null; readonly scoreDisplayMode: string }>>;
}

/** Runs Lighthouse on a page, in the browser that is open. */
const lighthouse = async (address: string): Promise<Report> => {
  const command = ['tests/lighthouse/node_modules/lighthouse/cli/index.js', address, `--port=${debugPort}`, '--quiet', '--output=json'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 1e9 });
  return JSON.parse(stdout) as Report;
};

/** What one page was given. */
interface Judged {
  /** Scores of 0 to 100 by category; the best of two runs, since load only ever takes away. */
  readonly scores: Readonly<Record<string, number>>;
  /** Ids of the checks that it failed outright in the last run. */
  readonly failed: readonly string[];
}

const judge = async (address: string): Promise<Judged> => {
  const best: Record<string, number> = {};
  let failed: readonly string[] = [];
  for (let run = 0; run < 2; run++) {
    const { categories, audits } = await lighthouse(address);
    for (const [id, { score }] of Object.entries(categories)) best[id] = Math.max(best[id] ?? 0, Math.round((score ?? 0) * 100));
    failed = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) => (scoreDisplayMode === 'binary' && score === 0 ? [id] : []));
    if (Object.values(best).every((score) => score === 100)) break;
  }
  return { scores: best, failed };
};

let short = 0;
// Pages may be named on the command line: `npm run lighthouse -- changes/ data/`.
const wanted = process.argv.length > 2 ? process.argv.slice(2) : pages;
for (const lang of LANGS)
  for (const page of wanted) {
    const { scores, failed } = await judge(`http://localhost:${sitePort}/${lang}/${page}`);
    const low = Object.values(scores).some((score) => score < least);
    if (low || Object.keys(scores).length < 4) short++;
    console.log(`${low ? 'LOW ' : 'good'} /${lang}/${page} ${JSON.stringify(scores)}${low ? ` failed: ${failed.join(', ')}` : ''}`);
  }

await browser.close();
server.kill();
await rm(packed, { recursive: true });
console.log(short ? `${short} below ${least}` : `all at least ${least}`);
process.exit(short ? 1 : 0);
