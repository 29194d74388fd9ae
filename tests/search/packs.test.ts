import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSearcher } from '../../src/search/searcher.ts';
import { files, PACKS, type Contents } from '../../src/search/format.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import { packsOf } from '../../src/search/index/packs.ts';
import { inFewBytes, inPacks, textAt, type Columns, type Get } from '../../src/search/packs.ts';
import { inFull, shortened } from '../../src/search/words/vocabulary.ts';
import { toy } from './toy.ts';

const index = await makeIndex([toy]);
const packed = new Map([...packsOf(index, 'en')].map(([pack, held]) => [files.pack('en', pack), held]));

/** Fetches some files, and notes which ones. Others cannot be fetched. */
const from = (served: ReadonlyMap<string, unknown>, asked: string[] = []): Get => {
  return <T>(name: string): Promise<T> => {
    asked.push(name);
    return served.has(name) ? Promise.resolve(served.get(name) as T) : Promise.reject(new Error(name));
  };
};

describe('packs', () => {
  test('have all lists and the texts of their language, each file once', () => {
    const wanted = [...index.keys()].filter((name) => /^(contents|part|meanings)\b/.test(name));
    const held = PACKS.filter((pack) => pack !== 'texts').flatMap((pack) => Object.keys(packed.get(files.pack('en', pack))!));
    expect(held.sort()).toEqual(wanted.sort());
    const texts = packed.get(files.pack('en', 'texts')) as Columns;
    for (let place = 0; index.has(files.rule('en', place)); place++) expect(textAt(texts, place, 'en')).toEqual(index.get(files.rule('en', place)));
  });

  test('name the questions of their language alone', async () => {
    const tagged = await makeIndex([toy], [], { ru: 'r', en: 'e', fr: 'f' });
    const { questions, ...contents } = packsOf(tagged, 'en').get('first')![files.contents] as Contents;
    expect(questions).toEqual({ en: 'e' });
    expect(tagged.get(files.contents)).toEqual({ ...contents, questions: { ru: 'r', en: 'e', fr: 'f' } });
  });

  test('of a Cyrillic language have its letters in one byte each, and all texts are read as they were', () => {
    const texts = packsOf(index, 'ru').get('texts') as Columns;
    expect(JSON.stringify([texts['title'], texts['text'], texts['also']])).not.toMatch(/[А-я]/);
    expect(JSON.stringify(texts['name'])).toBe(JSON.stringify((packed.get(files.pack('en', 'texts')) as Columns)['name']));
    for (let place = 0; index.has(files.rule('ru', place)); place++) expect(textAt(texts, place, 'ru')).toEqual(index.get(files.rule('ru', place)));
  });

  test('have each Cyrillic letter in one byte that is not one of the text', () => {
    const letters = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0x410 + at)).join('');
    const written = inFewBytes('ru', 'title', letters);
    expect(written).toMatch(/^[@-\x7f]{64}$/);
    expect(inFewBytes('ru', 'title', written)).toBe(letters);
  });

  test('have the text of each place, of whatever number', async () => {
    const columns: Columns = { title: Array.from({ length: 13 }, (_, place) => `title ${place}`) };
    const get = inPacks(from(new Map([[files.pack('en', 'texts'), columns]])), 'en');
    expect(await get(files.rule('en', 12))).toEqual({ title: 'title 12' });
  });

  test('answer a query, each fetched once, without the lists of other letters', async () => {
    const asked: string[] = [];
    const searcher = await openSearcher(inPacks(from(packed, asked), 'en'), 'en');
    expect((await searcher.search('gate', { rules: 1, each: 0 })).hits.map(({ name }) => name)).toEqual(['toy:yard.gate']);
    expect(asked).toEqual(['first', 'lists', 'texts'].map((pack) => files.pack('en', pack as 'first')));
  });

  test('may be missing: files are then fetched alone', async () => {
    const searcher = await openSearcher(inPacks(from(index), 'en'), 'en');
    expect((await searcher.search('ворота', { rules: 1, each: 0 })).hits.map(({ name }) => name)).toEqual(['toy:yard.gate']);
  });

  test('without texts of another language a hit has its own', async () => {
    const searcher = await openSearcher(inPacks(from(packed), 'en'), 'en');
    const [hit] = (await searcher.search('сторож ', { rules: 1, each: 0 })).hits;
    expect([hit?.title, await hit?.others()]).toEqual(['Blue gate', {}]);
  });
});

test('a vocabulary is read as it was written', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^\p{L}{1,40}$/u));
  fc.assert(fc.property(words, (some) => inFull(shortened(some)).join() === [...some].sort().join()));
});
