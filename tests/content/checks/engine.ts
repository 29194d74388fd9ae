import { existsSync } from 'node:fs';

/** What the texts of a game must agree with in its engine. */
export interface EngineFacts {
  /** Rules that the engine can read as either edition. */
  readonly readBothWays: readonly string[];
  /** Ids of the event cards that it knows. */
  readonly cards: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

interface Exports {
  readonly READ_BOTH_WAYS?: readonly string[];
  readonly globalEvents?: object;
  readonly numbers?: EngineFacts['numbers'];
  readonly printedNumbers?: EngineFacts['numbers'];
}

const importFrom = async (path: string): Promise<Exports> =>
  existsSync(path) ? ((await import(/* @vite-ignore */ `../../../${path}`)) as Exports) : {};

/** Reads the engine of a game; a game whose rules do not run has none. */
export const readEngine = async (game: string): Promise<EngineFacts> => {
  const { READ_BOTH_WAYS: readBothWays = [], globalEvents = {} } = await importFrom(`src/engine/${game}/index.ts`);
  const { numbers = {}, printedNumbers = {} } = await importFrom(`src/engine/${game}/data/numbers.ts`);
  return { readBothWays, cards: Object.keys(globalEvents), numbers: { ...numbers, ...printedNumbers } };
};
