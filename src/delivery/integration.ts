import { readFileSync, writeFileSync } from 'node:fs';
import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy, headersText, inlineSources, withPolicy } from './policy.ts';

/** The patterns that cover a page file: its first folder, or the page alone. `en/…` is `/en/*`, and `index.html` is `/` too. */
const patternsOf = (file: string): readonly string[] => {
  const [first = '', ...rest] = file.split(path.sep);
  if (rest.length > 0) return [`/${first}/*`];
  return first === 'index.html' ? ['/', '/index.html'] : [`/${first}`];
};

/**
 * Writes `_headers` beside the built pages: a strict policy that knows every inline script and style by its hash. With
 * POLICY_IN_PAGES, each page holds the policy too: some hosts do not read `_headers`.
 */
export const headersFile = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await Array.fromAsync(glob('**/*.html', { cwd: root }))).sort();
        const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
        // One page at a time: together they may be more than the memory holds.
        const policy = contentSecurityPolicy(inlineSources(files.values().map(read)));
        await writeFile(path.join(root, '_headers'), headersText(policy, [...new Set(files.flatMap(patternsOf))], base));
        if (process.env['POLICY_IN_PAGES']) for (const file of files) writeFileSync(path.join(root, file), withPolicy(read(file), policy));
      },
    },
  };
};
