import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const built = mkdtempSync(path.join(tmpdir(), 'engine-built-'));
const project = mkdtempSync(path.join(tmpdir(), 'engine-user-'));

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const inProject = (file: string, text: string): void => writeFileSync(path.join(project, file), text);

/** The examples of the engine's page, as a reader would copy them. */
const examples = [...readFileSync('docs/engine.md', 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');

/** Every file in a folder. */
const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** What a strict TypeScript project finds wrong with a file of its own. */
const faultsOf = (file: string, module: 'nodenext' | 'preserve'): readonly string[] => {
  const resolution = module === 'nodenext' ? {} : { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2023,
    module: module === 'nodenext' ? ts.ModuleKind.NodeNext : ts.ModuleKind.Preserve,
    ...resolution,
    types: [],
  };
  const program = ts.createProgram([path.join(project, file)], options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

beforeAll(() => {
  execFileSync(process.execPath, ['src/delivery/engine/pack.ts', built]);
  const tarball = npm(built, 'pack', '--silent', '--pack-destination', project).trim();
  inProject('package.json', JSON.stringify({ name: 'user', private: true, type: 'module' }));
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
}, 120_000);

afterAll(() => {
  for (const folder of [built, project]) rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  test('brings nothing with it, and holds modules, declarations, README and licence', () => {
    const installed = path.join(project, 'node_modules/rosetta-rules-engine');
    expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['rosetta-rules-engine']);
    const files = filesIn(installed);
    expect(readFileSync(path.join(installed, 'README.md'), 'utf8')).toBe(readFileSync('docs/engine.md', 'utf8'));
    expect(readFileSync(path.join(installed, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
    const modules = files.filter((file) => file.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(50);
    for (const file of modules) expect(files).toContain(file.replace(/js$/, 'd.ts'));
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ type: 'module', license: 'MIT', sideEffects: false });
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test('is used from JavaScript', () => {
    inProject(
      'use.mjs',
      `import { crisis, DEFAULT_READINGS, position } from 'rosetta-rules-engine/turmoil';
       import { numbers, position as tableWith } from 'rosetta-rules-engine/mars-contracts';
       import { numbers as problems, play, sketched } from 'rosetta-rules-engine/world-problems';
       const { state } = position({ players: { red: {} }, parties: { unity: 'rr' } });
       const outcome = crisis(state.game, { revealed: null, readings: DEFAULT_READINGS });
       console.log(JSON.stringify([outcome.state.committee.chairman, outcome.trace.length, numbers['seals.each'], Object.keys(problems).length > 5]));
       const table = sketched({ countries: { red: {}, green: {}, blue: {} }, base: ['food'], cycle: { phase: 'vote' } });
       console.log(JSON.stringify(play(table, { type: 'vote', votes: [{ country: 'red', vote: 'b' }] }).state.cycle.side));
       console.log(JSON.stringify(tableWith({ players: { white: {} } }).state.unions[0].seals.count));`,
    );
    const printed = execFileSync(process.execPath, ['use.mjs'], { cwd: project, encoding: 'utf8' });
    expect(
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([['red', 11, 7, true], 'b', 7]);
  });

  test('runs the examples of its README', () => {
    inProject('readme.mjs', ts.transpile(examples, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }));
    expect(execFileSync(process.execPath, ['readme.mjs'], { cwd: project, encoding: 'utf8' })).toBe('');
  });

  test('has no door but those that it names', () => {
    inProject('inside.mjs', `import 'rosetta-rules-engine/turmoil/crisis/crisis.js';`);
    expect(() => execFileSync(process.execPath, ['inside.mjs'], { cwd: project, stdio: 'pipe' })).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test.each(['nodenext', 'preserve'] as const)('is used from strict TypeScript, %s', (module) => {
    inProject('readme.mts', examples);
    expect(faultsOf('readme.mts', module)).toEqual([]);
  });

  test('tells TypeScript what is wrong', () => {
    inProject(
      'wrong.mts',
      `import { crisis, DEFAULT_READINGS, type Game, type Party } from 'rosetta-rules-engine/turmoil';
       declare const game: Game;
       const outcome = crisis(game, { revealed: null, readings: DEFAULT_READINGS });
       outcome.state;
       export const party: Party = 'blues';`,
    );
    expect(faultsOf('wrong.mts', 'nodenext')).toEqual([
      expect.stringContaining("Property 'state' does not exist on type"),
      expect.stringContaining(`Type '"blues"' is not assignable to type`),
    ]);
  });
});
