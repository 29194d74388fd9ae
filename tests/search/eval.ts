/*
 * How good the search of the built site is, in a real browser: for each kind of query how often an acceptable rule is
 * first and among the first three, what a search fetches, how long it takes from the key to the painted result.
 * `npm run search:eval [queries.tsv]`; SITE_DIR names the built site.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { findBrowser } from '../browser/find.ts';
import { readQueries, type Line } from './queries.ts';

const PORT = '4673';
const SITE = `http://localhost:${PORT}/`;

const startServer = async (): Promise<() => void> => {
  const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env: { ...process.env, PORT }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((ready, fail) => {
    server.stdout.once('data', () => ready());
    server.once('exit', (code) => fail(new Error(`the preview ended with ${code}`)));
  });
  return () => server.kill();
};

const openBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};

const ask = async (page: Page, query: string): Promise<readonly string[]> => {
  await page.locator('.search-page input[name="q"]').fill(query);
  const list = page.locator('.search-page [data-part="list"]');
  await page.waitForFunction(
    (asked) => document.querySelector<HTMLElement>('.search-page [data-part="list"]')?.dataset['searchDone'] === asked,
    query,
  );
  return list.locator('[data-hit="rule"]').evaluateAll((hits) => hits.map((hit) => (hit as HTMLElement).dataset['rule'] ?? ''));
};

interface Score {
  first: number;
  three: number;
  all: number;
}

const scoreOf = (scores: Map<string, Score>, kind: string): Score => {
  const score = scores.get(kind) ?? { first: 0, three: 0, all: 0 };
  scores.set(kind, score);
  return score;
};

const judge = (line: Line, hits: readonly string[], scores: Map<string, Score>): void => {
  const place = hits.findIndex(line.accepts);
  for (const score of [scoreOf(scores, line.kind), scoreOf(scores, 'all')]) {
    score.all++;
    if (place === 0) score.first++;
    if (place >= 0 && place < 3) score.three++;
  }
  if (place !== 0)
    console.log(`${place < 0 ? 'missing' : `place ${place + 1}`}: ${line.ui} ${line.kind} "${line.query}": ${hits.slice(0, 3).join(', ')}`);
};

/** Counts what is fetched, as gzip or as it is where that is smaller. */
const countBytes = (page: Page): (() => number) => {
  let bytes = 0;
  page.on('response', (response) => {
    void response.body().then(
      (body) => (bytes += Math.min(body.length, gzipSync(body, { level: 9 }).length)),
      () => undefined,
    );
  });
  return () => bytes;
};

const measureBytes = async (browser: Browser, lang: Lang, [first, later]: readonly [string, string]): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${SITE}${lang}/turmoil/committee/`, { waitUntil: 'networkidle' });
  const bytes = countBytes(page);
  const search = async (query: string): Promise<number> => {
    await page.locator('.search-box input').pressSequentially(query, { delay: 30 });
    await page.locator(`.search-box [data-search-done="${query}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    return bytes();
  };
  const atFirst = await search(first);
  await page.locator('.search-box input').fill('');
  const inAll = await search(later);
  await page.close();
  return `${lang}: first ${(atFirst / 1000).toFixed(1)} kB, later ${((inAll - atFirst) / 1000).toFixed(1)} kB`;
};

/** Milliseconds from the last key of a query to the frame that shows its answer. */
const measureTime = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (asked) => {
    const input = document.querySelector<HTMLInputElement>('.search-page input')!;
    const list = document.querySelector<HTMLElement>('.search-page [data-part="list"]')!;
    const answered = (): Promise<void> =>
      new Promise((done) => {
        const check = (): void => {
          if (list.dataset['searchDone'] === asked) requestAnimationFrame(() => setTimeout(done));
          else setTimeout(check);
        };
        check();
      });
    input.value = asked;
    const start = performance.now();
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await answered();
    return performance.now() - start;
  }, query);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const runLines = async (browser: Browser, lines: readonly Line[]): Promise<void> => {
  const scores = new Map<string, Score>();
  for (const lang of LANGS) {
    const page = await browser.newPage();
    await page.goto(`${SITE}${lang}/search/`);
    const own = lines.filter(({ ui }) => ui === lang);
    for (const line of own) judge(line, await ask(page, line.query), scores);
    const times: number[] = [];
    for (const { query } of own) times.push(await measureTime(page, query));
    console.log(
      `${lang}: key to painted result, median of ${times.length}: ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    );
    await page.close();
  }
  for (const [kind, { first, three, all }] of scores) console.log(`${kind.padEnd(10)} first ${first}/${all}, in three ${three}/${all}`);
};

const firstQueries: Readonly<Record<Lang, readonly [string, string]>> = {
  ru: ['лидером партии', 'ruling bonus'],
  en: ['party leader', 'ведущая партия'],
  fr: ['représentants neutres', 'lobby'],
};

const stop = await startServer();
const browser = await openBrowser();
try {
  const known = new Set(
    (JSON.parse(readFileSync(`${process.env['SITE_DIR'] ?? 'dist'}/api/v1/turmoil.json`, 'utf8')) as { rules: { id: string }[] }).rules.map(
      ({ id }) => `turmoil:${id}`,
    ),
  );
  const lines = readQueries(process.argv[2]).filter(({ accepts }) => [...known].some(accepts));
  await runLines(browser, lines);
  for (const lang of LANGS) console.log(await measureBytes(browser, lang, firstQueries[lang]));
} finally {
  await browser.close();
  stop();
}
