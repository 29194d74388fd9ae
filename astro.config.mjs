import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import { partialLanguages } from './src/book/partial/integration.ts';
import { chunkGroups } from './src/bundle/chunks.ts';
import { plainImports } from './src/bundle/plain-imports.ts';
import { plainModules } from './src/bundle/plain-modules.ts';
import { preactOnServer } from './src/bundle/preact-on-server.ts';
import { viewFiles } from './src/bundle/view-files.ts';
import { headersFile } from './src/delivery/integration.ts';
import { licensesFile } from './src/delivery/licenses/integration.ts';
import { workerBundle } from './src/offline/bundle.ts';
import { serviceWorkers } from './src/offline/integration.ts';
import { searchIndex } from './src/search/index/integration.ts';

// SITE: the public address, for canonical links and alternates. BASE_PATH: the folder it is served under.
const site = process.env.SITE ?? 'https://rosetta-rules.example';
const base = process.env.BASE_PATH ?? '/';

/** Every MDX page carries a "use client"-like directive that the bundler reports once a page. */
const quietDirectives = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/** Before the service workers, which keep this file too. */
const licences = licensesFile(async () => (await workerBundle()).packages);

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never', assets: '_astro' },
  // As in JSX, a line break between tags is no space: what the formatter writes is what readers get.
  compressHTML: 'jsx',
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [partialLanguages(), mdx(), preactOnServer(), searchIndex(), headersFile(), licences, serviceWorkers()],
  vite: {
    plugins: [plainImports, plainModules, viewFiles],
    build: {
      assetsInlineLimit: 0,
      minify: 'terser',
      // Unsafe only where a script changes the language's own objects, such as `String`. None does.
      terserOptions: {
        module: true,
        ecma: 2022,
        compress: { passes: 3, keep_fargs: false, pure_getters: true, lhs_constants: false, unsafe: true, unsafe_arrows: true },
      },
      rolldownOptions: { onLog: quietDirectives, output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
});
