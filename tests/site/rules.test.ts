import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../src/i18n/locales.ts';
import { spacingError } from '../content/checks/spacing.ts';
import { atRoot, attributes, filesOf, read } from './built.ts';
import { documents } from './documents.ts';

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
interface ApiGame {
  readonly version: number;
  readonly game: string;
  readonly rules: readonly ApiRule[];
}
const games = documents.filter(({ kind }) => kind === 'game').map(({ url }) => JSON.parse(read(atRoot, url)) as ApiGame);
const rules = games.flatMap((game) => game.rules);

test('ids.lock lists the rules of three games', () => expect(released.length).toBeGreaterThanOrEqual(196));

describe.each(LANGS)('in %s', (lang) => {
  test('every released rule stands on exactly one page', () => {
    const pages = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => !/\/examples\//.test(file));
    const standing = pages.flatMap((file) => attributes(read(atRoot, file), 'section(?=[^>]*\\sid=)', 'data-rule'));
    expect(standing.toSorted()).toEqual(released.toSorted());
  });

  test('a rule stands under its own id', () => {
    for (const file of filesOf(atRoot, `${lang}/*/*/index.html`))
      for (const [, id, rule] of read(atRoot, file).matchAll(/<section id="([^"]+)" data-rule="([^"]+)"/g))
        expect(rule).toBe(`${file.split('/')[1]}:${id}`);
  });
});

test.each(released)('%s has a permanent link that offers three languages', (name) => {
  const [game, id] = name.split(':');
  const links = attributes(read(atRoot, `r/${game}/${id}/index.html`), 'a(?=[^>]*data-lang)', 'href');
  expect(links.map((link) => link.slice(1, 3)).toSorted()).toEqual([...LANGS].toSorted());
  links.forEach((link) => expect(link).toContain(`#${id}`));
});

test('the data hold every released rule in every language', () => {
  expect(games.map(({ version }) => version)).toEqual(games.map(() => 1));
  expect(games.flatMap(({ game, rules }) => rules.map(({ id }) => `${game}:${id}`)).toSorted()).toEqual(released.toSorted());
  for (const rule of rules)
    for (const lang of LANGS) {
      const { number, title, text, html } = rule;
      expect(
        [number[lang], title[lang], text[lang], html[lang]].every((value) => value?.trim()),
        `${rule.id} in ${lang}`,
      ).toBe(true);
    }
});

test('no tag glues words together or pulls them apart', () => {
  const faults = rules.flatMap((rule) => LANGS.filter((lang) => spacingError(rule.text[lang] ?? '')).map((lang) => `${rule.id} (${lang})`));
  expect(faults).toEqual([]);
});

test('the sitemap knows when a chapter changed', () => {
  const entries = read(atRoot, 'sitemap.xml').split('<url>');
  const dayOf = (path: string) => /<lastmod>([^<]+)</.exec(entries.find((entry) => entry.includes(`/${path}</loc>`)) ?? '')?.[1];
  const changes = parse(readFileSync('content/changes.yaml', 'utf8')) as { date: string; game: string; rules?: string[] }[];
  const last = (game: string, chapter: string) =>
    changes.find((change) => change.game === game && (!change.rules || change.rules.some((rule) => rule.startsWith(`${chapter}.`))))?.date;
  for (const [game, chapter] of [
    ['world-problems', 'radicals'],
    ['world-problems', 'credits'],
    ['turmoil', 'crisis'],
  ] as const)
    expect(dayOf(`en/${game}/${chapter}/`)).toBe(last(game, chapter));
});

test('the sitemap names every page of every language, with its alternates', () => {
  const named = [...read(atRoot, 'sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, path]) => `${path}index.html`);
  expect(named.toSorted()).toEqual(filesOf(atRoot, `{${LANGS.join()}}/**/*.html`).toSorted());
});
