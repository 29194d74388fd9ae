import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { LETTERS } from '../../src/styles/face/letters.ts';
import { atRoot, filesOf, read } from './built.ts';

const known = new Set(Object.values(LETTERS).join(''));

/** The text of the titles of a page and of the numbers of its rules. */
const inDisplayFace = (html: string): string =>
  [...html.matchAll(/<(h[123])[ >][\s\S]*?<\/\1>|<span class="number">[^<]*/g)].map(([part]) => part.replace(/<[^>]*>|^[^>]*>/g, '')).join('');

test.each(LANGS)('the display face has every letter of the titles and numbers in %s', (lang) => {
  const text = filesOf(atRoot, `${lang}/**/*.html`)
    .map((file) => inDisplayFace(read(atRoot, file)))
    .join('');
  expect(text.length).toBeGreaterThan(1000);
  expect([...new Set(text.replace(/&#?\w+;|\s/g, ''))].filter((letter) => !known.has(letter))).toEqual([]);
});

test('its files weigh at most 25 kB', () => {
  const sizes = Object.keys(LETTERS).map((script) => readFileSync(`src/styles/face/display-${script}.woff2`).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(25_000);
});
