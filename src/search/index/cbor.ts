/** What Pagefind's lists are made of. */
export type Value = number | string | readonly Value[];

const TYPES = { number: 0, negative: 1, text: 3, list: 4 } as const;
const ENDLESS = 31;
const BREAK = 0xff;

/** The argument of an item: in the five low bits of its first byte, or in the 1, 2 or 4 bytes that these announce. */
const readArgument = (bytes: Buffer, at: number): { readonly value: number; readonly next: number } => {
  const low = bytes.readUInt8(at) & 31;
  if (low < 24 || low === ENDLESS) return { value: low, next: at + 1 };
  const length = 2 ** (low - 24);
  if (length > 4) throw new Error(`cbor: a number of ${length} bytes is not expected here`);
  return { value: bytes.readUIntBE(at + 1, length), next: at + 1 + length };
};

const readList = (bytes: Buffer, from: number, length: number): { readonly value: Value; readonly next: number } => {
  const items: Value[] = [];
  let at = from;
  while (length === Infinity ? bytes[at] !== BREAK : items.length < length) {
    const { value, next } = read(bytes, at);
    items.push(value);
    at = next;
  }
  return { value: items, next: length === Infinity ? at + 1 : at };
};

const read = (bytes: Buffer, at: number): { readonly value: Value; readonly next: number } => {
  const type = bytes.readUInt8(at) >> 5;
  const endless = (bytes.readUInt8(at) & 31) === ENDLESS;
  const { value, next } = readArgument(bytes, at);
  if (type === TYPES.list) return readList(bytes, next, endless ? Infinity : value);
  if (type === TYPES.number && !endless) return { value, next };
  if (type === TYPES.negative && !endless) return { value: -1 - value, next };
  if (type === TYPES.text && !endless) return { value: bytes.toString('utf8', next, next + value), next: next + value };
  throw new Error(`cbor: items of type ${type} are not expected here`);
};

/**
 * Reads the part of CBOR that Pagefind writes its lists in: whole numbers, texts and lists of them.
 *
 * @throws Error when there is anything else
 */
export const decode = (bytes: Buffer): Value => read(bytes, 0).value;
