/*
 * Measures how the build grows with the rules: `npm run bench:growth -- 10` builds this site with ten times its rules, and a
 * Starlight site of the same texts. Prints a line of the tables of docs/benchmarks.md for each. With 1 it measures the site as it is.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { grow } from './grow.ts';
import { build, gamesIn, prepare } from './peers/starlight.ts';

const TIMES = Number(process.argv[2] ?? 10);
const out = mkdtempSync(path.join(tmpdir(), 'built-'));

const rulesIn = (site: string): number => gamesIn(site).reduce((all, { rules }) => all + rules.length, 0);

/** Builds a site and prints what it cost. */
const measure = async (name: string, folder: string): Promise<string> => {
  const site = path.join(out, name);
  const { seconds, cpu, megabytes } = await build(folder, site);
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((each) => each.isFile());
  const pages = files.filter((each) => each.name.endsWith('.html')).length;
  const size = files.reduce((all, each) => all + statSync(path.join(each.parentPath, each.name)).size, 0);
  const figures = [pages, seconds, cpu, (seconds * 1000) / pages, megabytes, files.length, size / 1e6];
  console.log(`| ${name} | ${rulesIn(path.join(out, 'here'))} | ${figures.map((each) => each.toFixed(0)).join(' | ')} |`);
  return site;
};

console.log('| site | rules | pages | seconds | processor, s | ms per page | memory, MB | files | size, MB |');
console.log(`|${' --- |'.repeat(9)}`);
const grown = grow(TIMES);
const here = await measure('here', grown);
rmSync(grown, { recursive: true });
await measure('Starlight', prepare(here));
