import { globSync } from 'node:fs';

const of =
  (game: string) =>
  (...names: readonly string[]): readonly string[] =>
    names.map((name) => `src/engine/${game}/${name}.ts`);

/** All code of a game. Data and words hold no code to change. */
const whole = (game: string): readonly string[] =>
  globSync(`src/engine/${game}/**/*.ts`).filter((file) => !/\/(data|vocabulary)\/|\/index\.ts$/.test(file));

const all = of('turmoil');

/** What must be tested hardest, file by file: a wrong line there gives a wrong answer at the table. */
export const GROUPS = {
  committee: all(
    'committee/arrival',
    'game/delegates',
    'committee/dominance',
    'game/fields',
    'committee/leaders',
    'game/legal',
    'lobbying/send',
    'lobbying/events',
    'lobbying/turns',
    'lobbying/removal',
    'lobbying/standing',
  ),
  influence: all('events/influence', 'events/counting', 'events/effects', 'events/ranking'),
  crisis: all(
    'game/apply',
    'crisis/bonuses',
    'crisis/times',
    'crisis/crisis',
    'crisis/lines',
    'crisis/steps',
    'events/decisions',
    'events/resolve',
    'crisis/government',
    'mars/in-crisis',
    'game/mars',
  ),
  'world-problems': whole('world-problems'),
  'mars-contracts': whole('mars-contracts'),
} as const;

/** A group outside of the engine: its code, and the unit tests that reach it. */
export interface Elsewhere {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** Weights and lists that are computed once are left out: `npm run search:eval` holds them, against sets of queries. */
  readonly ignoreStatic?: true;
}

/** What is tested as hard outside of the engine. Each group runs with its own tests alone, so that it is short. */
export const ELSEWHERE = {
  gate: {
    files: [
      'src/web/device.ts',
      'src/web/outside.ts',
      'src/search/query/typed.ts',
      'src/search/narrow.ts',
      'src/examples/frame/loading/typed.ts',
      'src/examples/frame/form/number-in.ts',
      'src/components/site/kept.ts',
      'src/search/view/recent.ts',
    ],
    tests: ['tests/web/{gate,remembered}.test.ts', 'tests/search/{typed,narrow}.test.ts', 'tests/examples/own/entered.test.ts'],
  },
  // Those of the engine run with the engine's tests.
  codecs: {
    files: [
      'src/examples/frame/definition/codec-of.ts',
      'src/examples/frame/state/state.ts',
      'src/examples/frame/state/url-state.ts',
      'src/web/address.ts',
    ],
    tests: ['tests/examples/state.test.ts', 'tests/web/address.test.ts'],
  },
  offline: {
    files: ['builds', 'download', 'scope', 'store', 'whole', 'worker'].map((name) => `src/offline/${name}.ts`),
    tests: ['tests/offline/*.test.ts'],
  },
  search: {
    files: [
      ...['numbers', 'query', 'read', 'repair', 'typos'].map((name) => `src/search/query/${name}.ts`),
      ...['clear', 'home', 'leads', 'lists', 'matches', 'packs', 'part', 'rank', 'score'].map((name) => `src/search/${name}.ts`),
    ],
    tests: [
      ...['clear', 'home', 'index', 'leads', 'lists', 'meanings', 'narrow', 'normal'],
      ...['packs', 'part', 'ranges', 'rank', 'read', 'repair', 'score', 'tokens', 'view'],
    ].map((name) => `tests/search/${name}.test.ts`),
    ignoreStatic: true,
  },
  typography: { files: ['src/i18n/typeset.ts'], tests: ['tests/content/typeset.test.ts'] },
} as const satisfies Readonly<Record<string, Elsewhere>>;

export type Group = keyof typeof GROUPS | keyof typeof ELSEWHERE;

/** The least share of changes that some test must notice, in per cent: in each group, and over all. */
export const LEAST = {
  ...{ committee: 90, influence: 90, crisis: 90, 'world-problems': 92, 'mars-contracts': 92, all: 85 },
  ...{ gate: 85, codecs: 85, offline: 85, search: 85, typography: 85 },
} as const satisfies Record<Group | 'all', number>;
