import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../content/checks/book.ts';

/** Rooms that serve every game: what is about one game stands in `engine`, `sentences`, `drawings`, `examples` or `games`. */
const GENERAL = ['api', 'book', 'components', 'delivery', 'i18n', 'layouts', 'offline', 'pages', 'previews', 'search', 'styles'];

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

/** `world-problems` as it stands in code: also `worldProblems`. */
const named = new RegExp(
  `\\b(?:${games.flatMap((game) => [game, game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]).join('|')})\\b`,
);

const lines = (file: string): readonly string[] =>
  withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => named.test(line))
    .map((line) => `${file}: ${line.trim()}`);

test('no room that serves every game names one', () => {
  const files = [...globSync(`src/{${GENERAL.join()}}/**/*.{ts,tsx,astro,js,css,json,svg}`), ...globSync('src/*.ts')];
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(lines)).toEqual([]);
});

test('a comment may name a game as an example, code may not', () => {
  const [game = ''] = games;
  const code = `/** Such as \`${game}\`. */\nconst a = '${game}'; // ${game}\n`;
  expect(withoutComments(code).match(new RegExp(game, 'g'))).toHaveLength(1);
});
