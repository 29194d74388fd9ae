/**
 * Makes a record with a value for every key of a closed vocabulary.
 * @param keys the vocabulary
 * @param value what belongs to a key
 * @returns the record
 */
export const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
