import { writeFileSync } from 'node:fs';
import { textFiles, typesetFile } from './checks/typography.ts';

// Rewrites texts with the typography of their language; run it after writing.
// `node tests/content/fix.ts [path prefix …]`; without one, all of content/.
const prefixes = process.argv.slice(2);
const asked = (path: string): boolean => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix));

for (const file of textFiles().filter(({ path }) => asked(path))) {
  const set = typesetFile(file);
  if (set === file.text) continue;
  writeFileSync(file.path, set);
  console.log(file.path);
}
