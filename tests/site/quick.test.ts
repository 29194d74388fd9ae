/* The quick reference of each game: what game.yaml names, in every language, and nothing that a rule does not say. */
import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, read } from './built.ts';
import { documents } from './documents.ts';

interface ApiGame {
  readonly game: string;
  readonly rules: readonly { readonly id: string; readonly text: Readonly<Record<string, string>>; readonly url: Readonly<Record<string, string>> }[];
}
interface Facts {
  readonly quick: { readonly pictures: readonly string[]; readonly rules: readonly string[] };
}
const games = documents.filter(({ kind }) => kind === 'game').map(({ url }) => JSON.parse(read(atRoot, url)) as ApiGame);
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe.each(games)('of $game', ({ game, rules }) => {
  const { quick } = parse(readFileSync(`content/${game}/game.yaml`, 'utf8')) as Facts;

  test.each(LANGS)('shows in %s its pictures and its rules, each with a link to the rule and in its words', (lang) => {
    const page = fromHtml(read(atRoot, `${lang}/${game}/quick-reference/index.html`));
    expect(selectAll('[data-picture]', page).map(({ properties }) => properties['dataPicture'])).toEqual(quick.pictures);
    const shown = selectAll('.quick-rule', page);
    const named = rules.filter(({ id }) => quick.rules.includes(id));
    expect(shown.map((rule) => selectAll('h3 > a.cite', rule)[0]?.properties['href'])).toEqual(named.map(({ url }) => `/${url[lang]}`));
    for (const [at, rule] of shown.entries())
      for (const line of selectAll(':root > p, :root > ol > li, :root > ul > li', rule)) {
        // The data leave citations out.
        const words = { ...line, children: line.children.filter((node) => node.type !== 'element' || node.properties['className'] !== 'cite') };
        if (selectAll('.cite', line).length === 0) expect(letters(named[at]!.text[lang]!)).toContain(letters(toText(words)));
      }
    expect(selectAll('.quick .inset', page)).toEqual([]);
  });
});
