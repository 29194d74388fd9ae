/*
 * What a search would fetch, and how long it would think, with a hundred times the rules and 50,000 word forms more:
 * `npm run search:scale`, after a build. Rules are made from the real ones, a third of their words changed to new forms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Files } from '../../src/search/build/files.ts';
import { makeIndex } from '../../src/search/build/integration.ts';
import { readGames, type GameSource, type RuleSource } from '../../src/search/build/sources.ts';
import { openEngine } from '../../src/search/engine.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';

const TIMES = 100;
const NEW_FORMS = 50_000;
const CHANGED = 1 / 3;
const MOST = 3;
/** What the header's box shows. */
const LIMIT = { rules: 6, each: 2 };

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

const syllables: Readonly<Record<Lang, readonly string[]>> = {
  ru: ['ка', 'ро', 'ми', 'сте', 'лю', 'про', 'ве', 'ду', 'гно', 'бы', 'жа', 'хре'],
  en: ['ba', 'ro', 'mi', 'ste', 'lu', 'pro', 've', 'du', 'gno', 'py', 'ja', 'thre'],
  fr: ['cha', 'ro', 'mi', 'que', 'lu', 'pré', 've', 'dou', 'gno', 'by', 'jan', 'tre'],
};

const roll = dice(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(roll() * items.length)]!;
const newWord = (lang: Lang): string => Array.from({ length: 3 + Math.floor(roll() * 3) }, () => pick(syllables[lang])).join('');
const newWords = (lang: Lang): readonly string[] => {
  const made = new Set<string>();
  while (made.size < NEW_FORMS / LANGS.length) made.add(newWord(lang));
  return [...made];
};
const made: Readonly<Record<Lang, readonly string[]>> = { ru: newWords('ru'), en: newWords('en'), fr: newWords('fr') };

const changed = (lang: Lang, text: string): string => text.replace(/\p{L}+/gu, (word) => (roll() < CHANGED ? pick(made[lang]) : word));
const inEach = (texts: RuleSource['text']): RuleSource['text'] => ({
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

interface Cost {
  readonly bytes: number;
  readonly ms: number;
}

/** Types a query letter by letter on a fresh page. */
const search = async (files: Files, lang: Lang, query: string): Promise<Cost> => {
  let bytes = 0;
  const engine = await openEngine(<T>(name: string) => {
    const text = JSON.stringify(files.get(name));
    bytes += gzipSync(text, { level: 9 }).length;
    return Promise.resolve(JSON.parse(text) as T);
  }, lang);
  for (let length = 1; length < query.length; length++) await engine.search(query.slice(0, length), LIMIT);
  const start = performance.now();
  await engine.search(query, LIMIT);
  return { bytes, ms: performance.now() - start };
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const dist = process.env['SITE_DIR'] ?? 'dist';
const games = await readGames('content', dist);
const code = codeSize(dist);
const small = await makeIndex(games);
const large = await makeIndex(Array.from({ length: TIMES }, (_, copy) => games.map((game) => copyOf(game, copy))).flat());
const growths: Cost[] = [];
for (const [lang, query] of searches) {
  const [now, then] = [await search(small, lang, query), await search(large, lang, query)];
  const growth = { bytes: (code + then.bytes) / (code + now.bytes), ms: then.ms / now.ms };
  growths.push(growth);
  const kB = (bytes: number): string => ((code + bytes) / 1000).toFixed(1);
  console.log(
    `${lang} ${query}: ${kB(now.bytes)} kB, then ${kB(then.bytes)} (× ${growth.bytes.toFixed(2)}); last key ${now.ms.toFixed(1)} ms, then ${then.ms.toFixed(1)}`,
  );
}
const rules = games.flatMap((game) => game.rules).length;
console.log(`${rules} rules, then ${rules * TIMES}: bytes × ${median(growths.map(({ bytes }) => bytes)).toFixed(2)} in the median, at most ${MOST}`);
if (median(growths.map(({ bytes }) => bytes)) > MOST) process.exitCode = 1;
