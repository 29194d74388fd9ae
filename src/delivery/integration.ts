import { readFileSync, writeFileSync } from 'node:fs';
import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy, headersText, inlineSources, withPolicy } from './policy.ts';

/** The pattern that covers a page file: its first folder, or the page alone. `index.html` is `/`, `en/…` is `/en/*`. */
const patternOf = (file: string): string => {
  const [first = '', ...rest] = file.split(path.sep);
  return rest.length > 0 ? `/${first}/*` : `/${first.replace(/^index\.html$/, '')}`;
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
        await writeFile(path.join(root, '_headers'), headersText(policy, [...new Set(files.map(patternOf))], base));
        if (process.env['POLICY_IN_PAGES']) for (const file of files) writeFileSync(path.join(root, file), withPolicy(read(file), policy));
      },
    },
  };
};
