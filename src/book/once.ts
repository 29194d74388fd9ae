/**
 * Makes a reader of content remember what it read, for a build in which every citation asks anew. While pages are
 * edited under `npm run dev` nothing is remembered.
 *
 * @param read what is read for a key
 */
export const once = <T>(read: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const value = (import.meta.env.PROD ? known.get(key) : undefined) ?? read(key);
    known.set(key, value);
    return value;
  };
};

/** The same for what needs no key, such as the list of all games. */
export const onceForAll = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  const known = once(read);
  return () => known('');
};
