import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeIndex, tagOf } from '../../src/search/index/make.ts';
import type { GameSource } from '../../src/search/index/sources.ts';
import { toy } from './toy.ts';

const tag = tagOf(await makeIndex([toy]));

/** The tag that the same code computes when it is loaded anew, with what is mocked by then. */
const tagAnew = async (game: GameSource = toy): Promise<string> => {
  vi.resetModules();
  const make = await import('../../src/search/index/make.ts');
  return make.tagOf(await make.makeIndex([game]));
};

afterEach(() => {
  vi.doUnmock('@orama/stemmers/english');
  vi.doUnmock('pagefind');
});

describe('the tag of the index changes', () => {
  test('with the texts', async () => {
    const text = { ...toy.rules[0]!.text, fr: 'Le gardien ferme la porte.' };
    expect(await tagAnew({ ...toy, rules: [{ ...toy.rules[0]!, text }] })).not.toBe(tag);
  });

  test('with a new stemmer alone', async () => {
    vi.doMock('@orama/stemmers/english', () => ({ stemmer: (word: string) => word.slice(0, 3) }));
    expect(await tagAnew()).not.toBe(tag);
  });

  test('with a new Pagefind alone, when that makes other lists', async () => {
    vi.doMock('pagefind', async (original) => {
      const pagefind = await original<typeof import('pagefind')>();
      const createIndex: typeof pagefind.createIndex = async () => {
        const created = await pagefind.createIndex();
        const add = created.index!.addCustomRecord;
        created.index!.addCustomRecord = (record) => add({ ...record, content: record.content.replace(/\S+ /, '') });
        return created;
      };
      return { ...pagefind, createIndex };
    });
    expect(await tagAnew()).not.toBe(tag);
  });
});

describe('the tag of the index stays', () => {
  test('when it is made again', async () => expect(await tagAnew()).toBe(tag));

  test('when the code is edited, and the index is the same', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edited-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['package.json', 'src', 'tests/search/toy.ts']) cpSync(name, path.join(folder, name), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    for (const file of globSync(path.join(folder, 'src/**/*.ts'))) appendFileSync(file, "\nexport const addedByAnEdit = 'an edit';\n");
    const code = `
      const { makeIndex, tagOf } = await import('./src/search/index/make.ts');
      const { toy } = await import('./tests/search/toy.ts');
      console.log(tagOf(await makeIndex([toy])));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, encoding: 'utf8' });
    expect(said.trim()).toBe(tag);
  });
});
