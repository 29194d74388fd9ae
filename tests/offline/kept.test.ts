import { describe, expect, test } from 'vitest';
import { filesKept, leadsTo, type Scope } from '../../src/offline/kept.ts';

const paths = [
  '404.html',
  '_astro/page.Ab1.js',
  '_astro/site.Cd2.css',
  '_astro/own-table.Kl5.js',
  '_astro/words-fr.problem.Ef3.js',
  '_astro/words-fr.table.Op7.js',
  '_astro/words-ru.problem.Gh4.js',
  '_astro/words-ru.table.Mn6.js',
  '_headers',
  'api/v1/index.json',
  'fr/index.html',
  'icon.svg',
  'index.html',
  'licenses.txt',
  'offline/index.html',
  'pagefind/ab12/packs/fr/lists.json',
  'pagefind/ab12/packs/fr/texts.json',
  'pagefind/ab12/packs/ru/lists.json',
  'pagefind/ab12/packs/ru/texts.json',
  'pagefind/ab12/part/0.json',
  'pagefind/ab12/ru/0.json',
  'pagefind/ab12/words/ru.json',
  'previews/ru/site.png',
  'r/turmoil/committee.lobbying/index.html',
  'icons/app.png',
  'ru/app.webmanifest',
  'ru/data/index.html',
  'ru/turmoil/glossary.0a1b.json',
  'ru/index.html',
  'ru/search/questions.cd34/packs/ru/first.json',
  'ru/search/questions.cd34/part/0.json',
  'ru/search/questions.cd34/words/ru.json',
  'ru/turmoil/crisis/compare/index.html',
  'ru/turmoil/crisis/index.html',
  'ru/turmoil/faq/index.html',
];
const built = paths.map((path) => ({ path, hash: `of ${path}` }));
const urls = (scope: Scope, base: string): readonly string[] => filesKept(built, scope, base).files.map(({ url }) => url);
const shared = ['/_astro/page.Ab1.js', '/_astro/site.Cd2.css', '/icon.svg', '/offline/'];
const words = '/pagefind/ab12/words/ru.json';
const russian = [
  '/pagefind/ab12/packs/ru/texts.json',
  '/pagefind/ab12/packs/ru/lists.json',
  '/ru/search/questions.cd34/packs/ru/first.json',
  '/ru/search/questions.cd34/words/ru.json',
];

describe('what a device keeps', () => {
  test.each([
    [
      'ru/',
      ['/_astro/words-ru.problem.Gh4.js', '/ru/', '/ru/app.webmanifest', '/ru/turmoil/crisis/', '/ru/turmoil/glossary.0a1b.json', words, ...russian],
    ],
    ['fr/', ['/_astro/words-fr.problem.Ef3.js', '/fr/', words, '/pagefind/ab12/packs/fr/lists.json', '/pagefind/ab12/packs/fr/texts.json']],
    ['', ['/', '/r/turmoil/committee.lobbying/']],
  ] as const)('of the folder "%s": its pages, and what all of them ask for', (scope, own) => {
    expect([...urls(scope, '/')].sort()).toEqual([...own, ...shared].sort());
  });

  test.each([
    [
      'ru/',
      ['/_astro/own-table.Kl5.js', '/_astro/words-ru.table.Mn6.js', '/ru/turmoil/faq/'],
      ['/icons/app.png', '/licenses.txt', '/ru/data/', '/ru/turmoil/crisis/compare/'],
    ],
    ['', [], ['/api/v1/index.json', '/previews/ru/site.png']],
  ] as const)('of the folder "%s" later, and once it has been opened', (scope, wanted, opened) => {
    const { files, visited } = filesKept(built, scope, '/');
    const urlsOf = (isLater: boolean) => visited.filter(({ later = false }) => later === isLater).map(({ url }) => url);
    expect(urlsOf(true).toSorted()).toEqual(wanted);
    expect(urlsOf(false).toSorted()).toEqual(opened);
    expect(files.filter(({ url }) => visited.some((other) => other.url === url))).toEqual([]);
  });

  test('a language that borrows from another one keeps the words of both', () => {
    const kept = filesKept(built, 'ru/', '/', ['ru', 'fr']).files.map(({ url }) => url);
    expect(kept.filter((url) => url.includes('/words-'))).toEqual(['/_astro/words-fr.problem.Ef3.js', '/_astro/words-ru.problem.Gh4.js']);
  });

  test('addresses are those under the folder that the site is served from', () => {
    expect(urls('ru/', '/rules/')).toContain('/rules/ru/turmoil/crisis/');
    expect(urls('ru/', '/rules/').every((url) => url.startsWith('/rules/'))).toBe(true);
  });

  test('each file has its hash, and a file whose name changes with it says so', () => {
    const files = new Map(filesKept(built, 'ru/', '/').files.map((file) => [file.url, file]));
    expect(files.get('/ru/turmoil/crisis/')).toEqual({ url: '/ru/turmoil/crisis/', hash: 'of ru/turmoil/crisis/index.html' });
    expect(files.get('/_astro/page.Ab1.js')).toEqual({ url: '/_astro/page.Ab1.js', hash: 'of _astro/page.Ab1.js', named: true });
    expect(files.get('/pagefind/ab12/packs/ru/texts.json')?.named).toBe(true);
  });
});

describe('where a permanent link leads', () => {
  const page = 'r/turmoil/crisis.tr-revision/index.html';
  const choice = (attribute: string, base = '/'): string =>
    `<a class="site-name" href="${base}">Rosetta Rules</a><ul class="choose" ${attribute}><li lang="ru"><a href="${base}ru/turmoil/crisis/#crisis.tr-revision" data-lang="ru">1</a></li></ul>`;
  const rule = 'turmoil/crisis/#crisis.tr-revision';

  test.each([
    ['as the build writes it', page, choice('data-redirect'), rule],
    ['written anew, since its text is borrowed', page, choice('data-redirect=""'), rule],
    ['of a site in a folder', page, choice('data-redirect', '/rules/'), rule],
    ['of a rule that was split: the reader chooses', page, choice(''), undefined],
    ['is not asked of other pages', 'ru/turmoil/crisis/index.html', choice('data-redirect'), undefined],
  ])('a page %s', (_, path, html, to) => expect(leadsTo(path, html)).toBe(to));
});
