/*
 * Makes the display face's files: one weight of Piazzolla, with the letters that titles and numbers need and no others, and with wider
 * spaces. `npm run face` writes them beside this file. The face has an open licence, whose text the build puts among the licences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { LETTERS } from './letters.ts';
import { withWiderSpaces } from './space.ts';

const require = createRequire(import.meta.url);
for (const [script, letters] of Object.entries(LETTERS)) {
  const whole = readFileSync(require.resolve(`@fontsource/piazzolla/files/piazzolla-${script}-700-normal.woff2`));
  const part = await subset(whole, letters, { targetFormat: 'truetype' });
  const packed = await subset(withWiderSpaces(part), letters, { targetFormat: 'woff2' });
  writeFileSync(new URL(`display-${script}.woff2`, import.meta.url), packed);
  console.log(`display-${script}.woff2: ${packed.length} bytes`);
}
