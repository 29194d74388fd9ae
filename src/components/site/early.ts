import { everyEdition } from '../../book/game.ts';
import source from './early.js?raw';

/**
 * Every page carries the script, so it leaves out what only its readers here need: comments on lines of their own, line breaks, and
 * spaces beside punctuation. None of its strings has such a space, and each of its statements ends with a semicolon or a brace.
 */
const lean = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('')
    .replace(/ *([{}()=>?,;]+) */g, '$1');

/** The script that runs before a page is painted. It is the same on all pages, and knows the editions of all games. */
export const earlyScript = async (): Promise<string> => lean(source.replace('EDITIONS', JSON.stringify(await everyEdition())));
