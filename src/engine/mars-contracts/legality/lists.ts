import type { MarsContractsRefusal } from '../game/problems.ts';

/** What is wrong with a game. */
export type Problems = readonly MarsContractsRefusal[];

/** Values that stand in a list more than once, each once. */
export const twiceIn = <T>(values: readonly T[]): readonly T[] => [...new Set(values.filter((value, at) => values.indexOf(value) < at))];
