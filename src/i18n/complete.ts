import type { Strings } from './say.ts';

const baseOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const leaves = (strings: Strings, path = ''): readonly string[] =>
  Object.entries(strings).flatMap(([key, value]) => (typeof value === 'string' ? [path + baseOf(key)] : leaves(value, `${path}${key}.`)));

/** The keys that one language has and another lacks, in order; a plural counts as one key. */
export const missingKeys = (own: Strings, wanted: Strings): readonly string[] => {
  const known = new Set(leaves(own));
  return [...new Set(leaves(wanted))].filter((key) => !known.has(key));
};

/** Strings of a language with what it lacks taken from another. */
export const complete = (own: Strings, other: Strings): Strings => {
  const lacking = Object.entries(other).filter(([key]) => !Object.keys(own).some((each) => baseOf(each) === baseOf(key)));
  const kept = Object.entries(own).map(([key, value]) => {
    const beside = other[key];
    return [key, typeof value === 'object' && typeof beside === 'object' ? complete(value, beside) : value] as const;
  });
  return Object.fromEntries([...kept, ...lacking]);
};
