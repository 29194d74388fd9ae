import { minify } from 'terser';
import { everyEdition } from '../../book/game.ts';
import source from './early.js?raw';

const make = async (): Promise<string> => {
  const whole = source.replace('EDITIONS', JSON.stringify(await everyEdition()));
  return (await minify(whole, { ecma: 2022, compress: { passes: 3, keep_fargs: false, unsafe_arrows: true } })).code!;
};

let made: Promise<string> | undefined;

/** The script that runs before a page is painted, minified. It is the same on all pages and knows the editions of all games. */
export const earlyScript = (): Promise<string> => (made ??= make());
