import type { Position, TurmoilProblem } from '../../../engine/turmoil/index.ts';

/**
 * What the reader entered: a position with whole numbers, and the drafts. A draft is the text of a number field that is not a
 * whole number. So even a wrong entry is kept, shown and encoded in the address.
 */
export interface CrisisInput {
  readonly position: Position;
  readonly drafts: Readonly<Record<string, string>>;
  /** What is wrong with the first draft; left out without drafts. The engine runs only then. */
  readonly problem?: TurmoilProblem;
}
