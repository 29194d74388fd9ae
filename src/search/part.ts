/*
 * Parts of the index as files have them: all tokens in one text, and the records of each in another. A query needs few tokens of a
 * part, so only theirs are read.
 */
import { FIELDS, type FieldName } from './format.ts';
import { inFull, shortened } from './words/vocabulary.ts';

/** The tokens in the order of their lists, as `shortened` writes them; then their lists, separated by blanks. */
export type IndexPart = readonly [tokens: string, lists: string];

/** A record that has a token, and the field that has it. The place is the record's index in the list of all records. */
export interface Posting {
  readonly place: number;
  readonly field: FieldName;
}

/** What stands for numbers: all signs that are one byte and mean nothing in JSON, but for that of an e-mail address. Digits stand for fields. */
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => !/["\\\d@]/.test(sign))
  .join('');
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));
/** So many signs end a number; the others come before its last one. */
const LAST = 70;
const MORE = SIGNS.length - LAST;

const written = (value: number): string => {
  let signs = SIGNS[value % LAST]!;
  for (let rest = Math.floor(value / LAST); rest > 0; rest = Math.floor((rest - 1) / MORE)) signs = SIGNS[LAST + ((rest - 1) % MORE)]! + signs;
  return signs;
};

/** Most tokens are in this field, which is not written. */
const USUAL = FIELDS.indexOf('text');

/** Writes the records of a token, which are sorted by place: each as the distance from the one before, after its field if that changes. */
export const writeList = (postings: readonly Posting[]): string => {
  let [last, before] = [USUAL, 0];
  return postings
    .map(({ place, field }) => {
      const [own, distance] = [FIELDS.indexOf(field), place - before];
      const sign = own === last ? '' : own;
      [last, before] = [own, place];
      return sign + written(distance);
    })
    .join('');
};

/**
 * Reads what `writeList` has written.
 *
 * @param make makes what is returned for each record
 */
export const readList = <T>(list: string, make: (place: number, field: FieldName) => T): readonly T[] => {
  const found: T[] = [];
  let [field, place, rest] = [USUAL, 0, 0];
  for (const sign of list) {
    const value = VALUES.get(sign) ?? -1;
    if (value < 0) field = Number(sign);
    else if (value >= LAST) rest = rest * MORE + value - LAST + 1;
    else {
      place += rest * LAST + value;
      found.push(make(place, FIELDS[field]!));
      rest = 0;
    }
  }
  return found;
};

/** Writes a part of the index. */
export const writePart = (lists: readonly (readonly [token: string, list: string])[]): IndexPart => {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return [shortened(sorted.map(([token]) => token)), sorted.map(([, list]) => list).join(' ')];
};

/** Reads a part: for each token its list, still as it is written. */
export const readPart = ([tokens, lists]: IndexPart): ReadonlyMap<string, string> => {
  const each = lists.split(' ');
  return new Map(inFull(tokens).map((token, index) => [token, each[index]!]));
};
