import { expect, test } from 'vitest';
import { chunkFileNames, entryFileNames } from '../../src/bundle/names.ts';
import { unwrapped } from '../../src/bundle/plain-imports.ts';
import { writtenOut } from '../../src/bundle/plain-modules.ts';
import { without } from '../../src/bundle/without.ts';

test.each([
  { wrapped: '__vitePreload(() => import("./a.js"), __VITE_PRELOAD__);', plain: '(import("./a.js"));' },
  {
    wrapped: '__vitePreload(async () => { const { a } = await import("./a.js"); return { a }; }, __VITE_PRELOAD__);',
    plain: '(async () => { const { a } = await import("./a.js"); return { a }; })();',
  },
  { wrapped: 'import { t as __vitePreload } from "./load.js";\nf();', plain: 'f();' },
  { wrapped: 'const __vitePreload = (load) => load();\nf();', plain: 'f();' },
])('an import is plain: $wrapped', ({ wrapped, plain }) => {
  expect(unwrapped(wrapped)).toBe(plain);
});

test('an import that is wrapped in an unknown way ends the build', () => {
  expect(() => unwrapped('__vitePreload(load("./a.js"), __VITE_PRELOAD__)')).toThrow('wrapped in an unknown way: __vitePreload(load("./a.js")');
});

test('the object of a module is written out', () => {
  const code = 'import { n as __exportAll } from "./rolldown-runtime.js";\nvar a = __exportAll({ one: () => b, two: () => c$1 });';
  expect(writtenOut(code)).toBe('var a = ({ get one() { return b; }, get two() { return c$1; } });');
});

test.each([
  ['import { a, b } from "./x.js";\na();', 'b', 'import { a } from "./x.js";\na();'],
  ['import { b, a } from "./x.js";\na();', 'b', 'import { a } from "./x.js";\na();'],
  ['import { a } from "./x.js";\na();', 'a', 'import { a } from "./x.js";\na();'],
  ['var a = 1;\nexport { a, b as c };', 'b', 'var a = 1;\nexport { a };'],
])('%j without "%s"', (code, name, rest) => {
  expect(without(code, name)).toBe(rest);
});

test.each([
  [['/site/content/ui/fr/crisis.json'], '_astro/words-fr.[name].[hash].js'],
  [['/site/content/ui/fr/crisis.json', '/site/src/a.ts'], '_astro/[name].[hash].js'],
  [['/site/src/a.ts'], '_astro/[name].[hash].js'],
])('the file of %j is %s', (moduleIds, file) => {
  expect(chunkFileNames({ moduleIds })).toBe(file);
});

test('a script has the name of its component', () => {
  expect(entryFileNames({ name: 'Search.astro_astro_type_script_index_0_lang' })).toBe('_astro/Search.[hash].js');
});
