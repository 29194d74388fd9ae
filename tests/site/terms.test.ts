import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { describe, expect, test } from 'vitest';
import { isWholeLang, LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, read } from './built.ts';
import { games, readBook } from '../content/checks/book.ts';
import { markedTerms } from '../content/mentions/found.ts';
import { mentionsOf } from '../content/mentions/review.ts';

const trees = new Map<string, ReturnType<typeof fromHtml>>();

/** A page of the site, parsed once for all tests. */
const treeOf = (file: string): ReturnType<typeof fromHtml> => {
  const tree = trees.get(file) ?? fromHtml(read(atRoot, file));
  trees.set(file, tree);
  return tree;
};

describe.each(LANGS)('in %s', (lang) => {
  const chapters = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => read(atRoot, file).includes('data-terms='));

  test('there are chapters with mentions', () => expect(chapters.length).toBeGreaterThan(10));

  test.each(chapters)('%s marks no term in a link, heading, label or picture', (file) => {
    const tree = treeOf(file);
    expect(selectAll(':is(a, h1, h2, h3, small, cite, figure, .inset-title, .reading-title) a[data-term]', tree)).toEqual([]);
  });

  test.each(chapters)('%s has the words of each of its mentions', (file) => {
    const html = read(atRoot, file);
    const [address] = attributes(html, 'article', 'data-terms');
    const { terms } = JSON.parse(read(atRoot, fileAt(atRoot, address!)!)) as { terms: Record<string, unknown> };
    for (const id of attributes(html, 'a', 'data-term')) expect(terms[id], id).toBeTruthy();
  });

  test.each(games)('the terms marked in %s are those of docs/terms-review.md, which is made without a build', (game) => {
    const marked = (file: string) =>
      selectAll('section[data-rule]', treeOf(file)).map((rule) => [rule.properties['id'], markedTerms(select('.rule-text', rule)!)]);
    const onPages = new Map(filesOf(atRoot, `${lang}/${game}/*/index.html`).flatMap(marked) as [string, ReturnType<typeof markedTerms>][]);
    const listed = mentionsOf(readBook(game), lang);
    if (isWholeLang(lang)) expect(listed.size).toBeGreaterThan(10);
    const plain = (terms: ReturnType<typeof markedTerms> = []): string[] => terms.map(({ term, words }) => `${term}: ${words}`);
    for (const [rule, terms] of listed) expect(plain(onPages.get(rule)), rule).toEqual(plain(terms));
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
