import { describe, expect, test } from 'vitest';
import { completeChapter } from '../../src/book/partial/chapter.ts';
import { missingTexts, type Texts } from '../../src/book/partial/missing.ts';
import { showBorrowed } from '../../src/components/site/borrowed.ts';
import { borrowed, runsOf, unmarked, complete, missingKeys } from '../../src/i18n/borrowed.ts';
import type { Lang } from '../../src/i18n/locales.ts';

/** A language that has about half of what English has. */
const half = 'de' as Lang;
const ruleOf = (id: string, title: string) => `<Rule id="${id}" title="${title}">\n\n${title} text.\n\n</Rule>\n`;
const files: Readonly<Record<string, string>> = {
  'ui/en/site.json': '{"a": "A", "nav": {"home": "Home", "back": "Back"}, "n_one": "{{count}}", "n_other": "{{count}}"}',
  'ui/de/site.json': '{"nav": {"home": "Start"}, "n_one": "{{count}}", "n_other": "{{count}}"}',
  'ui/en/more.json': '{"x": "X"}',
  'go/one/en.mdx': `---\ntitle: One\n---\n\nIntro.\n\n${ruleOf('r.a', 'A')}\n<Group id="g" title="G">\n${ruleOf('g.b', 'B')}${ruleOf('g.c', 'C')}</Group>\n\n<Example id="e" />\n`,
  'go/one/de.mdx': `---\ntitle: Eins\n---\n\nVorwort.\n\n<Group id="g" title="Ge">\n${ruleOf('g.c', 'Ce')}</Group>\n`,
  'go/two/en.mdx': `---\ntitle: Two\n---\n\n${ruleOf('t.a', 'A')}${ruleOf('t.b', 'B')}`,
  'go/glossary.yaml':
    '[{id: stone, en: {term: stone}, definition: {en: It is put.}}, {id: board, en: {term: board}, de: {term: Brett}, definition: {en: It holds., de: Es trägt.}}]',
  'go/events.yaml': '[{id: rain, en: Rain}, {id: sun, en: Sun, de: Sonne}]',
  'changes.yaml': '[{id: first, what: {en: First.}}]',
};
const texts: Texts = {
  list: (pattern) =>
    Object.keys(files)
      .filter((file) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(file))
      .sort(),
  read: (file) => files[file],
};

test('every missing text of a half-translated language is named, and nothing else', () => {
  expect(missingTexts(texts, half, 'en')).toEqual([
    'ui/de/more.json x',
    'ui/de/site.json a',
    'ui/de/site.json nav.back',
    'go/one/de.mdx r.a',
    'go/one/de.mdx g.b',
    'go/two/de.mdx: the chapter, 2 rules',
    'go/glossary.yaml stone',
    'go/glossary.yaml stone: definition',
    'go/events.yaml rain',
    'changes.yaml first: what',
  ]);
  expect(missingTexts(texts, 'en', 'en')).toEqual([]);
});

test('a chapter keeps its own rules and takes the rest from its fallback, in their order', () => {
  expect(completeChapter(files['go/one/de.mdx']!, files['go/one/en.mdx']!)).toBe(
    `---\ntitle: Eins\n---\n\nVorwort.\n\n${ruleOf('r.a', 'A')}\n<Group id="g" title="Ge">\n${ruleOf('g.b', 'B')}${ruleOf('g.c', 'Ce')}</Group>\n\n<Example id="e" />\n`,
  );
  expect(completeChapter(files['go/one/en.mdx']!, files['go/one/en.mdx']!)).toBe(files['go/one/en.mdx']);
});

test('strings are completed key by key, plural forms as a whole', () => {
  const own = { a: { x: 'ein' }, n_one: 'eins' };
  const other = { a: { x: 'an', y: 'why' }, n_one: 'one', n_other: 'many', b: 'be' };
  expect(complete(own, other)).toEqual({ a: { x: 'ein', y: 'why' }, n_one: 'eins', b: 'be' });
  expect(missingKeys(own, other)).toEqual(['a.y', 'b']);
  expect(missingKeys(complete(own, other), other)).toEqual([]);
});

describe('borrowed words', () => {
  const name = borrowed('fr', 'quartier');
  const text = `Im ${borrowed('en', `the ${name} there`)} da`;

  test('keep their language within other words', () => {
    expect(runsOf(text).map(({ text, lang }) => [text, lang])).toEqual([
      ['Im ', undefined],
      ['the ', 'en'],
      ['quartier', 'fr'],
      [' there', 'en'],
      [' da', undefined],
    ]);
    expect(unmarked(text)).toBe('Im the quartier there da');
  });

  test('are shown with their lang; titles, attributes, options and islands lose the mark only', () => {
    const page = `<!DOCTYPE html><html lang="de"><head><title>${name}</title></head><body><p title="${name}">Das ${name}</p><select><option>${name}</option></select><div data-island="example"><p>${name}</p></div></body></html>`;
    expect(showBorrowed(page)).toBe(
      '<!DOCTYPE html><html lang="de"><head><title>quartier</title></head><body><p title="quartier">Das <span lang="fr" data-borrowed="fr">quartier</span></p><select><option>quartier</option></select><div data-island="example"><p>quartier</p></div></body></html>',
    );
  });
});
