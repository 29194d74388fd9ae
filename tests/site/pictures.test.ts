import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { PICTURES, type PictureId } from '../../src/drawings/pictures/ids.ts';
import { atRoot, read } from './built.ts';
import { PLACES } from './places.ts';

const pictureIn = (file: string, id: PictureId): Element | undefined => select(`[data-picture="${id}"]`, fromHtml(read(atRoot, file)));

describe.each(LANGS)('in %s', (lang) => {
  // That its links lead somewhere, pages.test.ts asks of every page.
  test.each(PICTURES)('each part of %s leads to a rule, and none is told only by drawing', (id) => {
    const { page, links } = PLACES[id];
    const picture = pictureIn(`${lang}/${page}index.html`, id)!;
    expect(selectAll('a', picture)).toHaveLength(links);
    const numbers = (part: string): readonly string[] => selectAll(`${part} .part-number`, picture).map((number) => toText(number));
    expect(numbers('.pic-drawing').toSorted()).toEqual(numbers('.pic-legend').toSorted());
  });
});

test('the numbers of the crisis are those of the language', () => {
  const first = (lang: string): string => toText(select('.flow-steps .number', pictureIn(`${lang}/index.html`, 'crisis')!)!);
  expect(['ru', 'en', 'fr'].map(first)).toEqual(['3а', '3a', '3a']);
});

test('rules as data have no pictures, nor have rules side by side', () => {
  expect(read(atRoot, 'api/v1/turmoil.json')).not.toContain('data-picture');
  expect(read(atRoot, 'en/turmoil/components/compare/index.html')).not.toContain('data-picture');
});
