import { COUNTED, RESOURCES, TAGS, type Colour, type Player } from './types.ts';

/**
 * Makes a record with a value for every key of a closed vocabulary.
 * @param keys the vocabulary
 * @param value what belongs to a key
 * @returns the record
 */
export const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/**
 * Makes a player with nothing.
 * @param colour the player's colour
 * @returns a player whose numbers are all 0
 */
export function emptyPlayer(colour: Colour): Player {
  const none = () => 0;
  return { colour, tr: 0, stock: each(RESOURCES, none), production: each(RESOURCES, none), tags: each(TAGS, none), counts: each(COUNTED, none) };
}
