/* The rules of the invented game: the only door of its folder. */
export { numbers } from './data/numbers.ts';
export { applyUnloading, EDITIONS, unloading, UNLOADING_RULES } from './unloading.ts';
export type { Crates, Harbour, UnloadingEvent, UnloadingProblem } from './unloading.ts';
