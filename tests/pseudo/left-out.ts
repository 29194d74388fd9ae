/**
 * What the invented language has not translated, so that a build shows both what a missing text looks like and how it is
 * named: one or two texts of every kind.
 */
export const leftOut = {
  /** Strings: file, key. */
  strings: [
    ['site', 'footer.unofficial'],
    ['site', 'rule.related'],
    ['game-turmoil', 'tally.title'],
    ['influence', 'page.title'],
  ],
  chapters: ['world-problems/karma'],
  rules: ['turmoil/committee/committee.neutral', 'turmoil/crisis/crisis.new-government.lobby', 'mars-contracts/contracts/contracts.advance'],
  /** Glossary: words, and definitions alone. */
  terms: ['mars-contracts/requirement'],
  definitions: ['turmoil/influence'],
  questions: ['turmoil/bonus-or-policy'],
  // Each card that the engine knows is in the example of the crisis, which would stand in English as a whole.
  cards: [] as readonly string[],
} as const;
