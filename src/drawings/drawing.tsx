import type { ComponentChildren } from 'preact';

/** A point of a drawing, in its units; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point on a ring, so many of its turns clockwise from the top. */
export const onRing = (centre: Point, radius: number, turns: number): Point => ({
  x: tenth(centre.x + radius * Math.sin(2 * Math.PI * turns)),
  y: tenth(centre.y - radius * Math.cos(2 * Math.PI * turns)),
});

/** What names the parts of a drawing: the number or mark that each part carries. A drawing without it, as in an example, has none. */
export type PartNumbers = ReadonlyMap<string, number | string>;

/** Numbers parts in the order in which a legend lists them. */
export const numbered = (parts: readonly string[]): PartNumbers => new Map(parts.map((part, at) => [part, at + 1]));

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Marks parts as the printed rules of this game do: I, II, III and so on. */
export const inRoman = (parts: readonly string[]): ReadonlyMap<string, string> => new Map(parts.map((part, at) => [part, ROMAN[at]!]));

/** The number of a part, in a circle: the same in a drawing and in its legend. */
export function PartNumber({ of, parts }: { readonly of: string; readonly parts: PartNumbers | undefined }) {
  const number = parts?.get(of);
  return number === undefined ? null : <span class="part-number">{number}</span>;
}

interface Props {
  /** The drawing's own units; on a page at least as wide, one is one pixel. */
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** A schematic drawing in two line weights, light ones of class `thin`. Decoration: a legend beside it says what it shows. */
export function Drawing({ width, height, children }: Props) {
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Moves what it holds to a point of the drawing. */
export function At({ x, y, children }: Point & { readonly children: ComponentChildren }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** A letter or figure that stands in a drawing, centred on its point. */
export function Sign({ x, y, children }: Point & { readonly children: string | number }) {
  return (
    <text class="drawing-sign" x={x} y={y}>
      {children}
    </text>
  );
}

/** The mark of a part, in a circle; without marks, as in an example, nothing. */
export function PartMark({ of, parts, x, y }: Point & { readonly of: string; readonly parts: PartNumbers | undefined }) {
  const mark = parts?.get(of);
  return mark === undefined ? null : (
    <g class="part-number" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <text>{mark}</text>
    </g>
  );
}
