import { expect, test } from 'vitest';
import { labelled } from '../../src/i18n/labelled.ts';
import { withWas, wordsOf } from '../../src/i18n/words.ts';

test.each([
  ['ru', 'красный', 'красный и синий', 'красный, синий и зелёный', 'красный, синий или зелёный', ['красный', 'синий', 'зелёный']],
  ['en', 'red', 'red and blue', 'red, blue and green', 'red, blue or green', ['red', 'blue', 'green']],
  ['fr', 'Rouge', 'Rouge et Bleu', 'Rouge, Bleu et Vert', 'Rouge, Bleu ou Vert', ['Rouge', 'Bleu', 'Vert']],
] as const)('lists in %s are joined as people say them', (lang, one, two, three, choice, parts) => {
  const { and, or } = wordsOf({}, lang, {});
  expect([1, 2, 3].map((count) => and(parts.slice(0, count)))).toEqual([one, two, three]);
  expect(or(parts)).toBe(choice);
  expect(and([])).toBe('');
});

test.each([
  [23, 24, undefined, '24→23'],
  [4, 0, undefined, '0→4'],
  [4, 4, undefined, '4'],
  [4, undefined, undefined, '4'],
  ['?', '?', undefined, '?'],
  [NaN, NaN, '?', '?'],
  [0, 2, '0 / 2', '2→0 / 2'],
  [3, 1, 'In the box: 3', 'In the box: 1→3'],
] as const)('%s that was %s, shown as %s, is %s', (now: number | string, was: number | string | undefined, text, said) => {
  expect(withWas(now, was, text)).toBe(said);
});

test.each([
  ['ru', 'Игроки: 3', 'Игроки:'],
  ['en', 'Players: 3', 'Players:'],
  ['fr', 'Joueurs\u00A0: 3', 'Joueurs\u00A0:'],
] as const)('a label in %s has the colon of the language', (lang, said, alone) => {
  const [name = ''] = /^\p{L}+/u.exec(said) ?? [];
  expect(labelled(lang, name, '3')).toBe(said);
  expect(labelled(lang, name)).toBe(alone);
});
