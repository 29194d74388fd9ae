/** The number or mark of each part that a legend explains. Drawings in examples have no legend and no such marks. */
export type PartNumbers = ReadonlyMap<string, number | string>;

/** Numbers parts from 1, in the order of their legend. */
export const numbered = (parts: readonly string[]): PartNumbers => new Map(parts.map((part, at) => [part, at + 1]));

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Numbers up to five parts in Roman numerals, as the printed rules of Mars Contracts do. */
export const inRoman = (parts: readonly string[]): ReadonlyMap<string, string> => new Map(parts.map((part, at) => [part, ROMAN[at]!]));

/** The number of a part, in a circle. A drawing and its legend both use it. */
export function PartNumber({ of, parts }: { readonly of: string; readonly parts: PartNumbers | undefined }) {
  const number = parts?.get(of);
  return number === undefined ? null : <span class="part-number">{number}</span>;
}
