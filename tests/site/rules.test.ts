import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { atRoot, attributes, filesOf, read } from './built.ts';

/** Every released rule, `game:id`, as ids.lock lists them. */
const released = readFileSync('ids.lock', 'utf8')
  .split('\n')
  .filter((line) => /^[\w-]+:[\w.-]+$/.test(line));

interface ApiRule {
  readonly id: string;
  readonly chapter: string;
  readonly number: Readonly<Record<string, string>>;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly html: Readonly<Record<string, string>>;
  readonly sources: readonly { readonly edition: string }[];
}
const api = JSON.parse(read(atRoot, 'api/v1/turmoil.json')) as { readonly version: number; readonly rules: readonly ApiRule[] };

test('ids.lock lists the rules of three chapters at least', () => expect(released.length).toBeGreaterThanOrEqual(33));

describe.each(LANGS)('in %s', (lang) => {
  test('every released rule stands on exactly one page', () => {
    const pages = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => !/\/examples\//.test(file));
    const standing = pages.flatMap((file) => attributes(read(atRoot, file), 'section(?=[^>]*\\sid=)', 'data-rule'));
    expect(standing.toSorted()).toEqual(released.toSorted());
  });

  test('a rule stands under its own id', () => {
    for (const file of filesOf(atRoot, `${lang}/turmoil/*/index.html`))
      for (const [, id, rule] of read(atRoot, file).matchAll(/<section id="([^"]+)" data-rule="([^"]+)"/g)) expect(rule).toBe(`turmoil:${id}`);
  });
});

test.each(released)('%s has a permanent link that offers three languages', (name) => {
  const [game, id] = name.split(':');
  const links = attributes(read(atRoot, `r/${game}/${id}/index.html`), 'a(?=[^>]*data-lang)', 'href');
  expect(links.map((link) => link.slice(1, 3)).toSorted()).toEqual([...LANGS].toSorted());
  links.forEach((link) => expect(link).toContain(`#${id}`));
});

test('the data hold every released rule in every language', () => {
  expect(api.version).toBe(1);
  expect(api.rules.map(({ id }) => `turmoil:${id}`).toSorted()).toEqual(released.filter((name) => name.startsWith('turmoil:')).toSorted());
  for (const rule of api.rules)
    for (const lang of LANGS) {
      const { number, title, text, html } = rule;
      expect(
        [number[lang], title[lang], text[lang], html[lang]].every((value) => value?.trim()),
        `${rule.id} in ${lang}`,
      ).toBe(true);
    }
});

/** Words run together by a tag, or pulled apart by one. */
const glued = /\p{Ll}\p{Lu}|[.;:!?]\p{Lu}|\d\p{Lu}\p{Ll}| {2}| [.,;:)]/u;

test('no tag glues words together or pulls them apart', () => {
  // The one name that is written as if glued.
  const plain = (rule: ApiRule, lang: Lang) => (rule.text[lang] ?? '').replaceAll('FryxGames', 'Fryx');
  const faults = api.rules.flatMap((rule) => LANGS.filter((lang) => glued.test(plain(rule, lang))).map((lang) => `${rule.id} (${lang})`));
  expect(faults).toEqual([]);
});

test('the sitemap names every page of every language, with its alternates', () => {
  const named = [...read(atRoot, 'sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, path]) => `${path}index.html`);
  expect(named.toSorted()).toEqual(filesOf(atRoot, '{ru,en,fr}/**/*.html').toSorted());
});
