import { expect, test } from 'vitest';
import { wordsOf } from '../../src/i18n/words.ts';

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
