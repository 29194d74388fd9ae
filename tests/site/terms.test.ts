import { existsSync, readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, read } from './built.ts';
import { review } from './mentions.ts';

const reviewed = 'docs/terms-review.md';

test('every mention was read by someone: after `npm run terms:review`, read what changed in docs/terms-review.md', () => {
  const listed = new Set((existsSync(reviewed) ? readFileSync(reviewed, 'utf8') : '').split('\n'));
  const now = review().split('\n');
  expect(now.filter((line) => !listed.has(line))).toEqual([]);
  expect([...listed].filter((line) => !now.includes(line))).toEqual([]);
});

describe.each(LANGS)('in %s', (lang) => {
  const chapters = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => read(atRoot, file).includes('data-terms='));

  test('there are chapters with mentions', () => expect(chapters.length).toBeGreaterThan(10));

  test.each(chapters)('%s marks no term in a link, heading, label or picture', (file) => {
    const tree = fromHtml(read(atRoot, file));
    expect(selectAll(':is(a, h1, h2, h3, small, cite, figure, .inset-title, .reading-title) a[data-term]', tree)).toEqual([]);
  });

  test.each(chapters)('%s has the words of each of its mentions', (file) => {
    const html = read(atRoot, file);
    const [address] = attributes(html, 'article', 'data-terms');
    const { terms } = JSON.parse(read(atRoot, fileAt(atRoot, address!)!)) as { terms: Record<string, unknown> };
    for (const id of attributes(html, 'a', 'data-term')) expect(terms[id], id).toBeTruthy();
  });

  test('the glossary has an entry for every term, and no rule', () => {
    const [page] = filesOf(atRoot, `${lang}/turmoil/glossary/index.html`);
    const html = read(atRoot, page!);
    const { terms } = JSON.parse(read(atRoot, filesOf(atRoot, `${lang}/turmoil/glossary.*.json`)[0]!)) as { terms: Record<string, unknown> };
    const anchors = attributes(html, 'section', 'id');
    expect(anchors.toSorted()).toEqual(
      Object.keys(terms)
        .map((id) => `term-${id}`)
        .toSorted(),
    );
    expect(html).not.toContain('data-rule');
  });
});
