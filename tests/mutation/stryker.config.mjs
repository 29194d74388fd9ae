/** Tests outside of the engine read texts; `run.ts` names these tests. */
const isEngine = !process.env['MUTATION_TESTS'];

/** How code is changed, and by which tests the changes are to be noticed. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  // Data are left out: whoever changes a card's number changes what is true, and the tables of cases check it against the cards.
  mutate: ['src/engine/**/*.ts', '!src/engine/**/data/*.ts'],
  coverageAnalysis: 'perTest',
  // What is computed once while a file loads are lists of words and rules; their types and rules.test.ts hold them.
  ignoreStatic: process.env['MUTATION_STATIC'] !== 'changed',
  // Tests outside of the engine may run longer.
  ...(!isEngine && { timeoutMS: 20_000 }),
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  htmlReporter: { fileName: '.stryker/report.html' },
  jsonReporter: { fileName: '.stryker/report.json' },
  tempDirName: '.stryker/tmp',
  ignorePatterns: [
    ...(isEngine ? ['/content'] : []),
    '/docs/looks',
    '/docs/*.png',
    '/public',
    '/dist*',
    '/.astro',
    '/.pseudo',
    '/.stryker',
    '/test-results',
    '/playwright-report',
  ],
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
};
