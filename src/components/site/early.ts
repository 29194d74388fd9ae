import { everyEdition } from '../../book/game.ts';
import source from './early.js?raw';

/** The script that runs before a page is painted. It is the same on all pages, and knows the editions of all games. */
export const earlyScript = async (): Promise<string> => source.replace('EDITIONS', JSON.stringify(await everyEdition()));
