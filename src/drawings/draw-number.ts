import type { ComponentChild } from 'preact';
import type { Colour } from '../engine/turmoil/index.ts';

/** A number in a picture. */
export interface DrawnNumber {
  /** What it counts, as a key of `turmoil.thing`. */
  readonly thing: string;
  /** Whose number it is; left out where the picture has one player. */
  readonly player?: Colour;
  readonly value: number;
  /** The number with its unit. */
  readonly text: string;
}

/** Draws a number of a picture. A picture without it shows the text. */
export type DrawNumber = (number: DrawnNumber) => ComponentChild;
