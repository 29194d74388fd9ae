/* The home page and the pages of games: the stone of the home page says what the rules say, and nothing promises what is not there. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, filesOf, read } from './built.ts';
import { documents } from './documents.ts';

interface ApiRule {
  readonly id: string;
  readonly number: Readonly<Record<string, string>>;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly url: Readonly<Record<string, string>>;
}
interface ApiGame {
  readonly game: string;
  readonly rules: readonly ApiRule[];
  readonly examples: readonly object[];
}
const games = documents.filter(({ kind }) => kind === 'game').map(({ url }) => JSON.parse(read(atRoot, url)) as ApiGame);
const rules = games.flatMap((game) => game.rules);

describe.each(LANGS)('in %s', (lang) => {
  test('the stone of the home page says one rule in every language, the page\u2019s own first', () => {
    const bands = selectAll('[data-band]', fromHtml(read(atRoot, `${lang}/index.html`)));
    expect(bands.map(({ properties }) => properties['lang'])).toEqual([lang, ...LANGS.filter((each) => each !== lang)]);
    const links = bands.map((band) => String(select('a', band)!.properties['href']));
    const rule = rules.find(({ url }) => `/${url[lang]}` === links[0])!;
    for (const [at, band] of bands.entries()) {
      const spoken = String(band.properties['lang']);
      expect(links[at]).toBe(`/${rule.url[spoken]}`);
      expect(toText(select('.band-title a', band)!)).toBe(`${rule.number[spoken]} ${rule.title[spoken]}`);
      expect(toText(selectAll('p', band).at(-1)!)).toBe(rule.text[spoken]);
    }
  });

  test.each(games.map(({ game }) => game))('the page of %s has its own drawing, and leaves the stone to the home page', (game) => {
    const page = fromHtml(read(atRoot, `${lang}/${game}/index.html`));
    expect([selectAll('.game-face svg', page).length, selectAll('[data-stone]', page).length]).toEqual([1, 0]);
  });

  test('no page leads to a list of examples that is empty', () => {
    const empty = games.filter(({ examples }) => examples.length === 0).map(({ game }) => `/${lang}/${game}/examples/`);
    const leading = filesOf(atRoot, `${lang}/**/*.html`).filter((file) => {
      const links = attributes(read(atRoot, file), 'a(?![^>]*data-lang-switch)', 'href');
      return links.some((link) => empty.includes(link));
    });
    expect(leading).toEqual([]);
  });
});
