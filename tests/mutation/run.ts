/**
 * Changes the engine's code in one place at a time and asks whether a test notices. `node tests/mutation/run.ts` prints the
 * changes that none did, the share of the others in each file and group, and fails if a share is below its least.
 * `node tests/mutation/run.ts influence` runs one group, `… setup solar-phase` some files.
 */
import { Stryker } from '@stryker-mutator/core';
import { GROUPS, LEAST, type Group } from './groups.ts';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The files that the words of the command line name; none for all. */
const asked = process.argv.slice(2).flatMap((word) => (word in GROUPS ? GROUPS[word as Group] : [`src/engine/**/${word}.ts`]));

/** The share of noticed changes in per cent; NaN where there are none. Changes that are left out on purpose do not count. */
function share(results: readonly Result[]): number {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return (100 * noticed) / (noticed + missed);
}

const results = await new Stryker({
  configFile: 'tests/mutation/stryker.config.mjs',
  ...(asked.length > 0 && { mutate: asked }),
}).runMutationTest();

const groups = Object.entries(GROUPS).map(
  ([group, files]) => [group, results.filter(({ fileName }) => files.some((file) => fileName.endsWith(file)))] as const,
);
const parts = [...groups, ['all', results] as const].filter(([, part]) => !Number.isNaN(share(part)));
for (const [name, part] of parts) {
  const least = LEAST[name as keyof typeof LEAST];
  const enough = share(part) >= least;
  console.log(`${name}: ${share(part).toFixed(1)} % (at least ${least} %)${enough ? '' : ' FAILED'}`);
  if (!enough) process.exitCode = 1;
}
