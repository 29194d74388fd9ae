/**
 * Makes what a key asks for once. If that failed, the next call tries again.
 *
 * @param make may also ask that what it makes is forgotten
 */
export const once = <K, V>(make: (key: K, forget: () => void) => Promise<V>): ((key: K) => Promise<V>) => {
  const known = new Map<K, Promise<V>>();
  return (key) => {
    const forget = (): void => void known.delete(key);
    const made = known.get(key) ?? make(key, forget);
    known.set(key, made);
    made.catch(forget);
    return made;
  };
};
