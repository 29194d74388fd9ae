import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy, headersText, inlineSources } from './policy.ts';

/** Writes `_headers` beside the built pages: a strict policy that knows every inline script and style by its hash. */
export const headersFile = (): AstroIntegration => ({
  name: 'headers-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = await Array.fromAsync(glob('**/*.html', { cwd: root }));
      const pages = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
      await writeFile(path.join(root, '_headers'), headersText(contentSecurityPolicy(inlineSources(pages))));
    },
  },
});
