// Adds the invented game to a copy of the project, file by file, as CONTRIBUTING.md tells how to add a game.
import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The id of the invented game. */
export const FOURTH = 'harbour';

const from = 'tests/fourth-game';

interface Tree {
  readonly [key: string]: string | Tree;
}

const merged = (own: Tree, added: Tree): Tree => {
  const both = Object.entries(added).map(([key, value]) => {
    const before = own[key];
    return [key, typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value] as const;
  });
  return { ...own, ...Object.fromEntries(both) };
};

/** Adds words to a file that the site has already, such as those of an edition. */
const addWords = (to: string, file: string): void => {
  const [own, added] = [to, file].map((each) => JSON.parse(readFileSync(each, 'utf8')) as Tree) as [Tree, Tree];
  writeFileSync(to, JSON.stringify(merged(own, added), null, 2));
};

/** Adds the invented game to the project in a folder. */
export const addFourthGame = (root: string): void => {
  for (const name of globSync('{content,src}/**/*.*', { cwd: from })) {
    const [file, to] = [path.join(from, name), path.join(root, name)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (existsSync(to)) addWords(to, file);
    else cpSync(file, to);
  }
  appendFileSync(path.join(root, 'src/examples/registry.ts'), `export { facts as unloading } from './${FOURTH}/unloading/facts.ts';\n`);
};
