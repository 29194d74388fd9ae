import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { LANGS, WHOLE_LANGS, type Lang } from '../../src/i18n/locales.ts';
import { questionsFolder, type Contents, type ShownRecord } from '../../src/search/format.ts';
import { games, readBook } from '../content/checks/book.ts';
import { atRoot, attributes, filesOf, read } from './built.ts';

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly question: Readonly<Record<Lang, string>>;
  readonly also: Readonly<Record<Lang, readonly string[]>>;
  readonly answer: Readonly<Record<Lang, string>>;
  readonly rules: readonly string[];
  readonly readings?: Readonly<Record<string, Readonly<Record<Lang, string>>>>;
  readonly example?: { readonly url: Readonly<Record<Lang, string>> };
  readonly situation?: { readonly url: Readonly<Record<Lang, string>> };
  readonly url: Readonly<Record<Lang, string>>;
}
const { questions } = JSON.parse(read(atRoot, 'api/v1/faq.json')) as { readonly questions: readonly Listed[] };
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('the data', () => {
  test.each(games)('hold every question of %s', (game) => {
    expect(questions.filter((each) => each.game === game).map(({ id }) => id)).toEqual(readBook(game).questions.map(({ id }) => id));
  });

  test('are plain text, with numbers', () => {
    const texts = questions.flatMap(({ answer, readings = {} }) => [answer, ...Object.values(readings)].flatMap((each) => Object.values(each)));
    expect(texts.filter((text) => /[<>{}]/.test(text))).toEqual([]);
    expect(questions.find(({ id }) => id === 'tr-loss-amount')?.answer.en).toMatch(/^1\sTR\b/);
  });
});

describe.each(WHOLE_LANGS)('the pages in %s', (lang) => {
  test.each(games)('%s: each question with its answer, its rules and the step that shows it', (game) => {
    const tree = fromHtml(read(atRoot, `${lang}/${game}/faq/index.html`));
    const entries = new Map(selectAll('[data-question]', tree).map((entry) => [String(entry.properties['dataQuestion']), entry]));
    const wanted = questions.filter((each) => each.game === game);
    expect([...entries.keys()].toSorted()).toEqual(wanted.map(({ id }) => `${game}:${id}`).toSorted());
    for (const { id, question, answer, rules, readings = {}, example, situation, url } of wanted) {
      const entry = entries.get(`${game}:${id}`)!;
      expect(url[lang]).toBe(`${lang}/${game}/faq/#${String(entry.properties['id'])}`);
      expect(plain(toText(select('h3', entry)!))).toBe(plain(question[lang]));
      expect(plain(toText(select('p:not(.reading), [data-default]', entry)!))).toBe(plain(answer[lang]));
      for (const [edition, text] of Object.entries(readings))
        expect(plain(toText(select(`[data-reading="${edition}"]:not([data-default])`, entry)!))).toBe(plain(text[lang]));
      expect(selectAll('a.cite', entry).map(({ properties }) => String(properties['href']).split('#')[1])).toEqual(rules);
      expect(selectAll('a.run', entry).map(({ properties }) => properties['href'])).toEqual(
        [example, situation].flatMap((at) => (at ? [`/${at.url[lang]}`] : [])),
      );
    }
  });

  test.each(games)('%s: between the field and the chapters, links to the questions asked most often', (game) => {
    const page = read(atRoot, `${lang}/${game}/faq/index.html`);
    const links = selectAll('.filter + .often a', fromHtml(page));
    expect(select('.often + .faq', fromHtml(page))).toBeDefined();
    expect(links).toHaveLength(6);
    const wanted = readBook(game).game.often!.map((id) => questions.find((each) => each.game === game && each.id === id)!);
    expect(links.map(({ properties }) => `${lang}/${game}/faq/${String(properties['href'])}`)).toEqual(wanted.map(({ url }) => url[lang]));
    expect(links.map((link) => plain(toText(link)))).toEqual(wanted.map(({ question }) => plain(question[lang])));
  });

  test.each(games)('%s: other ways to ask are not shown', (game) => {
    const text = plain(toText(select('main', fromHtml(read(atRoot, `${lang}/${game}/faq/index.html`)))!)).toLowerCase();
    const long = questions.filter((each) => each.game === game).flatMap(({ also }) => also[lang].filter((way) => way.length > 24));
    expect(long.length).toBeGreaterThan(20);
    // One way to ask may be a part of another question.
    const asked = questions.map(({ question }) => question[lang].toLowerCase()).join(' ');
    const hidden = long.map((way) => way.toLowerCase()).filter((way) => !asked.includes(way));
    expect(hidden.filter((way) => text.includes(way))).toEqual([]);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  test('a rule leads to its questions, and only the rule that decides', () => {
    for (const game of games)
      for (const file of filesOf(atRoot, `${lang}/${game}/*/index.html`).filter((each) => !each.includes('/faq/'))) {
        const linked = attributes(read(atRoot, file), 'a', 'href').flatMap((href) => /^\.\.\/faq\/#(.+)$/.exec(href)?.[1] ?? []);
        const rules = attributes(read(atRoot, file), 'section', 'data-rule').map((rule) => rule.split(':')[1]!);
        expect(linked).toEqual(rules.filter((rule) => questions.some((each) => each.game === game && each.rules[0] === rule)));
      }
  });

  test('the search has an index of them', () => {
    const [folder = ''] = filesOf(atRoot, `${lang}/search/questions.*`);
    const tag = folder.split('.').at(-1)!;
    const [main = ''] = filesOf(atRoot, 'pagefind/*/contents.json');
    expect((JSON.parse(read(atRoot, main)) as Contents).questions?.[lang]).toBe(tag);
    const shown = questions.map((_, place) => JSON.parse(read(atRoot, `${questionsFolder(lang, tag)}${lang}/${place}.json`)) as ShownRecord);
    expect(shown.map(({ name }) => name).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
  });
});

test.each(readFileSync('ids.lock', 'utf8').match(/^\S+ -> .*$/gm) ?? [])(
  'the permanent link of a rule that was split leads to its parts: %s',
  (line) => {
    const [old = '', , ...targets] = line.split(' ');
    const links = attributes(read(atRoot, `r/${old.replace(':', '/')}/index.html`), 'a', 'href');
    for (const lang of LANGS)
      for (const target of targets)
        expect(links.some((link) => link.startsWith(`/${lang}/`) && link.endsWith(`#${target.split(':')[1]}`))).toBe(true);
  },
);
