// A glob, so that a game with numbers needs no line here. `tests/delivery/imports.test.ts` has this exception to the rooms.
const modules = import.meta.glob<{ readonly numbers: Readonly<Record<string, number>> }>('../engine/*/data/numbers.ts', { eager: true });

/**
 * A number of a game's rules, as its engine knows it.
 *
 * @throws Error when the game has no such number; `at` says who asked
 */
export const numberOf = (game: string, id: string, at: string): number => {
  const value = modules[`../engine/${game}/data/numbers.ts`]?.numbers[id];
  if (value === undefined) throw new Error(`${at}: no number "${game}: ${id}"`);
  return value;
};
