import site from './site.svg?raw';

const emblems = import.meta.glob<string>('../../content/*/emblem.svg', { eager: true, import: 'default', query: '?raw' });

/**
 * The emblem of a game, or of the site, as an SVG drawing.
 *
 * @param of the id of a game; without one the site's emblem
 * @param colour the colour that it is drawn in
 * @throws Error when the game has none
 */
export const emblemOf = (of: string | undefined, colour: string): string => {
  const svg = of === undefined ? site : emblems[`../../content/${of}/emblem.svg`];
  if (!svg) throw new Error(`content/${of}/emblem.svg is missing`);
  return svg.replaceAll('currentColor', colour);
};
