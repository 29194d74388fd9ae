/* Builds the engine as a package of its own: `npm run engine:pack`, or with another folder as its argument. */
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCE = 'src/engine';
const NAME = 'rosetta-rules-engine';

/** The folders of the games. */
const games = (): readonly string[] =>
  readdirSync(SOURCE, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && folder.name !== 'core')
    .map(({ name }) => name);

/** Whether the engine has procedures of a game. Of the others it has only numbers. */
const runs = (game: string): boolean => existsSync(`${SOURCE}/${game}/index.ts`);

/** What can be imported from the package, a door for each game, and the file behind it: its index, or its numbers where it has no more. */
const doors = (): readonly (readonly [door: string, file: string])[] =>
  games().map((game) => [`./${game}`, `${game}/${runs(game) ? 'index' : 'data/numbers'}`]);

/** The English titles of the games whose rules run. */
const titles = (): readonly string[] =>
  games()
    .filter(runs)
    .map((game) => (JSON.parse(readFileSync(`content/ui/en/game-${game}.json`, 'utf8')) as { title: string }).title);

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  declaration: true,
  rootDir: SOURCE,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/** Declarations keep the `.ts` of their imports; not every version of TypeScript finds such a file in a package. */
const withoutTs = (declarations: string): string => declarations.replace(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js');

/** Compiles the engine into a folder. */
const compile = (to: string): void => {
  const program = ts.createProgram(globSync(`${SOURCE}/**/*.ts`), { ...OPTIONS, outDir: to });
  const { diagnostics } = program.emit(undefined, (file, text) => ts.sys.writeFile(file, file.endsWith('.d.ts') ? withoutTs(text) : text));
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length === 0) return;
  throw new Error(ts.formatDiagnostics(faults, { getCanonicalFileName: (file) => file, getCurrentDirectory: () => '.', getNewLine: () => '\n' }));
};

/** The package.json of the package: nothing is installed with it. */
const manifest = (): object => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const of = new Intl.ListFormat('en').format(titles());
  const exports = doors().map(([door, file]) => [door, { types: `./${file}.d.ts`, default: `./${file}.js` }]);
  return {
    name: NAME,
    version,
    description: `The rules of ${of} as pure functions: state in, state out, with a trace that names the rule of every step.`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    // The packed files are JavaScript, so that they ask for less than the project itself.
    engines: { node: '>=20' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
  };
};

/**
 * Builds the package.
 * @param to the folder; what was in it is deleted
 * @throws Error if the engine does not compile
 */
const pack = (to: string): void => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  compile(to);
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyFileSync('docs/engine.md', path.join(to, 'README.md'));
  copyFileSync('LICENSE', path.join(to, 'LICENSE'));
};

pack(process.argv[2] ?? 'dist-engine');
