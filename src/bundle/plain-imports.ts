import type { Plugin } from 'vite';
import { chunkFileNames, entryFileNames } from './names.ts';
import { without } from './without.ts';

/** Vite's call around an import. */
const PRELOAD = '__vitePreload';

/**
 * Unwraps the imports of a finished file. Vite wraps each in a call with a list of files. The list is always empty here, and a plain
 * import needs no call.
 *
 * @throws Error if an import is wrapped in another way, as a new version of Vite may do
 */
export const unwrapped = (code: string): string => {
  const plain = code
    .replaceAll(`${PRELOAD}(async () => {`, '(async () => {')
    .replaceAll('}, __VITE_PRELOAD__)', '})()')
    .replaceAll(', __VITE_PRELOAD__)', ')')
    .replaceAll(`${PRELOAD}(() => import(`, '(import(');
  const wrapped = plain.indexOf(`${PRELOAD}(`);
  if (wrapped >= 0) throw new Error(`an import is wrapped in an unknown way: ${plain.slice(wrapped, wrapped + 200)}`);
  return without(plain.replace(new RegExp(`(?:const|var) ${PRELOAD} = \\(load\\) => load\\(\\);\\n?`), ''), PRELOAD);
};

/**
 * A dynamic import needs no help here: no part of the code brings a style sheet of its own, and nothing is preloaded. So files
 * do not list what their imports need. Astro overwrites this setting of the build, so it is made for each environment.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  configEnvironment: (name) => ({
    build: { modulePreload: false, ...(name === 'client' && { rolldownOptions: { output: { chunkFileNames, entryFileNames } } }) },
  }),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? `export const ${PRELOAD} = (load) => load();` : undefined),
  renderChunk: unwrapped,
};
