import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backwards, normalForm, wordsOf } from '../../src/search/words/normal.ts';

describe('normal form', () => {
  test.each([
    ['Représentants', 'representants'],
    ['ÉVÉNEMENT', 'evenement'],
    ['Зелёные', 'зеленые'],
    ['нейтральный', 'нейтральный'],
    ['НЕЙТРАЛЬНЫЙ', 'нейтральный'],
    ['зелёный'.normalize('NFD'), 'зеленый'],
    ['cœur', 'coeur'],
    ['терра\u00ADформирование', 'терраформирование'],
    ['5\u00A0M€', '5 m€'],
  ])('%s is read as %s', (text, form) => expect(normalForm(text)).toBe(form));

  test('applied twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normalForm(normalForm(text)) === normalForm(text)));
  });
});

describe('words', () => {
  test.each([
    ["l'influence", ['l', 'influence']],
    ['d’influence', ['d', 'influence']],
    ['delegate’s, non-leader', ['delegate', 's', 'non', 'leader']],
    ['по 5 М€ за шаг', ['по', '5', 'м€', 'за', 'шаг']],
    [' … ', []],
  ])('of %s', (text, forms) => expect(wordsOf(text).map(({ form }) => form)).toEqual(forms));

  test('stand where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        wordsOf(text).every(({ start, end, form }) => normalForm(text.slice(start, end)) === form),
      ),
    );
  });
});

test('a word read backwards twice is the word', () => {
  fc.assert(fc.property(fc.stringMatching(/^\p{L}+$/u), (word) => backwards(backwards(word)) === word));
});
