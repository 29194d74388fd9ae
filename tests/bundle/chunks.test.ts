import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNKS } from '../../src/bundle/chunks.ts';

/** What a chunk can name: the modules of the project, the packages, and the one module that Vite makes up. */
const modules = [...globSync('src/**/*.{ts,tsx}'), ...globSync('node_modules/*/package.json'), '\0vite/preload-helper.js'];

test.each(CHUNKS.flatMap(({ name, modules: parts }) => parts.map((part) => ({ name, part }))))('the chunk "$name" finds $part', ({ part }) => {
  expect(modules.filter((id) => part.test(id))).not.toEqual([]);
});

test('no two chunks of the same priority name the same module', () => {
  const twice = modules.filter((id) => {
    const priorities = CHUNKS.filter(({ modules: parts }) => parts.some((part) => part.test(id))).map(({ priority }) => priority);
    return new Set(priorities).size < priorities.length;
  });
  expect(twice).toEqual([]);
});
