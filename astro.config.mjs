import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { partialLanguages } from './src/book/partial/integration.ts';
import { headersFile } from './src/delivery/integration.ts';
import { licensesFile } from './src/delivery/licenses/integration.ts';
import { workerBundle } from './src/offline/bundle.ts';
import { serviceWorkers } from './src/offline/integration.ts';
import { searchIndex } from './src/search/index/integration.ts';

// SITE: the public address, for canonical links and alternates. BASE_PATH: the folder it is served under.
const site = process.env.SITE ?? 'https://rosetta-rules.example';
const base = process.env.BASE_PATH ?? '/';

/**
 * Remembers the file of each example's view. The client is built before the pages are, so a page can say where the code of its
 * example is, and no page loads a list of all examples.
 */
const viewFiles = {
  name: 'view-files',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const views = Object.values(bundle).flatMap(({ facadeModuleId, fileName }) => {
      const id = /\/src\/examples\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '')?.[1];
      return id ? [[id, fileName]] : [];
    });
    globalThis.viewFiles = Object.fromEntries(views);
  },
};

/** Every MDX page carries a "use client"-like directive that the bundler reports once a page. */
const quietDirectives = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/**
 * Few files a page, since each is compressed by itself: what all examples share, with the pieces of the drawings, the game's
 * numbers and cards and how they are counted; the fields of most of them; the board with its legality and its Mars.
 * The loader stands apart, because the search needs it too. `words` has small parts of the search that few others need.
 */
const chunks = [
  { name: 'address', test: /src\/i18n\/(address|say)/, priority: 5 },
  { name: 'words', test: /src\/i18n\/locales|search\/(view\/element|words\/normal|narrow)\./, priority: 5 },
  { name: 'load', test: /vite\/preload-helper|rolldown\/runtime|src\/i18n\/device|components\/site\/kept/, priority: 4 },
  {
    name: 'example',
    test: /node_modules\/preact|drawings\/(cite|part-number)|examples\/frame\/(frame|mount|worked|definition\/example|form\/choice|loading\/(?!retry)|stage\/(stepper|use-lively)|state\/)|i18n\/words|engine\/core\/(?!codec|shape|holding)/,
    priority: 3,
  },
  {
    name: 'turmoil',
    test: /sentences\/turmoil\/words|engine\/turmoil\/(data\/(effects|global-events|numbers)|vocabulary\/(words|letters)|events\/counting|game\/delegates)/,
    priority: 3,
  },
  { name: 'fields', test: /examples\/frame\/(form\/|definition\/preset-from)|engine\/core\/codec/, priority: 2 },
  {
    name: 'board',
    test: /drawings\/turmoil\/(?!pictures\/|delegate|turn-shapes|resource-shapes|flights|refused-places)|turmoil\/(game\/|setup\/sketch|mars\/in-crisis|data\/(mars|ruling-bonuses)|committee\/|events\/effects)/,
    priority: 1,
  },
];

/** A file with the words of one language has its name: devices keep only those of their own. */
const nameOf = ({ moduleIds }) => {
  const lang = moduleIds.length === 1 && /\/content\/ui\/([^/]+)\//.exec(moduleIds[0])?.[1];
  return lang ? `_astro/words-${lang}.[name].[hash].js` : '_astro/[name].[hash].js';
};

/** The script of a component has the component's name. Every page names two of them, and names that Astro makes are long. */
const scriptNameOf = ({ name }) => `_astro/${name.replace(/\.astro_astro.*/, '')}.[hash].js`;

/** The code without the import or the export of a name, if it has the name nowhere else. */
const without = (code, name) => {
  if (code.split(name).length !== 2) return code;
  const part = `(?:\\w+ as )?${name}(?: as \\w+)?`;
  return code
    .replace(new RegExp(`import \\{ ${part} \\} from "[^"]*";\\n?`), '')
    .replace(new RegExp(`, ${part}(?= \\})|(?<=(?:im|ex)port \\{ (?:[^}"]*, )?)${part}, `), '');
};

const PRELOAD = '__vitePreload';

/**
 * A dynamic import needs no help here: no part of the code brings a style sheet of its own, and nothing is preloaded. So files
 * do not list what their imports need. Astro overwrites this setting of the build, so it is made for each environment.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  configEnvironment: (name) => ({
    build: {
      modulePreload: false,
      ...(name === 'client' && { rolldownOptions: { output: { chunkFileNames: nameOf, entryFileNames: scriptNameOf } } }),
    },
  }),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? `export const ${PRELOAD} = (load) => load();` : undefined),
  // Vite wraps each import in a call with a list of files. The list is always empty here, and a plain import needs no call.
  renderChunk(code) {
    const plain = code
      .replaceAll(`${PRELOAD}(async () => {`, '(async () => {')
      .replaceAll('}, __VITE_PRELOAD__)', '})()')
      .replaceAll(', __VITE_PRELOAD__)', ')')
      .replaceAll(`${PRELOAD}(() => import(`, '(import(');
    if (plain.includes(`${PRELOAD}(`))
      throw new Error(`an import is wrapped in an unknown way: ${plain.slice(plain.indexOf(`${PRELOAD}(`)).slice(0, 200)}`);
    return without(plain.replace(new RegExp(`(?:const|var) ${PRELOAD} = \\(load\\) => load\\(\\);\\n?`), ''), PRELOAD);
  },
};

/** What the bundler calls to make the object of a module that is imported where it is needed. */
const EXPORT_ALL = /__exportAll\(\{((?:\s*[\w$]+: \(\) => [\w$]+,?)*\s*)\}\)/g;
const RUNTIME = 'rolldown-runtime';

/** Writes that object out, since nobody asks it what else a module's object can say. Each example would load a file for the call alone. */
const plainModules = {
  name: 'plain-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code) =>
    without(
      code.replace(EXPORT_ALL, (_, all) => `({${all.replace(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }')}})`),
      '__exportAll',
    ),
  generateBundle(_, bundle) {
    const [runtime] = Object.keys(bundle).filter((file) => file.includes(RUNTIME));
    if (runtime && !Object.values(bundle).some(({ code }) => code?.includes(`/${RUNTIME}`))) Reflect.deleteProperty(bundle, runtime);
  },
};

/**
 * Preact without the client that Astro would write beside it: `src/examples/frame/island.ts` hydrates the examples, so no page
 * would load that file, and offline copies would keep it.
 */
const preactOnServer = () => {
  const { name, hooks } = preact();
  const setUp = (options) =>
    hooks['astro:config:setup']({
      ...options,
      addRenderer: ({ name, serverEntrypoint }) => options.addRenderer({ name, serverEntrypoint }),
    });
  return { name, hooks: { ...hooks, 'astro:config:setup': setUp } };
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
      rolldownOptions: { onLog: quietDirectives, output: { codeSplitting: { groups: chunks } } },
    },
  },
});
