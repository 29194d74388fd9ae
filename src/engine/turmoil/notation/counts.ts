import type { Codec } from '../../core/codec.ts';
import type { Letters } from '../vocabulary/letters.ts';

/** A whole number from 1 to 999 as it is written, without leading zeros. */
const POSITIVE = '[1-9]\\d{0,2}';

/**
 * How many there are of each thing, written as letters with numbers; a thing of which there is none is left out.
 * @param letters the letter of each thing, in the order of writing
 * @returns the codec; it decodes to a number for every thing
 * @example counts({ building: 'b', earth: 'e' }).encode({ building: 3, earth: 1 }) // 'b3e1'
 */
export function counts<K extends string>(letters: Letters<K>): Codec<Readonly<Record<K, number>>> {
  const things = Object.keys(letters) as K[];
  const pattern = new RegExp(`^${things.map((thing) => `(?:${letters[thing]}(${POSITIVE}))?`).join('')}$`);
  const encode = (numbers: Readonly<Record<K, number>>): string =>
    things
      .filter((thing) => numbers[thing] !== 0)
      .map((thing) => `${letters[thing]}${numbers[thing]}`)
      .join('');
  const decode = (text: string): Record<K, number> | null => {
    const found = pattern.exec(text);
    return found && (Object.fromEntries(things.map((thing, at) => [thing, Number(found[at + 1] ?? 0)])) as Record<K, number>);
  };
  return { encode, decode };
}
