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
