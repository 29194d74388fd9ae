import type { ComponentChild } from 'preact';

/** A number in a picture. */
export interface DrawnNumber {
  /** What it counts, by its name in the game. */
  readonly thing: string;
  /** Whose number it is, by the player's name in the game; left out where the picture has one player. */
  readonly player?: string;
  readonly value: number;
  /** The number with its unit. */
  readonly text: string;
}

/** Draws a number of a picture. A picture without it shows the text. */
export type DrawNumber = (number: DrawnNumber) => ComponentChild;
