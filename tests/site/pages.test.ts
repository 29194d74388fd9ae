import { describe, expect, test } from 'vitest';
import { addressOf, atRoot, attributes, filesOf, langOf, read, underFolder } from './built.ts';
import { brokenLinks, strangeRequests } from './links.ts';

describe.each([
  ['at a root', atRoot],
  ['under a folder', underFolder],
])('%s', (_, site) => {
  const pages = filesOf(site, '**/*.html');

  test('there are pages', () => expect(pages.length).toBeGreaterThan(60));

  test.each(pages)('%s leads somewhere and asks only for what is there', (file) => {
    expect({ links: brokenLinks(site, file), requests: strangeRequests(site, file) }).toEqual({ links: [], requests: [] });
  });

  test.each(pages.filter((file) => langOf(site, file)))('%s names its language, its alternates and one heading', (file) => {
    const html = read(site, file);
    const own = langOf(site, file)!;
    expect(attributes(html, 'html', 'lang')).toEqual([own]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const rest = file.slice(`${own}/`.length);
    const canonical = attributes(html, 'link(?=[^>]*rel="canonical")', 'href');
    expect(canonical.map((href) => new URL(href).pathname)).toEqual([addressOf(site, file)]);
    const alternates = [...html.matchAll(/hreflang="([\w-]+)" href="(https?:[^"]+)"/g)].map(([, lang, href]) => [lang, new URL(href!).pathname]);
    expect(alternates).toEqual([...site.langs, 'x-default'].map((lang) => [lang, addressOf(site, `${lang === 'x-default' ? 'en' : lang}/${rest}`)]));
  });
});

test('pages without a language name no alternates: the pages they lead to do not name them', () => {
  const plain = filesOf(atRoot, '**/*.html').filter((file) => !langOf(atRoot, file));
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter((file) => /<link[^>]*hreflang/.test(read(atRoot, file)))).toEqual([]);
});

test('nothing stands after the end of a page', () => {
  expect(filesOf(atRoot, '**/*.html').filter((file) => !read(atRoot, file).trimEnd().endsWith('</body></html>'))).toEqual([]);
});

test('no page carries an inline style or an inline handler', () => {
  const faults = filesOf(atRoot, '**/*.html').filter((file) => /<[a-z][^>]*\s(style|on\w+)="/.test(read(atRoot, file)));
  expect(faults).toEqual([]);
});

test('no e-mail address is published', () => {
  expect(filesOf(atRoot, '**/*.{html,json,txt}').filter((file) => /[\w.]+@[\w-]+\.\w+/.test(read(atRoot, file)))).toEqual([]);
});
