/** Where a problem is in its life: the queue, the six steps of its cycle, and the additional round after the fourth. */
export const CYCLE_PARTS = ['queue', 'first-round', 'vote', 'second-round', 'contribution', 'additional-round', 'compensation', 'karma'] as const;
export type CyclePart = (typeof CYCLE_PARTS)[number];

/** The marks of these parts: the steps have the numbers of the rule that lists them. */
export const cycleMarks: ReadonlyMap<string, number | string> = new Map(
  CYCLE_PARTS.map((part, at) => [part, at < 5 ? at : part === 'additional-round' ? '4+' : at - 1]),
);

/** The parts of the karma board, from the top. */
export const KARMA_PARTS = ['compass-rose', 'side-a', 'side-b', 'karma-marker', 'effect'] as const;
export type KarmaPart = (typeof KARMA_PARTS)[number];

/** The two sides of a problem. */
export type Side = 'a' | 'b';
