import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode, type Value } from '../../src/search/build/cbor.ts';
import { makeIndex } from '../../src/search/build/pagefind.ts';
import { recordsOf } from '../../src/search/build/records.ts';
import { unpack } from '../../src/search/build/settle.ts';
import { SHOWN } from '../../src/search/shown.ts';
import { toy } from './toy.ts';

const games = ['alpha', 'beta', 'gamma', 'delta'].map((game) => ({ ...toy, game }));
const files = await makeIndex(games.flatMap(recordsOf));
const namesOf = (pattern: RegExp): readonly string[] => [...files.keys()].filter((name) => pattern.test(name));

describe('the index', () => {
  test('is the same whenever it is made', async () => {
    const again = await makeIndex(games.flatMap(recordsOf));
    expect([...again.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [name, file] of again) expect(file.equals(files.get(name)!), name).toBe(true);
  });

  test('has one program for all languages, and nothing of Pagefind’s own interface', () => {
    expect(namesOf(/^(wasm|pagefind-|[^/]*\.js$)/).toSorted()).toEqual(['pagefind-entry.json', 'pagefind.js', 'wasm.unknown.pagefind']);
    expect(files.get('pagefind.js')?.length).toBeGreaterThan(10_000);
  });

  test('is found by the code of the page', () => {
    const { languages } = JSON.parse(files.get('pagefind-entry.json')!.toString()) as { languages: Record<string, { hash: string }> };
    expect(Object.keys(languages)).toEqual(['en', 'fr', 'ru']);
    for (const { hash } of Object.values(languages)) expect(files.has(`pagefind.${hash}.pf_meta`)).toBe(true);
  });

  test('carries what is shown in fragments, not in a filter', () => {
    const [fragment] = namesOf(/^fragment\//);
    expect(unpack(files.get(fragment!)!).toString()).toContain(SHOWN);
    for (const name of namesOf(/^filter\//)) expect(unpack(files.get(name)!).toString()).not.toContain('beside');
  });
});

test('what is written in CBOR is read again', () => {
  const { value } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.nat(), fc.string({ unit: 'grapheme' }), fc.array(tie('value'))),
  }));
  fc.assert(fc.property(value, (each) => isDeepStrictEqual(decode(encode(each)), each)));
});
