import sharp from 'sharp';
import icon from '../../public/icon.svg?raw';
import site from './site.svg?raw';

/** The icons that devices ask for as PNG: whether their corners are round, and their width in pixels. */
export const icons = {
  app: { round: true, size: 192 },
  // Devices cut these into shapes of their own.
  mask: { round: false, size: 512 },
  touch: { round: false, size: 180 },
} as const;

/** The name of an icon. */
export type IconName = keyof typeof icons;

/** Draws the site's icon as PNG. */
export const drawIcon = (name: IconName): Promise<Buffer> => {
  const { round, size } = icons[name];
  const svg = round ? icon : icon.replace(/ rx="\d+"/, '');
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .png({ palette: true, colours: 32 })
    .toBuffer();
};

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
