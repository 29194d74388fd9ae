import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const copied = ['astro.config.mjs', 'content', 'ids.lock', 'package.json', 'public', 'src', 'tsconfig.json'];

const change = (file: string, to: (text: string) => string): void => writeFileSync(file, to(readFileSync(file, 'utf8')));

/** Copies the project into a folder of its own. It has the packages, but nothing that an earlier build kept. */
const copyProject = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'grown-'));
  for (const name of copied) cpSync(name, path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  return root;
};

/** The facts of a game, without what only its own code can show. */
const textsAlone = (facts: string, game: string, order: number): string => {
  const { quick, ...kept } = parse(facts) as { readonly quick: object };
  const alone = { ...kept, game, order, home: undefined, examples: undefined, quick: { ...quick, pictures: undefined } };
  return stringify(JSON.parse(JSON.stringify(alone, (key, value: unknown) => (['examples', 'shows'].includes(key) ? undefined : value))));
};

const withoutShows = (questions: string): string =>
  stringify((parse(questions) as readonly object[]).map((question) => ({ ...question, shows: undefined })));

/** Adds a game with the texts of another. */
const cloneGame = (root: string, game: string, clone: string, order: number): void => {
  const at = (name: string): string => path.join(root, 'content', clone, name);
  cpSync(path.join(root, 'content', game), at(''), { recursive: true });
  rmSync(at('events.yaml'), { force: true });
  change(at('game.yaml'), (facts) => textsAlone(facts, clone, order));
  change(at('faq.yaml'), withoutShows);
  for (const name of globSync('*/*.mdx', { cwd: at('') })) change(at(name), (text) => text.replace(/^<(Picture|Example|Try) .*\/>$/gm, ''));
  for (const words of globSync(`content/ui/*/game-${game}.json`, { cwd: root }))
    cpSync(path.join(root, words), path.join(root, path.dirname(words), `game-${clone}.json`));
  const numbers = path.join(root, 'src/engine', clone, 'data');
  mkdirSync(numbers, { recursive: true });
  writeFileSync(path.join(numbers, 'numbers.ts'), `export { numbers } from '../../${game}/data/numbers.ts';\n`);
  const lines = readFileSync('ids.lock', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${game}:`));
  appendFileSync(path.join(root, 'ids.lock'), `${lines.join('\n').replaceAll(`${game}:`, `${clone}:`)}\n`);
};

/**
 * Copies the project with a number of times its rules: each game is there so many times. A clone has the texts, the glossary, the
 * questions, the words for the search, the quick reference and the numbers of its game. It lacks what only the code of a game can
 * show: worked examples, pictures, event cards, and its part of the home page but its card and its lists.
 *
 * @returns the folder of the copy
 */
export const grow = (times: number): string => {
  const root = copyProject();
  const games = globSync('content/*/game.yaml').map((file) => path.basename(path.dirname(file)));
  for (let copy = 1; copy < times; copy++)
    for (const [at, game] of games.entries()) cloneGame(root, game, `${game}-${copy + 1}`, copy * games.length + at + 1);
  return root;
};
