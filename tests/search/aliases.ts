/*
 * What the search loses without any one of the glossary's aliases: `npm run search:aliases [every]`, after a build; with a
 * number, one word in so many is tried. A search that is tuned to its test set hangs on single words; one that reads
 * generously loses a line or two with any of them.
 */
import type { Files } from '../../src/search/index/files.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import { readCommon, readGames } from '../../src/search/index/read-games.ts';
import type { GameSource, TermSource, TermWords } from '../../src/search/index/sources.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { readQueries, type Line } from './queries.ts';

/** Lines of the set that may lose their answer when a word goes. */
const MOST = 3;
const EVERY = Number(process.argv[2] ?? 1);
const LIMIT = { rules: 3, each: 3 };

const games = await readGames('content', process.env['SITE_DIR'] ?? 'dist');
const common = await readCommon('content');
const lines = readQueries();

const without = (alias: string, words: TermWords): TermWords => ({
  ...words,
  ...(words.aliases && { aliases: words.aliases.filter((each) => each !== alias) }),
});

const termWithout = (lang: Lang, alias: string, term: TermSource): TermSource => ({ ...term, [lang]: without(alias, term[lang]) });

const gamesWithout = (lang: Lang, alias: string): readonly GameSource[] =>
  games.map((game) => ({
    ...game,
    terms: game.terms.map((term) => termWithout(lang, alias, term)),
    entries: game.entries.map((entry) => ({
      ...entry,
      aliases: { ...entry.aliases, [lang]: entry.aliases[lang].filter((each) => each !== alias) },
    })),
  }));

/** The lines that find what they accept among the first three hits. */
const answered = async (files: Files): Promise<ReadonlySet<Line>> => {
  const searchers = new Map(
    await Promise.all(
      LANGS.map(async (lang) => [lang, await openSearcher(<T>(name: string) => Promise.resolve(files.get(name) as T), lang)] as const),
    ),
  );
  const found = new Set<Line>();
  for (const line of lines) {
    const { hits, entries } = await searchers.get(line.ui)!.search(line.query, LIMIT);
    if ([...hits, ...entries].some(({ name }) => line.accepts(name))) found.add(line);
  }
  return found;
};

const all = await answered(await makeIndex(games, common));
const aliases = LANGS.flatMap((lang) =>
  [...new Set(games.flatMap(({ terms }) => terms.flatMap((term) => term[lang].aliases ?? [])))].map((alias) => [lang, alias] as const),
);
const lost: number[] = [];
for (const [lang, alias] of aliases.filter((_, index) => index % EVERY === 0)) {
  const left = await answered(await makeIndex(gamesWithout(lang, alias), common));
  const gone = [...all].filter((line) => !left.has(line));
  lost.push(gone.length);
  if (gone.length) console.log(`${lang} "${alias}": ${gone.map(({ ui, query }) => `${ui} ${query}`).join(', ')}`);
}
const most = Math.max(...lost);
const words = lost.filter((count) => count > 0).length;
console.log(
  `${all.size} of ${lines.length} lines; of ${lost.length} aliases ${words} are needed by some line, none by more than ${most}${most > MOST ? '  MISSED' : ''}`,
);
if (most > MOST) process.exitCode = 1;
