import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

/** Font files of the previews, by weight. They come from a package, since the machine may have no fonts. */
const files = {
  Regular: require.resolve('@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf'),
  Bold: require.resolve('@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf'),
} as const;

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
      fontfile: files[weight],
      width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
};
