import sharp from 'sharp';
import { colour } from '../styles/colours.ts';
import { emblemOf } from './icon.ts';
import { letters } from './letters.ts';
import { previewSize } from './size.ts';

/** What a preview says and shows. */
interface Preview {
  /** A few small words above the title. */
  readonly above: string;
  readonly title: string;
  readonly line: string;
  /** The game whose emblem it shows; without one the site's is shown. */
  readonly game?: string | undefined;
  /** The accent colour of that game, if it has one of its own. */
  readonly accent?: string | undefined;
}

const [paper, ink, inkSoft] = ['paper', 'ink', 'ink-soft'].map((name) => colour(name).light) as [string, string, string];
const margin = 84;
const emblemSize = 290;
const headTop = 78;
const textWidth = previewSize.width - emblemSize - 3 * margin;

const background = (accent: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
      <rect width="100%" height="100%" fill="${paper}"/><rect width="18" height="100%" fill="${accent}"/>
    </svg>`,
  );

const emblem = (game: string | undefined, accent: string): Promise<Buffer> =>
  sharp(Buffer.from(emblemOf(game, accent)), { density: (72 * emblemSize) / 24 })
    .resize(emblemSize)
    .png()
    .toBuffer();

/** A title in two parts stands on two lines: a game's and its expansion's. */
const titleLines = (title: string): string => title.replace(': ', ':\n');

/** Draws a preview as PNG: small words above, a title with its line in the middle, an emblem beside them. */
export const drawPreview = async ({ above, title, line, game, accent = colour('accent').light }: Preview): Promise<Buffer> => {
  const head = await letters({ text: above, weight: 'Regular', size: 36, colour: accent, width: textWidth });
  const heading = await letters({ text: titleLines(title), weight: 'Bold', size: 66, colour: ink, width: textWidth });
  const below = await letters({ text: line, weight: 'Regular', size: 38, colour: inkSoft, width: textWidth });
  const gap = 40;
  // A little below the middle, since the small words stand above.
  const top = Math.round((previewSize.height + headTop / 2 - heading.height - gap - below.height) / 2);
  return sharp(background(accent))
    .composite([
      { input: head.input, left: margin, top: headTop },
      { input: heading.input, left: margin, top },
      { input: below.input, left: margin, top: top + heading.height + gap },
      { input: await emblem(game, accent), left: previewSize.width - margin - emblemSize, top: (previewSize.height - emblemSize) / 2 },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
};
