import { pictures as marsContracts } from '../mars-contracts/pictures/all.ts';
import { pictures as turmoil } from '../turmoil/pictures/all.ts';
import { pictures as worldProblems } from '../world-problems/pictures/all.ts';
import type { PictureId } from './ids.ts';
import type { Picture } from './types.ts';

/** The pictures of all games. */
const known: Readonly<Record<PictureId, Picture>> = { ...turmoil, ...marsContracts, ...worldProblems };

const isPicture = (id: string): id is PictureId => id in known;

/**
 * Returns a picture by the id that texts and `game.yaml` use.
 *
 * @param at the page that asks, for the error message
 * @throws Error if there is no such picture
 */
export const pictureOf = (id: string, at: string): Picture => {
  if (!isPicture(id)) throw new Error(`${at}: no picture "${id}"`);
  return known[id];
};
