/*
 * Makes the display face's files: one weight of Piazzolla, with the letters that titles and numbers need and no others. `npm run face`
 * writes them beside this file. The face has an open licence, whose text the build puts among the licences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const marks = ' \u00a0\u202f!"#%&()*+,-./0123456789:;=?«»·–—‑’“”„…×−→№€°';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ';
const russian = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const both = (letters: string): string => letters + letters.toLowerCase();

/** The letters of each file, and the file of the package that holds them. */
const FILES = { latin: marks + both(capitals + accented), cyrillic: both(russian) } as const;

for (const [script, letters] of Object.entries(FILES)) {
  const whole = readFileSync(require.resolve(`@fontsource/piazzolla/files/piazzolla-${script}-700-normal.woff2`));
  const part = await subset(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(new URL(`display-${script}.woff2`, import.meta.url), part);
  console.log(`display-${script}.woff2: ${part.length} bytes`);
}
