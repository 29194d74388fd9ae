import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const code = '{ts,tsx,astro}';

/** A room of src/ may import these rooms and no others. `.astro` files of the same room are its own. */
const rooms = {
  engine: [],
  i18n: ['engine'],
  sentences: ['engine', 'i18n'],
  drawings: ['engine', 'i18n', 'sentences'],
  examples: ['engine', 'i18n', 'sentences', 'drawings'],
  search: ['i18n', 'styles'],
  book: ['engine', 'i18n', 'sentences', 'drawings'],
  api: ['book', 'components', 'engine', 'examples', 'i18n'],
  delivery: [],
  offline: ['i18n'],
  components: ['book', 'drawings', 'engine', 'examples', 'i18n', 'previews', 'search', 'sentences', 'styles'],
  previews: ['styles'],
  layouts: ['book', 'components', 'engine', 'i18n', 'offline', 'search', 'styles'],
};

const all = [...Object.keys(rooms), 'pages', 'styles'];

/** Forbids what a room must not know: the other rooms, and for the engine everything outside itself. */
const direction = ([room, allowed]) => {
  const others = all.filter((other) => other !== room && !allowed.includes(other)).join('|');
  const patterns = [{ regex: `^(\\.\\./)+(src/)?(${others})/`, message: `${room} does not import this room: see CONTRIBUTING.md, "Rooms".` }];
  if (room === 'engine') patterns.push({ regex: '^[^.]|/content/', message: 'The engine imports nothing outside itself.' });
  return { files: [`src/${room}/**/*.${code}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

const noText = {
  selector: 'JSXText[value=/\\p{L}/u]',
  message: 'Visible words live in content/, never in code.',
};

export default defineConfig(
  { ignores: ['dist/', 'dist-sub/', 'dist-engine/', 'dist-pseudo/', '.pseudo/', '.stryker/', '.astro/', 'node_modules/'] },
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
      },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: [`src/**/*.{tsx,astro}`], rules: { 'no-restricted-syntax': ['error', noText] } },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  ...Object.entries(rooms).map(direction),
);
