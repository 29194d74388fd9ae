import { each } from '../../core/each.ts';
import type { Player } from './state.ts';
import { COUNTED, RESOURCES, TAGS, type Colour } from '../vocabulary/words.ts';

/**
 * Makes a player with nothing.
 * @param colour the player's colour
 * @returns a player whose numbers are all 0
 */
export function emptyPlayer(colour: Colour): Player {
  const none = () => 0;
  return { colour, tr: 0, stock: each(RESOURCES, none), production: each(RESOURCES, none), tags: each(TAGS, none), counts: each(COUNTED, none) };
}
