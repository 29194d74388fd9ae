const all = (...names: readonly string[]): readonly string[] => names.map((name) => `src/engine/turmoil/${name}.ts`);

/** What must be tested hardest, file by file: a wrong line there gives a wrong answer at the table. */
export const GROUPS = {
  committee: all(
    'arrival',
    'committee',
    'dominance',
    'fields',
    'leaders',
    'legal',
    'lobbying',
    'lobbying-events',
    'lobbying-turns',
    'removal',
    'standing',
  ),
  influence: all('adjust', 'counting', 'player-effects', 'ranking'),
  crisis: all('apply', 'bonuses', 'changing-times', 'crisis', 'decisions', 'global-events', 'government', 'mars', 'mars-scales'),
} as const;

export type Group = keyof typeof GROUPS;

/** The least share of changes that some test must notice, in per cent: in each group, and over all. */
export const LEAST = { committee: 90, influence: 90, crisis: 90, all: 85 } as const satisfies Record<Group | 'all', number>;
