import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of properties over whole games, which take longest. */
const SLOW = /(properties|model|lobbying-turns|notation)\.test\.ts$/;

/** Tables of cases first: most changes of the code fail there, and then nothing else is run. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => Number(SLOW.test(a.moduleId)) - Number(SLOW.test(b.moduleId)));
  }
}

const ENGINE = ['tests/engine/*.test.ts', 'tests/engine/{turmoil,world-problems,mars-contracts}/*.test.ts'];

/** The tests of the engine, or those that `run.ts` names, without the site's build. */
export default defineConfig({
  test: {
    include: process.env['MUTATION_TESTS']?.split(' ') ?? ENGINE,
    setupFiles: ['tests/mutation/few-runs.ts'],
    sequence: { sequencer: TablesFirst },
    testTimeout: 60_000,
    isolate: false,
  },
});
