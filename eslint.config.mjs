import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import jsdoc from 'eslint-plugin-jsdoc';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const code = '{ts,tsx,astro}';

/** A room of src/ may import these rooms and no others. `.astro` files of the same room are its own. A test asks the same of globs. */
export const rooms = {
  engine: [],
  i18n: [],
  web: ['i18n'],
  sentences: ['engine', 'i18n'],
  drawings: ['engine', 'i18n', 'sentences'],
  examples: ['engine', 'i18n', 'sentences', 'drawings', 'web'],
  search: ['i18n', 'styles', 'web'],
  book: ['i18n', 'web'],
  games: ['book', 'components', 'drawings', 'engine', 'examples', 'i18n', 'sentences', 'styles', 'web'],
  api: ['book', 'components', 'examples', 'games', 'i18n'],
  bundle: [],
  delivery: [],
  offline: ['i18n', 'styles', 'web'],
  components: ['book', 'drawings', 'examples', 'i18n', 'previews', 'search', 'styles', 'web'],
  previews: ['styles'],
  layouts: ['book', 'components', 'i18n', 'offline', 'search', 'styles', 'web'],
  pages: ['api', 'book', 'components', 'examples', 'games', 'i18n', 'layouts', 'previews', 'search', 'styles', 'web'],
  styles: [],
};

const all = Object.keys(rooms);

/** What stands behind the `index.ts` of a game. */
const INSIDE_GAME = '^(\\.\\./)+(src/)?engine/(?!core/)[^/]+/(?!index\\.ts$)';

/** Forbids what a room must not know: the other rooms, what is inside the games of the engine, and for the engine everything outside itself. */
const direction = ([room, allowed]) => {
  const others = all.filter((other) => other !== room && !allowed.includes(other)).join('|');
  const patterns = [{ regex: `^(\\.\\./)+(src/)?(${others})/`, message: `${room} does not import this room: see CONTRIBUTING.md, "Rooms".` }];
  patterns.push(
    room === 'engine'
      ? { regex: '^[^.]|/content/', message: 'The engine imports nothing outside itself.' }
      : { regex: INSIDE_GAME, message: 'Other rooms import only `index.ts` of a game, and `core`.' },
  );
  return { files: [`src/${room}/**/*.${code}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

const noText = {
  selector: 'JSXText[value=/\\p{L}/u]',
  message: 'Visible words live in content/, never in code.',
};

export default defineConfig(
  { ignores: ['dist/', 'dist-engine/', 'dist-pseudo/', '.pseudo/', '.stryker/', '.astro/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...astro.configs.recommended,
  a11y.configs.recommended,
  {
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        URLSearchParams: 'readonly',
        URL: 'readonly',
        addEventListener: 'readonly',
        // Put into the script that runs before a page is painted.
        EDITIONS: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: [`src/**/*.{tsx,astro}`], rules: { 'no-restricted-syntax': ['error', noText] } },
  // A page exports what Astro asks for; everything else that is exported says what it is.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/pages/**', 'src/content.config.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { ArrowFunctionExpression: true, FunctionDeclaration: true, ClassDeclaration: true, FunctionExpression: true },
          contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ExportNamedDeclaration > VariableDeclaration'],
        },
      ],
    },
  },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  ...Object.entries(rooms).map(direction),
);
