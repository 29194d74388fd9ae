import type { ExampleFacts } from './frame/definition/facts.ts';
import * as registry from './registry.ts';

/** The facts of all examples, by id. */
export const EXAMPLES: Readonly<Record<string, ExampleFacts>> = registry;

/** The ids of all examples. */
export const EXAMPLE_IDS: readonly string[] = Object.keys(EXAMPLES);

/** The game of the reader's own table. */
export const GAME_OF_TABLE: string = Object.values(EXAMPLES).find(({ table }) => table)!.game;

/**
 * Returns the facts of one example.
 *
 * @throws Error if there is no such example
 */
export const factsOf = (id: string): ExampleFacts => {
  const facts = EXAMPLES[id];
  if (!facts) throw new Error(`no example "${id}" in src/examples/registry.ts`);
  return facts;
};

/** The folder of an example within `src/examples/`: its game, then its id. */
export const folderOf = (id: string): string => `${factsOf(id).game}/${id}`;
