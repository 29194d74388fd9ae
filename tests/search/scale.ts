/*
 * What a search would fetch, and how long a reader would wait for it, with a hundred times the rules and 50,000 word forms
 * more: `npm run search:scale`, after a build. Rules are made from the real ones, a third of their words changed to new forms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Files } from '../../src/search/index/files.ts';
import { makeIndex, writeIndex } from '../../src/search/index/make.ts';
import { readCommon, readGames } from '../../src/search/index/read-games.ts';
import type { GameSource, RuleSource } from '../../src/search/index/sources.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { WHOLE_LANGS, type Lang, type WholeLang } from '../../src/i18n/locales.ts';
import { measureFirst } from './measure.ts';
import { median, openBrowser, serve, type Served } from './served.ts';

const TIMES = 100;
const NEW_FORMS = 50_000;
const CHANGED = 1 / 3;
const MOST = 3;
const RUNS = 3;
/** The contents of the search box, and its page. */
const LIMIT = { rules: 6, each: 2 };
const HOME = { game: 'turmoil', chapter: 'committee' };

/** First searches of several kinds, each typed on a page of its own. */
const searches: readonly (readonly [Lang, string])[] = [
  ['ru', 'лидером партии'],
  ['en', 'party leader'],
  ['fr', 'représentants neutres'],
  ['en', 'delagate'],
  ['ru', 'глобалное событие'],
  ['fr', 'represntant'],
  ['en', 'elegate'],
  ['ru', 'ghtlctlfntkm'],
  ['ru', '3е'],
  ['en', '26 TR'],
];

/** Numbers between 0 and 1, the same in every run. */
const dice = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const syllables: Readonly<Record<WholeLang, readonly string[]>> = {
  ru: ['ка', 'ро', 'ми', 'сте', 'лю', 'про', 'ве', 'ду', 'гно', 'бы', 'жа', 'хре'],
  en: ['ba', 'ro', 'mi', 'ste', 'lu', 'pro', 've', 'du', 'gno', 'py', 'ja', 'thre'],
  fr: ['cha', 'ro', 'mi', 'que', 'lu', 'pré', 've', 'dou', 'gno', 'by', 'jan', 'tre'],
};

const roll = dice(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(roll() * items.length)]!;
const newWord = (lang: WholeLang): string => Array.from({ length: 3 + Math.floor(roll() * 3) }, () => pick(syllables[lang])).join('');
const newWords = (lang: WholeLang): readonly string[] => {
  const made = new Set<string>();
  while (made.size < NEW_FORMS / WHOLE_LANGS.length) made.add(newWord(lang));
  return [...made];
};
const made: Readonly<Record<WholeLang, readonly string[]>> = { ru: newWords('ru'), en: newWords('en'), fr: newWords('fr') };

const changed = (lang: WholeLang, text: string): string => text.replace(/\p{L}+/gu, (word) => (roll() < CHANGED ? pick(made[lang]) : word));
const inEach = (texts: RuleSource['text']): RuleSource['text'] => ({
  ...texts,
  ru: changed('ru', texts.ru),
  en: changed('en', texts.en),
  fr: changed('fr', texts.fr),
});

const copyOf = (source: GameSource, copy: number): GameSource => ({
  ...source,
  game: `${source.game}-${copy}`,
  terms: source.terms.filter(() => copy === 0),
  entries: source.entries.map((entry) => ({ ...entry, title: copy ? inEach(entry.title) : entry.title })),
  rules: source.rules.map((rule) => ({ ...rule, title: copy ? inEach(rule.title) : rule.title, text: copy ? inEach(rule.text) : rule.text })),
});

/** The search's own code, packed. */
const codeSize = (dist: string): number => {
  const folder = path.join(dist, '_astro');
  const box = readdirSync(folder).find((name) => /^box\..*\.js$/.test(name));
  return box ? gzipSync(readFileSync(path.join(folder, box)), { level: 9 }).length : 0;
};

/** Returns a hit with the original game instead of its copy: pages have words only for existing games. */
const original = (file: unknown): unknown => JSON.parse(JSON.stringify(file ?? null).replace(/(?<=")([a-z-]+)-\d+(?=[/:][a-z-]+)/g, '$1')) as unknown;

/** The files that a query fetches when it is typed letter by letter on a fresh page. */
const fetched = async (files: Files, lang: Lang, query: string): Promise<Files> => {
  const asked = new Map<string, unknown>();
  const get = <T>(name: string): Promise<T> => {
    asked.set(name, files.get(name));
    return Promise.resolve(original(files.get(name)) as T);
  };
  const searcher = await openSearcher(get, lang, { home: HOME });
  for (let length = 1; length <= query.length; length++) await searcher.search(query.slice(0, length), LIMIT);
  return asked;
};

const packed = (files: Files): number =>
  [...files.values()].reduce<number>((sum, file) => sum + gzipSync(JSON.stringify(file), { level: 9 }).length, 0);

/** A copy of the built site with another index, of which the files that are asked for will do. */
const withIndex = async (dist: string, index: Files): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  const [tag] = readdirSync(path.join(dist, 'pagefind'));
  await cp(dist, folder, { recursive: true, filter: (file) => !file.startsWith(path.join(dist, 'pagefind', tag!)) });
  await writeIndex(new Map([...index].map(([name, file]) => [name, original(file)])), path.join(folder, 'pagefind', tag!));
  return folder;
};

/** Milliseconds from the key to the painted result of a page's first search, the median of a few pages. */
const timeOf = async (browser: Browser, { address }: Served, [lang, query]: readonly [Lang, string]): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await measureFirst(browser, `${address}${lang}/${HOME.game}/${HOME.chapter}/`, query));
  return median(times);
};

/** Says how much a figure grew in the median of all queries and at most, and remembers when it grew too much. */
const report = (what: string, growths: readonly number[]): void => {
  const [middle, most] = [median(growths), Math.max(...growths)];
  const reached = middle <= MOST;
  console.log(`${what}: × ${middle.toFixed(2)} in the median, × ${most.toFixed(2)} at most${reached ? '' : '  MISSED'}`);
  if (!reached) process.exitCode = 1;
};

const dist = process.env['SITE_DIR'] ?? 'dist';
const games = await readGames('content', dist);
const common = await readCommon('content');
const code = codeSize(dist);
const small = await makeIndex(games, common);
const large = await makeIndex(Array.from({ length: TIMES }, (_, copy) => games.map((game) => copyOf(game, copy))).flat(), common);
const rules = games.flatMap((game) => game.rules).length;
console.log(`${rules} rules, then ${rules * TIMES}`);

const bytes = [];
const asked = new Map<string, unknown>();
for (const [lang, query] of searches) {
  const grown = await fetched(large, lang, query);
  for (const [name, file] of grown) asked.set(name, file);
  const [now, then] = [code + packed(await fetched(small, lang, query)), code + packed(grown)];
  bytes.push(then / now);
  console.log(`${lang} ${query}: ${(now / 1000).toFixed(1)} kB, then ${(then / 1000).toFixed(1)}`);
}
report('bytes', bytes);

const folder = await withIndex(dist, asked);
const [site, scaled] = [await serve(dist), await serve(folder)];
const browser = await openBrowser();
try {
  const times = [];
  for (const search of searches) {
    const [now, then] = [await timeOf(browser, site, search), await timeOf(browser, scaled, search)];
    times.push(then / now);
    console.log(`${search.join(' ')}: ${now.toFixed(0)} ms, then ${then.toFixed(0)}`);
  }
  report('time', times);
} finally {
  await browser.close();
  for (const { stop } of [site, scaled]) stop();
  await rm(folder, { recursive: true });
}
