import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Letters of a weight of the typeface that the previews are set in, whatever the machine has. */
const files = {
  Regular: '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  Bold: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
} as const;

const { resolve } = createRequire(import.meta.url);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text and how it is set. */
interface Setting {
  readonly text: string;
  readonly weight: keyof typeof files;
  /** Pixels of a line's letters. */
  readonly size: number;
  readonly colour: string;
  /** Pixels that a line may fill before it wraps. */
  readonly width: number;
}

/** Sets a text: a transparent picture as large as its letters. */
export const letters = async ({ text, weight, size, colour, width }: Setting) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `PT Serif ${weight} ${size}`,
      fontfile: resolve(files[weight]),
      width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
};
