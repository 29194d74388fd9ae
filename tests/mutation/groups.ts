const of =
  (game: string) =>
  (...names: readonly string[]): readonly string[] =>
    names.map((name) => `src/engine/${game}/${name}.ts`);

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
  'world-problems': of('world-problems')(
    'alliances/breakup',
    'alliances/join',
    'alliances/leave',
    'compensation/claims',
    'compensation/compensate',
    'compensation/shares',
    'compensation/title',
    'supplement/karma',
    'supplement/radicals',
    'ranking/rank',
  ),
  'mars-contracts': of('mars-contracts')(
    'automa/commit',
    'automa/gain',
    'automa/turn',
    'contracts/advance',
    'contracts/marker',
    'contracts/meet',
    'game/apply',
    'game/apply-contracts',
    'game/apply-table',
    'game/changes',
    'game/find',
    'legality/checks',
    'legality/contracts',
    'legality/legal',
    'legality/lists',
    'legality/numbers',
    'legality/outcomes',
    'legality/parse',
    'legality/unions',
    'rounds/contracts',
    'rounds/end',
    'rounds/play',
    'scoring/score',
    'setup/bare',
    'setup/counted',
    'setup/set-up',
    'setup/sketch',
    'unions/commit',
    'unions/gain',
    'unions/grant',
    'unions/place',
    'unions/trade-union',
    'unions/turn',
  ),
} as const;

export type Group = keyof typeof GROUPS;

/** The least share of changes that some test must notice, in per cent: in each group, and over all. */
export const LEAST = { committee: 90, influence: 90, crisis: 90, 'world-problems': 92, 'mars-contracts': 92, all: 85 } as const satisfies Record<
  Group | 'all',
  number
>;
