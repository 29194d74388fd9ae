/** A value of the right shape, or the place in it that is wrong: its path such as `players.0.colour`, '' for the value itself. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly at: string };

/**
 * Reads a value that comes from outside. Makes a new value of the parts that it knows and leaves out all others.
 * Never throws, for no value that JSON can hold.
 */
export type Reader<T> = (value: unknown, at: string) => Read<T>;

const wrong = (at: string): { readonly ok: false; readonly at: string } => ({ ok: false, at });
const inside = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a value that a guard knows.
 * @param guard such as `isParty`
 * @returns the reader
 */
export const guarded =
  <T>(guard: (value: unknown) => value is T): Reader<T> =>
  (value, at) =>
    guard(value) ? { ok: true, value } : wrong(at);

/** Reads any number; whether it may stand there is not asked. */
export const readNumber: Reader<number> = guarded((value): value is number => typeof value === 'number');

/** Reads any text. */
export const readText: Reader<string> = guarded((value): value is string => typeof value === 'string');

/** Reads true or false. */
export const readBoolean: Reader<boolean> = guarded((value): value is boolean => typeof value === 'boolean');

/**
 * Reads a value or null.
 * @param reader reads the value
 * @returns the reader
 */
export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? { ok: true, value } : reader(value, at);

/**
 * Reads an array.
 * @param reader reads each of its values
 * @returns the reader
 */
export const arrayOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at);
    const values: T[] = [];
    for (const [index, one] of value.entries()) {
      const read = reader(one, inside(at, index));
      if (!read.ok) return read;
      values.push(read.value);
    }
    return { ok: true, value: values };
  };

/**
 * Reads an object with named fields.
 * @param fields reads each field
 * @returns the reader
 */
export const objectOf =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value, at) =>
    isObject(value) ? readFields(fields, Object.keys(fields) as (keyof T & string)[], value, at) : wrong(at);

/**
 * Reads an object in which each field may be missing.
 * @param fields reads each field that is there
 * @returns the reader
 */
export const partOf =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<Partial<T>> =>
  (value, at) => {
    if (!isObject(value)) return wrong(at);
    const present = (Object.keys(fields) as (keyof T & string)[]).filter((key) => value[key] !== undefined);
    return readFields<Partial<T>>(fields as { readonly [K in keyof T]: Reader<Partial<T>[K]> }, present, value, at);
  };

/**
 * Reads an object with any names.
 * @param reader reads the value of each
 * @returns the reader
 */
export const recordOf =
  <V>(reader: Reader<V>): Reader<Readonly<Record<string, V>>> =>
  (value, at) =>
    isObject(value) ? objectOf<Record<string, V>>(Object.fromEntries(Object.keys(value).map((name) => [name, reader])))(value, at) : wrong(at);

function readFields<T extends object>(
  fields: { readonly [K in keyof T]: Reader<T[K]> },
  keys: readonly (keyof T & string)[],
  value: Readonly<Record<string, unknown>>,
  at: string,
): Read<T> {
  const entries: [string, unknown][] = [];
  for (const key of keys) {
    const read = fields[key](value[key], inside(at, key));
    if (!read.ok) return read;
    entries.push([key, read.value]);
  }
  // Not written one by one: "__proto__" would not become a key.
  return { ok: true, value: Object.fromEntries(entries) as T };
}
