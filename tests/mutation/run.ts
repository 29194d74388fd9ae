/**
 * Changes the code in one place at a time and asks whether a test notices. `node tests/mutation/run.ts` prints the changes that
 * none did, the share of the others in each file and group, and fails if a share is below its least.
 * `node tests/mutation/run.ts influence` runs one group, `… setup solar-phase` some files of the engine, `… i18n/outside` a
 * file outside of it.
 */
import { Stryker } from '@stryker-mutator/core';
import { ELSEWHERE, GROUPS, LEAST, type Elsewhere } from './groups.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];
type Share = readonly [name: keyof typeof LEAST, results: readonly Result[]];

const words = process.argv.slice(2);
const elsewhere = Object.entries(ELSEWHERE) as [keyof typeof ELSEWHERE, Elsewhere][];

/** The share of noticed changes in per cent; NaN where there are none. Changes that are left out on purpose do not count. */
function share(results: readonly Result[]): number {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return (100 * noticed) / (noticed + missed);
}

/** Changes these files, all of the engine without any. */
async function changed(mutate: readonly string[], options: Options = {}): Promise<readonly Result[]> {
  const files = mutate.length > 0 && { mutate: [...mutate] };
  return new Stryker({ configFile: 'tests/mutation/stryker.config.mjs', ...files, ...options }).runMutationTest();
}

/** The shares of the engine's groups, and of all its code. */
async function engine(asked: readonly string[]): Promise<readonly Share[]> {
  const files = asked.flatMap((word) => (word in GROUPS ? GROUPS[word as keyof typeof GROUPS] : [`src/engine/**/${word}.ts`]));
  const results = await changed(files);
  const groups = Object.entries(GROUPS) as [keyof typeof GROUPS, readonly string[]][];
  const shares = groups.map(([group, own]): Share => [group, results.filter(({ fileName }) => own.some((file) => fileName.endsWith(file)))]);
  return [...shares, ['all', results]];
}

/** What is asked of a group outside of the engine: some of its files, or all if its name is asked for. */
const askedOf = (group: string, files: readonly string[]): readonly string[] =>
  words.length === 0 || words.includes(group) ? files : files.filter((file) => words.some((word) => file === `src/${word}.ts`));

const inEngine = words.filter((word) => !(word in ELSEWHERE) && !word.includes('/'));
const shares: Share[] = words.length === 0 || inEngine.length > 0 ? [...(await engine(inEngine))] : [];
for (const [group, { files, tests, ignoreStatic = false }] of elsewhere) {
  const asked = askedOf(group, files);
  process.env['MUTATION_TESTS'] = tests.join(' ');
  if (asked.length > 0) shares.push([group, await changed(asked, { ignoreStatic, timeoutMS: 20_000 })]);
}

for (const [name, results] of shares.filter(([, part]) => !Number.isNaN(share(part)))) {
  const enough = share(results) >= LEAST[name];
  console.log(`${name}: ${share(results).toFixed(1)} % (at least ${LEAST[name]} %)${enough ? '' : ' FAILED'}`);
  if (!enough) process.exitCode = 1;
}
