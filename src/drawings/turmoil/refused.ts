import type { Changes } from './changes.ts';

/** The sign of a place where something was refused. It is a place's sign in {@link Changes}, like those of changes. */
export const REFUSED = '!';

/** Marks what was refused: its places have the sign {@link REFUSED} instead of a change. */
export const withRefused = (changes: Changes, refused: ReadonlySet<string>): Changes =>
  refused.size === 0 ? changes : new Map([...changes, ...[...refused].map((key) => [key, REFUSED] as const)]);

/** The attribute `data-refused` of a place without a sign. It has it if one of its keys is refused. */
export const refusedAt = (refused: ReadonlySet<string>, ...keys: readonly string[]): '' | undefined =>
  keys.some((key) => refused.has(key)) ? '' : undefined;
