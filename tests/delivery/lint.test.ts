import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

const rulesBroken = async (file: string, code: string): Promise<readonly string[]> =>
  (await eslint.lintText(code, { filePath: file })).flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId ?? 'unreadable'));

test.each([
  ['src/engine/turmoil/planted.ts', "import { t } from '../../i18n/t.ts';\nexport const a = t;\n"],
  ['src/engine/turmoil/planted.ts', "import { h } from 'preact';\nexport const a = h;\n"],
  ['src/i18n/planted.ts', "import { x } from '../examples/x.ts';\nexport const a = x;\n"],
  ['src/examples/turmoil/crisis/planted.tsx', "import { x } from '../../search/x.ts';\nexport const a = x;\n"],
  ['src/search/planted.ts', "import { x } from '../engine/x.ts';\nexport const a = x;\n"],
  ['src/book/planted.ts', "import { x } from '../engine/turmoil/index.ts';\nexport const a = x;\n"],
  ['src/components/book/planted.ts', "import { x } from '../../engine/turmoil/index.ts';\nexport const a = x;\n"],
  ['src/api/planted.ts', "import { x } from '../engine/turmoil/index.ts';\nexport const a = x;\n"],
  ['src/layouts/planted.ts', "import { x } from '../engine/turmoil/index.ts';\nexport const a = x;\n"],
  ['src/pages/api/planted.ts', "import { x } from '../../engine/turmoil/index.ts';\nexport const a = x;\n"],
  ['src/book/planted.ts', "import { x } from '../games/registry.ts';\nexport const a = x;\n"],
])('%s may not import across its walls', async (file, code) => expect(await rulesBroken(file, code)).toContain('no-restricted-imports'));

test.each([
  ['src/examples/turmoil/crisis/planted.tsx', 'export const A = () => <p>Lobby</p>;\n'],
  ['src/components/site/Planted.astro', '<p>Очередь</p>\n'],
])('%s may not hold words', async (file, code) => expect(await rulesBroken(file, code)).toContain('no-restricted-syntax'));

test('what is exported has a doc comment', async () => {
  expect(await rulesBroken('src/book/planted.ts', 'export const a = 1;\n')).toEqual(['jsdoc/require-jsdoc']);
});

test('what is allowed passes', async () => {
  expect(
    await rulesBroken(
      'src/examples/turmoil/crisis/planted.tsx',
      "import { say } from '../../i18n/say.ts';\n/** Says a string. */\nexport const a = say;\n",
    ),
  ).toEqual([]);
});
