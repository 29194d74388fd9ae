/** The parts of the committee board that a picture may name, in the order in which the eye meets them. */
export const BOARD_PARTS = [
  'chairman-seat',
  'policy-tile',
  'dominance-marker',
  'leader-seat',
  'delegate-area',
  'ruling-bonus',
  'lobby',
  'delegate-reserve',
] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** What names the parts of a drawing: the number or mark that each part carries. A drawing without it, as in an example, has none. */
export type PartNumbers = ReadonlyMap<string, number | string>;

/** Numbers parts in the order in which a legend lists them. */
export const numbered = (parts: readonly string[]): PartNumbers => new Map(parts.map((part, at) => [part, at + 1]));

/** The number of a part, in a circle: the same in a drawing and in its legend. */
export function PartNumber({ of, parts }: { readonly of: string; readonly parts: PartNumbers | undefined }) {
  const number = parts?.get(of);
  return number === undefined ? null : <span class="part-number">{number}</span>;
}
