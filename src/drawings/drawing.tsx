import type { ComponentChildren } from 'preact';
import type { PartNumbers } from './part-number.tsx';

/** A point of a drawing, in the drawing's units. The y axis points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds to one decimal. */
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Finds a point on a circle.
 *
 * @param turns the angle in full turns, clockwise from the top
 */
export const onRing = (centre: Point, radius: number, turns: number): Point => ({
  x: toTenth(centre.x + radius * Math.sin(2 * Math.PI * turns)),
  y: toTenth(centre.y - radius * Math.cos(2 * Math.PI * turns)),
});

interface Props {
  /** In the drawing's units. One unit is one pixel if the page is wide enough. */
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** A schematic drawing with two line weights. Light lines have the class `thin`. It is decoration: a legend beside it says what it shows. */
export function Drawing({ width, height, children }: Props) {
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Moves its children to a point of the drawing. */
export function At({ x, y, children }: Point & { readonly children: ComponentChildren }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** A letter or number in a drawing, centred on a point. */
export function Sign({ x, y, children }: Point & { readonly children: string | number }) {
  return (
    <text class="drawing-sign" x={x} y={y}>
      {children}
    </text>
  );
}

/** The mark of a part in a circle. It draws nothing if the part has no mark. */
export function PartMark({ of, parts, x, y }: Point & { readonly of: string; readonly parts: PartNumbers | undefined }) {
  const mark = parts?.get(of);
  return mark === undefined ? null : (
    <g class="part-number" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <text>{mark}</text>
    </g>
  );
}
