/*
 * How good the search of the built site is, in a real browser: for each kind of query how often an acceptable rule is
 * first and among the first three, what a search fetches, how long it takes from the key to the painted result.
 * `npm run search:eval [-- --failures]`; SITE_DIR names the built site, and `--failures` lists what fails. The sets are
 * described in `queries.ts`; of the sealed one only totals are printed. `tests/site/found.test.ts` holds the same shares without a browser.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { WHOLE_LANGS, type WholeLang } from '../../src/i18n/locales.ts';
import { entryPages, QUESTIONS_PAGE } from '../../src/search/format.ts';
import { ask, TYPING } from './ask.ts';
import { measureBytes, measureFirst, measureWaits } from './measure.ts';
import { linesOf, readQueries, SETS, type Line, type QuerySet } from './queries.ts';
import { median, openBrowser, openPage, serve } from './served.ts';

/** The hits of the kind that a line asks for: lines of the kinds `event`, `term`, `example` and `faq` for those, all others for rules. */
const found = async (page: Page, { query, wanted }: Line): Promise<readonly string[]> =>
  (await ask(page, query)).hits.filter(({ kind }) => kind === wanted).map(({ name }) => name);

interface Score {
  first: number;
  three: number;
  all: number;
  /** The sum of 1 / place. */
  reciprocal: number;
}

const scoreOf = (scores: Map<string, Score>, kind: string): Score => {
  const score = scores.get(kind) ?? { first: 0, three: 0, all: 0, reciprocal: 0 };
  scores.set(kind, score);
  return score;
};

const judge = (line: Line, hits: readonly string[], scores: Map<string, Score>, tell: boolean): void => {
  const place = hits.findIndex(line.accepts);
  for (const score of ['all', line.ui, line.kind].map((name) => scoreOf(scores, name))) {
    score.all++;
    if (place === 0) score.first++;
    if (place >= 0 && place < 3) score.three++;
    if (place >= 0) score.reciprocal += 1 / (place + 1);
  }
  if (place !== 0 && tell)
    console.log(`${place < 0 ? 'missing' : `place ${place + 1}`}: ${line.ui} ${line.kind} "${line.query}": ${hits.slice(0, 3).join(', ')}`);
};

/**
 * What a search must reach, in bytes and in milliseconds from the key to the painted result. The bytes of the first query are all
 * from the focus on.
 */
const BARS = { openedBytes: 40_000, firstBytes: 140_000, laterBytes: 30_000, warm: 40, cold: 120 } as const;

/** What a new query that is typed key by key must reach, by the milliseconds of a round trip. */
const WAITS = [
  { latency: 0, first: 60, later: 30 },
  { latency: 100, first: 150, later: 50 },
] as const;
/** A query that is pasted comes before the lists that the first key asks for. It is told beside, without a bar. */
const WAYS = [
  { way: 'typed', pause: TYPING, barred: true },
  { way: 'pasted', pause: undefined, barred: false },
] as const;
const RUNS = 7;

const reportWaits = async (browser: Browser, chapter: string, lang: WholeLang, queries: readonly string[]): Promise<void> => {
  for (const { latency, first, later } of WAITS)
    for (const { way, pause, barred } of WAYS) {
      const waits = [];
      // Every run starts with another query.
      for (let run = 0; run < RUNS; run++)
        waits.push(await measureWaits(browser, chapter, [...queries.slice(run), ...queries.slice(0, run)], latency, pause));
      const [firsts, others] = [median(waits.map((each) => each.first)), median(waits.flatMap((each) => each.later))];
      const said = `first ${firsts.toFixed(0)} ms, later new ones ${others.toFixed(0)} ms in the median`;
      report(`${lang}, ${way}, ${latency} ms of round trip`, said, !barred || (firsts <= first && others <= later));
    }
};

/** Says a figure, and remembers when it misses its bar. */
const report = (what: string, figure: string, reached: boolean): void => {
  console.log(`${what}: ${figure}${reached ? '' : '  MISSED'}`);
  if (!reached) process.exitCode = 1;
};

const percent = (count: number, all: number): string => `${count}/${all} (${((100 * count) / all).toFixed(1)}%)`;

const reportScores = (set: QuerySet, scores: ReadonlyMap<string, Score>): void => {
  for (const [kind, { first, three, all, reciprocal }] of scores) {
    const reached = kind === 'all' ? three >= set.three * all && first >= set.first * all : three >= set.each * all;
    const rank = (reciprocal / all).toFixed(3);
    report(`${set.file} ${kind}`.padEnd(24), `first ${percent(first, all)}, in three ${percent(three, all)}, mean reciprocal rank ${rank}`, reached);
  }
};

const runLines = async (browser: Browser, address: string, set: QuerySet, lines: readonly Line[]): Promise<void> => {
  const tell = !set.sealed && process.argv.includes('--failures');
  const scores = new Map<string, Score>();
  for (const lang of WHOLE_LANGS) {
    const page = await openPage(browser, `${address}${lang}/search/`);
    const own = lines.filter(({ ui }) => ui === lang);
    for (const line of own) judge(line, await found(page, line), scores, tell);
    const times: number[] = [];
    for (const { query } of own) times.push((await ask(page, query)).ms);
    report(
      `${set.file} ${lang}, warm`,
      `${median(times).toFixed(0)} ms in the median of ${times.length}, slowest ${Math.max(...times).toFixed(0)}`,
      median(times) < BARS.warm,
    );
    await page.close();
  }
  reportScores(set, scores);
};

const firstQueries: Readonly<Record<WholeLang, readonly [string, string]>> = {
  ru: ['лидером партии', 'ruling bonus'],
  en: ['party leader', 'ведущая партия'],
  fr: ['représentants neutres', 'lobby'],
};

/** Full names of all that the site's own interface for programs lists. */
const namesIn = (dist: string): readonly string[] => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(`${dist}/api/v1/${name}.json`, 'utf8')) as T;
  type Listed = readonly { readonly id: string; readonly game: string }[];
  const { documents } = read<{ readonly documents: readonly { readonly id: string; readonly kind: string }[] }>('index');
  const games = documents.filter(({ kind }) => kind === 'game').map(({ id }) => id);
  const rules = games.flatMap((game) => read<{ readonly rules: Listed }>(game).rules.map(({ id }) => `${game}:${id}`));
  const events = documents.flatMap(({ id: document }) =>
    (read<{ readonly events?: Listed }>(document).events ?? []).map(({ game, id }) => `${game}:${entryPages.event}.${id}`),
  );
  const terms = read<{ readonly terms: Listed }>('glossary').terms.map(({ game, id }) => `${game}:${entryPages.term}.${id}`);
  const examples = games.flatMap((game) => read<{ readonly examples: Listed }>(game).examples.map(({ id }) => `${game}:${entryPages.example}.${id}`));
  const questions = read<{ readonly questions: Listed }>('faq').questions.map(({ game, id }) => `${game}:${QUESTIONS_PAGE}.${id}`);
  return [...rules, ...questions, ...examples, ...events, ...terms];
};

const folder = process.env['SITE_DIR'] ?? 'dist';
const { address, stop } = await serve(folder);
const browser = await openBrowser();
try {
  const known = namesIn(folder);
  for (const set of SETS) {
    const lines = linesOf(set).filter(({ accepts }) => known.some(accepts));
    await runLines(browser, address, set, lines);
  }
  for (const lang of WHOLE_LANGS) {
    const chapter = `${address}${lang}/turmoil/committee/`;
    const { opened, first, later } = await measureBytes(browser, chapter, firstQueries[lang]);
    const within = opened <= BARS.openedBytes && first <= BARS.firstBytes && later <= BARS.laterBytes;
    report(`${lang}, bytes`, `opened ${opened}, with the first query ${first}, later ${later}`, within);
    const asked = readQueries(new URL('questions.tsv', import.meta.url)).filter(({ ui }) => ui === lang);
    await reportWaits(
      browser,
      chapter,
      lang,
      asked.filter((_, index) => index % 20 === 0).map(({ query }) => query),
    );
    const times: number[] = [];
    for (let run = 0; run < 5; run++) times.push(await measureFirst(browser, chapter, firstQueries[lang][0]));
    report(`${lang}, first search`, `${median(times).toFixed(0)} ms in the median of ${times.length}`, median(times) < BARS.cold);
  }
} finally {
  await browser.close();
  stop();
}
