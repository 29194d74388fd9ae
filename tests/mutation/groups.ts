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

export type Group = keyof typeof GROUPS;

/** The least share of changes that some test must notice, in per cent: in each group, and over all. */
export const LEAST = { committee: 90, influence: 90, crisis: 90, 'world-problems': 92, 'mars-contracts': 92, all: 85 } as const satisfies Record<
  Group | 'all',
  number
>;
