/**
 * Changes the code in one place at a time and asks whether a test notices. `node tests/mutation/run.ts` prints the changes that
 * none did, the share of the others in each file and group, and fails if a share is below its least.
 * `node tests/mutation/run.ts influence` runs one group, `… setup solar-phase` some files of the engine, `… web/outside` a
 * file outside of it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { installIn } from '../installed.ts';
import { ELSEWHERE, GROUPS, LEAST, type Elsewhere } from './groups.ts';

/** What became of one change of the code. */
interface Result {
  readonly fileName: string;
  readonly status: string;
}

/** The report that the tool writes: the part that is read here. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

type Share = readonly [name: keyof typeof LEAST, results: readonly Result[]];

installIn('tests/mutation');

const words = process.argv.slice(2);
const elsewhere = Object.entries(ELSEWHERE) as [keyof typeof ELSEWHERE, Elsewhere][];

/** The share of noticed changes in per cent; NaN where there are none. Changes that are left out on purpose do not count. */
function share(results: readonly Result[]): number {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return (100 * noticed) / (noticed + missed);
}

/**
 * Changes these files, all of the engine without any.
 *
 * @param settings what `stryker.config.mjs` reads of the environment
 * @throws Error if the tool fails: a test fails without any change, or a file is not there
 */
function changed(mutate: readonly string[], settings: Readonly<Record<string, string>> = {}): readonly Result[] {
  const files = mutate.length > 0 ? ['--mutate', mutate.join(',')] : [];
  const command = ['tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.mjs', ...files];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  const { files: seen } = JSON.parse(readFileSync('.stryker/report.json', 'utf8')) as Report;
  return Object.entries(seen).flatMap(([fileName, { mutants }]) => mutants.map(({ status }) => ({ fileName, status })));
}

/** The shares of the engine's groups, and of all its code. */
function engine(asked: readonly string[]): readonly Share[] {
  const files = asked.flatMap((word) => (word in GROUPS ? GROUPS[word as keyof typeof GROUPS] : [`src/engine/**/${word}.ts`]));
  const results = changed(files);
  const groups = Object.entries(GROUPS) as [keyof typeof GROUPS, readonly string[]][];
  const shares = groups.map(([group, own]): Share => [group, results.filter(({ fileName }) => own.some((file) => fileName.endsWith(file)))]);
  return [...shares, ['all', results]];
}

/** What is asked of a group outside of the engine: some of its files, or all if its name is asked for. */
const askedOf = (group: string, files: readonly string[]): readonly string[] =>
  words.length === 0 || words.includes(group) ? files : files.filter((file) => words.some((word) => file === `src/${word}.ts`));

const inEngine = words.filter((word) => !(word in ELSEWHERE) && !word.includes('/'));
const shares: Share[] = words.length === 0 || inEngine.length > 0 ? [...engine(inEngine)] : [];
for (const [group, { files, tests, ignoreStatic = false }] of elsewhere) {
  const asked = askedOf(group, files);
  const settings = { MUTATION_TESTS: tests.join(' '), ...(!ignoreStatic && { MUTATION_STATIC: 'changed' }) };
  if (asked.length > 0) shares.push([group, changed(asked, settings)]);
}

for (const [name, results] of shares.filter(([, part]) => !Number.isNaN(share(part)))) {
  const enough = share(results) >= LEAST[name];
  console.log(`${name}: ${share(results).toFixed(1)} % (at least ${LEAST[name]} %)${enough ? '' : ' FAILED'}`);
  if (!enough) process.exitCode = 1;
}
