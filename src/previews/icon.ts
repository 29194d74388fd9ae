import sharp from 'sharp';
import icon from '../../public/icon.svg?raw';

/** The icons that devices ask for as PNG: whether their corners are round, and their width in pixels. */
export const icons = {
  app: { round: true, size: 192 },
  // Devices cut these into shapes of their own.
  mask: { round: false, size: 512 },
  touch: { round: false, size: 180 },
} as const;

export type IconName = keyof typeof icons;

/** Draws the site's icon as PNG. */
export const drawIcon = (name: IconName): Promise<Buffer> => {
  const { round, size } = icons[name];
  const svg = round ? icon : icon.replace(/ rx="\d+"/, '');
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .png({ palette: true, colours: 32 })
    .toBuffer();
};
