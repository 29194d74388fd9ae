import { describe, expect, test } from 'vitest';
import { openSearcher } from '../../src/search/searcher.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { markedPieces } from '../../src/search/view/excerpt.ts';
import { rangesIn } from '../../src/search/words/ranges.ts';
import { toy } from './toy.ts';

describe('the numbers between the ends of a range', () => {
  test.each<[string, readonly string[]]>([
    ['3–5 players', ['4']],
    ['2-4 players', ['3']],
    ['from 0 to 3 influence', ['1', '2']],
    ['от\u00A00 до\u00A03', ['1', '2']],
    ['de 0\u00A0à\u00A03', ['1', '2']],
    ['−30…−26\u00A0°C', ['29', '28', '27']],
    ['1–10', ['2', '3', '4', '5', '6', '7', '8', '9']],
    ['1–11', []],
    ['4–5', []],
    ['from 5 to 3', []],
    ['4.1–4.3', []],
    ['3e–3g', []],
    ['7, 9', []],
  ])('%s', (text, expected) => expect(rangesIn(text).map(({ form }) => form)).toEqual(expected));
});

const [gate] = toy.rules;
const game = {
  ...toy,
  rules: [
    { ...gate!, text: { ...gate!.text, en: 'For 6 players the guard opens the gate.' } },
    { ...gate!, id: 'yard.wall', text: { ...gate!.text, en: 'For 3–5 players, climb.' } },
  ],
};

test('a number finds the rule whose range holds it, and its range is marked', async () => {
  const index = await makeIndex([game]);
  const searcher = await openSearcher(<T>(name: string) => Promise.resolve(index.get(name) as T), 'en');
  const [hit] = (await searcher.search('4 players', { rules: 1, each: 0 })).hits;
  expect(hit?.name).toBe('toy:yard.wall');
  const marks = markedPieces(readQuery('4 players', 'en'), 'en', hit!.text).filter((piece) => piece.hit);
  expect(marks.map(({ text }) => text)).toEqual(['3–5', 'players']);
});
