/*
 * Measures this site beside one that Starlight makes of the same texts, in one run: `npm run bench:peers [-- runs]`, after a build.
 * Starlight is installed in a temporary folder. Prints the tables of docs/benchmarks.md. Only ratios within a run mean something.
 */
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TYPING } from '../../search/ask.ts';
import { median, openBrowser, serve } from '../../search/served.ts';
import { visit, type Visit } from './page.ts';
import { ours, sharesOf, starlight, waitsOf, type Waits } from './search.ts';
import { build, prepare } from './starlight.ts';

const RUNS = Number(process.argv[2] ?? 5);
const PAGES = ['ru/turmoil/committee/', 'fr/turmoil/parties/', 'en/turmoil/crisis/', 'ru/world-problems/actions/'] as const;
const SETS = ['queries.tsv', 'questions.tsv'] as const;

/** A figure of both sites, and the ratio that is at most allowed. */
const row = (name: string, here: number, there: number, most?: number, digits = 0): void => {
  const ratio = here / there;
  const goal = most === undefined ? '' : `${most} ${ratio <= most ? 'reached' : 'MISSED'}`;
  console.log(`| ${name} | ${here.toFixed(digits)} | ${there.toFixed(digits)} | ${ratio.toFixed(2)} | ${goal} |`);
};

const head = (title: string): void => console.log(`\n| ${title} | here | Starlight | ratio | goal |\n| --- | --- | --- | --- | --- |`);

const middle = <T>(items: readonly T[], of: (item: T) => number): number => median(items.map(of));

const reportPage = (address: string, here: readonly Visit[], there: readonly Visit[]): void => {
  head(`/${address}`);
  const figure = (name: string, of: (one: Visit) => number, most?: number, digits = 0): void =>
    row(name, middle(here, of), middle(there, of), most, digits);
  figure('bytes', ({ bytes }) => bytes, 0.5);
  figure('JavaScript', ({ script }) => script, 0.1);
  figure('requests', ({ requests }) => requests);
  figure('first paint, ms', ({ fcp }) => fcp, 0.9);
  figure('largest paint, ms', ({ lcp }) => lcp, 0.8);
  figure('blocked, ms', ({ blocked }) => blocked);
  figure('layout shift', ({ shift }) => shift, undefined, 3);
};

const folder = prepare('dist');
const out = mkdtempSync(path.join(tmpdir(), 'built-'));
const builds = { here: await build('.', path.join(out, 'here')), there: await build(folder, path.join(out, 'there')) };
// Our server wants to know the headers of a site. Starlight's has none of its own.
writeFileSync(path.join(out, 'there/_headers'), '');

const pagesIn = (site: string): number => globSync(path.join(out, site, '**/*.html')).length;

head('build, cold');
row('pages', pagesIn('here'), pagesIn('there'));
row('ms per page', (builds.here.seconds * 1000) / pagesIn('here'), (builds.there.seconds * 1000) / pagesIn('there'), 0.8, 1);
row('memory, MB', builds.here.megabytes, builds.there.megabytes);
row('memory per page, MB', builds.here.megabytes / pagesIn('here'), builds.there.megabytes / pagesIn('there'), 1, 2);

const [here, there] = [await serve(path.join(out, 'here')), await serve(path.join(out, 'there'))];
const browser = await openBrowser();
try {
  for (const page of PAGES) {
    const visits: { here: Visit[]; there: Visit[] } = { here: [], there: [] };
    for (let run = 0; run < RUNS; run += 1) {
      visits.here.push(await visit(browser, here.address + page));
      visits.there.push(await visit(browser, there.address + page));
    }
    reportPage(page, visits.here, visits.there);
  }
  for (const [latency, most] of [
    [0, 0.2],
    [100, 0.3],
  ] as const)
    for (const pause of [TYPING, undefined]) {
      const waits: { here: Waits[]; there: Waits[] } = { here: [], there: [] };
      for (let run = 0; run < RUNS; run += 1) {
        waits.here.push(await waitsOf(browser, here.address + PAGES[0], ours, latency, pause));
        waits.there.push(await waitsOf(browser, there.address + PAGES[0], starlight, latency, pause));
      }
      head(`search, ${pause ? 'typed' : 'pasted'}, ${latency} ms of round trip`);
      const figure = (name: string, of: (each: Waits) => number): void => row(name, middle(waits.here, of), middle(waits.there, of), most);
      figure('first query, ms', ({ first }) => first);
      figure('later new ones, ms', ({ later }) => later);
    }
  for (const file of SETS) {
    const [found, foundThere] = await sharesOf(browser, file, here.address, there.address);
    head(`rules found for tests/search/${file}, %`);
    row('first', 100 * found.first, 100 * foundThere.first, undefined, 1);
    row('in three', 100 * found.three, 100 * foundThere.three, undefined, 1);
  }
} finally {
  await browser.close();
  here.stop();
  there.stop();
}
