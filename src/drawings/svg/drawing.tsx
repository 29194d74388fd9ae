import type { ComponentChildren } from 'preact';
import type { PartNumbers } from '../committee/parts.tsx';
import type { Point } from './geometry.ts';

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
