import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from '../../eslint.config.mjs';
import { LANGS } from '../../src/i18n/locales.ts';
import { games } from '../content/checks/book.ts';

/** Rooms that serve every game: what is about one game stands in `engine`, `sentences`, `drawings`, `examples` or `games`. */
const GENERAL = ['api', 'book', 'bundle', 'components', 'delivery', 'i18n', 'layouts', 'offline', 'pages', 'previews', 'search', 'styles', 'web'];

/** In the other rooms: what serves every game, outside the folders of games and of examples. The own table belongs to one game, Turmoil. */
const SHARED = [
  'engine/core/**',
  'drawings/*',
  'drawings/pictures/**',
  'examples/*',
  'examples/frame/**',
  'examples/editors/{editing,own-input}/**',
  'games/*',
];

/** Lists of what the games have, a line for each, and of the code that their examples share in one file. */
const LISTS = ['src/bundle/chunks.ts', 'src/examples/registry.ts', 'src/drawings/pictures/registry.ts', 'src/games/registry.ts'];

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

/** The title of a game in a language, without the series: `Turmoil` of `Terraforming Mars: Turmoil`. */
const titleOf = (game: string, lang: string): string => {
  const { title } = JSON.parse(readFileSync(`content/ui/${lang}/game-${game}.json`, 'utf8')) as { readonly title: string };
  return title.split(':').at(-1)!.trim();
};

const names = games.flatMap((game) => [game, ...LANGS.map((lang) => titleOf(game, lang))]);

/** Any of the names, however it is written: `worldProblems`, `WORLD_PROBLEMS` and `World Problems` are `world-problems`. */
const named = new RegExp(names.map((name) => name.replace(/[-\s]+/g, '[-_\\s]?')).join('|'), 'iu');

const lines = (file: string): readonly string[] =>
  withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => named.test(line))
    .map((line) => `${file}: ${line.trim()}`);

test('the table of rooms in CONTRIBUTING.md says what the linter allows', () => {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Rooms\n');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` .*\| (\S[^|]*?) *\|$/gm);
  const listed = (cell: string): readonly string[] => (cell === 'nothing' ? [] : cell.replaceAll('`', '').split(', '));
  const table = Object.fromEntries([...rows].map(([, room, cell]) => [room!, listed(cell!).toSorted()]));
  expect(table).toEqual(Object.fromEntries(Object.entries(rooms).map(([room, allowed]) => [room, allowed.toSorted()])));
});

test('no room that serves every game names one', () => {
  const found = globSync([...GENERAL.map((room) => `${room}/**`), ...SHARED, '*'].map((pattern) => `src/${pattern}`));
  const files = found.filter((file) => /\.(ts|tsx|astro|js|mjs|css|json|svg)$/.test(file) && !LISTS.includes(file));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(lines)).toEqual([]);
});

test('the folders of drawings and sentences that are about one game have its id', () => {
  const folders = globSync('src/{drawings,sentences,games}/*/**/*.{ts,tsx,astro}').map((file) => file.split(path.sep)[2]!);
  expect([...new Set(folders)].filter((folder) => folder !== 'pictures').sort()).toEqual([...games].sort());
});

test.each(['worldProblems', 'WORLD_PROBLEMS', 'World Problems', 'Turmoil', 'turmoilBoard', 'Кризис'])('"%s" names a game', (name) => {
  expect(named.test(name)).toBe(true);
});

test('a comment may name a game as an example, code may not', () => {
  const [game = ''] = games;
  const code = `/** Such as \`${game}\`. */\nconst a = '${game}'; // ${game}\n`;
  expect(withoutComments(code).match(new RegExp(game, 'g'))).toHaveLength(1);
});
