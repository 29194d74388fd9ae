// Rewrites the texts with the typography of their language, and the files that follow from the texts. Run it after writing.
import { readFileSync, writeFileSync } from 'node:fs';
import { textFiles, typesetFile } from './checks/typography.ts';
import { changedLines, WRITTEN } from './written.ts';

const SHOWN = 20;

const fixTypography = (): void => {
  for (const file of textFiles()) {
    const set = typesetFile(file);
    if (set === file.text) continue;
    writeFileSync(file.path, set);
    console.log(`${file.path}: typography`);
  }
};

const writeLists = (): void => {
  for (const { path, from, then } of WRITTEN) {
    const has = readFileSync(path, 'utf8');
    const wanted = from(has);
    if (has === wanted) continue;
    writeFileSync(path, wanted);
    const lines = changedLines(has, wanted);
    const what = lines.length === 0 ? 'the order of its lines' : lines.length === 1 ? '1 line' : `${lines.length} lines`;
    console.log([`${path}: ${what} changed${then ? `; ${then}` : ''}`, ...lines.slice(0, SHOWN)].join('\n  '));
    if (lines.length > SHOWN) console.log(`  … and ${lines.length - SHOWN} more`);
  }
};

try {
  fixTypography();
  writeLists();
} catch (error) {
  // A text that cannot be read: the message names it.
  console.error((error as Error).message);
  process.exitCode = 1;
}
