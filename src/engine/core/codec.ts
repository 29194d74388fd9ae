/**
 * How a value is written as a short text that fits an address. Codecs are small and are put together: the codec of a
 * position is a `record` of lists of records of letters. Texts that readers have saved are decoded for ever, so a codec
 * that has been released never changes what it writes.
 */
export interface Codec<V> {
  /** Writes a value. */
  readonly encode: (value: V) => string;
  /** Reads what `encode` writes; null for any other text. Never throws. */
  readonly decode: (text: string) => V | null;
  /** The one text for which a null from `decode` is a value and no failure: see `optional`. */
  readonly none?: string | undefined;
}

/**
 * Tells whether a codec can decode a text.
 * @param codec the codec
 * @param text any text
 * @returns true if `decode` gives a value, which may be the null of an optional one
 */
export const decodes = <V>(codec: Codec<V>, text: string): boolean => codec.decode(text) !== null || text === codec.none;

/**
 * A word of a closed vocabulary, written as it is.
 * @param vocabulary all words
 * @returns the codec
 */
export const oneOf = <K extends string>(vocabulary: readonly K[]): Codec<K> => ({
  encode: (value) => value,
  decode: (text) => vocabulary.find((word) => word === text) ?? null,
});

/**
 * A word of a closed vocabulary, written as a letter or another short sign.
 * @param map the sign of each word; no two are the same
 * @returns the codec
 */
export const letters = <K extends string>(map: Readonly<Record<K, string>>): Codec<K> => ({
  encode: (value) => map[value],
  decode: (text) => (Object.keys(map) as K[]).find((word) => map[word] === text) ?? null,
});

/**
 * Some words of a closed vocabulary, written as their letters in the order of the map, without separator.
 * @param map the letter of each word: one character each
 * @param emptySign the text for no word at all
 * @returns the codec; it decodes to the words in the order of the map
 * @example subset({ red: 'r', green: 'g', blue: 'b' }, '0').decode('rb') // ['red', 'blue']
 */
export const subset = <K extends string>(map: Readonly<Record<K, string>>, emptySign: string): Codec<readonly K[]> => {
  const words = Object.keys(map) as K[];
  const encode = (value: readonly K[]): string =>
    words
      .filter((word) => value.includes(word))
      .map((word) => map[word])
      .join('') || emptySign;
  return mapped<string, readonly K[]>(
    { encode: (signs) => signs, decode: (signs) => signs },
    (signs) => (signs === emptySign ? [] : words.filter((word) => signs.includes(map[word]))),
    encode,
  );
};

/** A whole number from 0 to 999, without leading zeros. */
export const whole: Codec<number> = {
  encode: String,
  decode: (text) => (/^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null),
};

/** The longest typed text that is written, in characters. */
const MAX_TYPED = 12;

/** Writes what a reader typed so that an address can carry it: letters, digits and hyphens stay, all else becomes `~code~`. */
export const escapeText = (typed: string): string =>
  [...typed]
    .slice(0, MAX_TYPED)
    .map((sign) => (/[A-Za-z0-9-]/.test(sign) ? sign : `~${(sign.codePointAt(0) ?? 0).toString(36)}~`))
    .join('');

/** Reads what `escapeText` wrote; an impossible code is left out. */
export const unescapeText = (written: string): string =>
  written.replace(/~([0-9a-z]{1,4})~/g, (_, code: string) => {
    const point = parseInt(code, 36);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** What a reader typed into a field, cut after 12 characters. */
export const text: Codec<string> = {
  encode: escapeText,
  decode: (written) => (escapeText(unescapeText(written)) === written ? unescapeText(written) : null),
};

/**
 * Yes or no.
 * @param yes the text for true
 * @param no the text for false
 * @returns the codec
 */
export const flag = (yes: string, no: string): Codec<boolean> => ({
  encode: (value) => (value ? yes : no),
  decode: (written) => (written === yes ? true : written === no ? false : null),
});

/**
 * A value, or null for none.
 * @param codec the codec of a value; it must not write `noneSign`
 * @param noneSign the text for none
 * @returns the codec. Its `decode` gives null both for `noneSign` and for a text that cannot be decoded; `record`, `list`
 *   and `mapped` know the difference
 */
export const optional = <V>(codec: Codec<V>, noneSign: string): Codec<V | null> => ({
  encode: (value) => (value === null ? noneSign : codec.encode(value)),
  decode: (written) => (written === noneSign ? null : codec.decode(written)),
  none: noneSign,
});

/**
 * The same text, as another value.
 * @param codec how it is written
 * @param to makes the value of what was decoded; null refuses it
 * @param from makes of the value what is encoded
 * @returns the codec; it refuses a text that it would write in another way
 * @example mapped(optional(oneOf(PARTIES), '-'), (party) => party ?? '', (party) => party || null) // '' for none
 */
export const mapped = <A, B>(codec: Codec<A>, to: (decoded: A) => B | null, from: (value: B) => A): Codec<B> => {
  const encode = (value: B): string => codec.encode(from(value));
  const decode = (written: string): B | null => {
    if (!decodes(codec, written)) return null;
    const value = to(codec.decode(written) as A);
    return value !== null && encode(value) === written ? value : null;
  };
  return { encode, decode };
};

/** Cuts a text; without separator each part is one character and the last one takes the rest. */
const cut = (written: string, separator: string, count: number): readonly string[] =>
  separator === '' ? [...written.slice(0, count - 1).split(''), written.slice(count - 1)] : written.split(separator);

/**
 * Any number of values, joined by a separator.
 * @param codec the codec of each value; it must not write the separator
 * @param separator between two values; '' if each value is written as one character
 * @param emptySign the text for no value at all; a single value must not be written like this
 * @returns the codec
 */
export const list = <V>(codec: Codec<V>, separator: string, emptySign: string): Codec<readonly V[]> => ({
  encode: (values) => (values.length === 0 ? emptySign : values.map(codec.encode).join(separator)),
  decode: (written) => {
    if (written === emptySign) return [];
    const parts = written.split(separator);
    return parts.length > 0 && parts.every((part) => decodes(codec, part)) ? parts.map((part) => codec.decode(part) as V) : null;
  },
});

/**
 * Named fields, written in the order in which they are given here.
 * @param separator between two fields; '' if each field but the last is written as one character
 * @param fields the codec of each field; it must not write the separator
 * @param defaults values of the last fields: those that are as here, with no other after them, are not written.
 *   Only with a separator
 * @returns the codec
 * @example record('_', { card: oneOf(EVENT_IDS), amount: text, chairman: flag('1', '0') }) // writes such as riots_4_1
 */
export const record = <T extends object>(
  separator: string,
  fields: { readonly [K in keyof T]: Codec<T[K]> },
  defaults: Partial<NoInfer<T>> = {},
): Codec<T> => {
  const names = Object.keys(fields) as (keyof T)[];
  const isDefault = (name: keyof T, part: string | undefined): boolean =>
    name in defaults && part === fields[name].encode(defaults[name] as T[typeof name]);
  const encode = (value: T): string => {
    const parts = names.map((name) => fields[name].encode(value[name]));
    // The first field is always written: an empty text is no record.
    const last = names.findLastIndex((name, at) => at === 0 || !isDefault(name, parts[at]));
    return parts.slice(0, last + 1).join(separator);
  };
  const decode = (written: string): T | null => {
    const parts = cut(written, separator, names.length);
    const readable = names.every((name, at) => (parts[at] === undefined ? name in defaults : decodes(fields[name], parts[at])));
    if (!readable) return null;
    const entries = names.map((name, at) => [name, parts[at] === undefined ? defaults[name] : fields[name].decode(parts[at])]);
    const value = Object.fromEntries(entries) as T;
    return encode(value) === written ? value : null;
  };
  return { encode, decode };
};
