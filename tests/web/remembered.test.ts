import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulePassed, rulesRead } from '../../src/components/site/kept.ts';
import { forgetSearches, keepSearch, showRecent } from '../../src/search/view/recent.ts';
import { MAX_TYPED } from '../../src/search/query/typed.ts';
import type { Parts } from '../../src/search/view/parts.ts';

/* What a device remembers of a visit may have been written by an older build, by hand, or by another site on the same host. */

/** An element, as far as the lists of searches need one. */
const plain = (): object => ({
  children: [] as unknown[],
  append(this: { children: unknown[]; textContent?: string }, ...all: unknown[]) {
    this.children.push(...all);
    if (typeof all[0] === 'string') this.textContent = all[0];
  },
});

let device: Record<string, unknown> = {};
beforeEach(() => {
  device = { removeItem: (name: string) => Reflect.deleteProperty(device, name) };
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, createElement: plain });
  vi.stubGlobal('location', { pathname: '/folder/en/turmoil/committee/' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the rules read last', () => {
  const rule = (id: string, title: string | null): HTMLElement =>
    ({ id, querySelector: (name: string) => (name === '.rule-title' && title !== null ? { textContent: title } : null) }) as unknown as HTMLElement;
  const lobby = { path: 'turmoil/committee/#lobby', titles: { en: '2.1 Lobby' } };

  test('are kept by their address after the language, the latest first and once', () => {
    rulePassed(rule('lobby', ' 2.1 Lobby\n'));
    rulePassed(rule('leader', 'Leader'));
    rulePassed(rule('lobby', '2.1 Lobby'));
    expect(rulesRead()).toEqual([lobby, { path: 'turmoil/committee/#leader', titles: { en: 'Leader' } }]);
  });

  test('keep their titles in the languages in which they were read', () => {
    rulePassed(rule('lobby', '2.1 Lobby'));
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
    vi.stubGlobal('location', { pathname: '/folder/fr/turmoil/committee/' });
    rulePassed(rule('lobby', '2.1 Réserve'));
    expect(rulesRead()).toEqual([{ ...lobby, titles: { en: '2.1 Lobby', fr: '2.1 Réserve' } }]);
  });

  test('take no titles of each other, and stand behind the last folder with the name of the language', () => {
    vi.stubGlobal('location', { pathname: '/en/folder/en/turmoil/committee/' });
    rulePassed(rule('lobby', '2.1 Lobby'));
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
    vi.stubGlobal('location', { pathname: '/en/folder/fr/turmoil/committee/' });
    rulePassed(rule('leader', 'Chef'));
    expect(rulesRead()).toEqual([{ path: 'turmoil/committee/#leader', titles: { fr: 'Chef' } }, lobby]);
  });

  test('are six', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rulePassed(rule(id, id));
    expect(rulesRead().map(({ path }) => path.at(-1))).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  });

  test.each([
    ['no rule', undefined],
    ['no title', rule('a', null)],
    ['an empty title', rule('a', ' ')],
  ])('%s is not kept', (_, passed) => {
    rulePassed(passed);
    expect(device).not.toHaveProperty(['rr.read']);
  });

  test.each([
    null,
    1,
    'text',
    {},
    { path: 1, titles: {} },
    { titles: { en: 'a' } },
    { path: 'a' },
    { path: 'a', titles: null },
    { path: 'a', titles: { en: 'a', fr: 1 } },
  ])('leave out what is none: %j', (entry) => {
    device['rr.read'] = JSON.stringify([entry, lobby]);
    expect(rulesRead()).toEqual([lobby]);
  });
});

describe('recent searches', () => {
  /** What a search offers, with whether it says so and whether its list is hidden. */
  const offered = (isEmpty = true): readonly unknown[] => {
    let links: readonly { readonly textContent: string; readonly href: string }[] = [];
    const list = { replaceChildren: (...items: readonly { children: typeof links }[]) => (links = items.flatMap(({ children }) => children)) };
    const recent = { hidden: undefined, querySelector: (name: string) => (name === 'ul' ? list : null) };
    const isShown = showRecent({ recent, searchHref: '/en/search/' } as unknown as Parts, isEmpty);
    return [isShown, recent.hidden, links.map(({ textContent }) => textContent)];
  };

  test('are kept, the latest first and once', () => {
    for (const query of ['lobby', 'leader', '', 'lobby']) keepSearch(query);
    expect([offered(), offered(false)]).toEqual([
      [true, false, ['lobby', 'leader']],
      [false, true, []],
    ]);
  });

  test('are six, also where more are kept', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) keepSearch(query);
    expect(JSON.parse(device['rr.searches'] as string)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    device['rr.searches'] = '["1","2","3","4","5","6","7"]';
    expect(offered()).toEqual([true, false, ['1', '2', '3', '4', '5', '6']]);
  });

  test('are cut, and hold no half letters; what is no text is left out', () => {
    device['rr.searches'] = JSON.stringify([1, null, ['a'], 'a\uD83D', 'x'.repeat(500)]);
    expect(offered()).toEqual([true, false, ['a ', 'x'.repeat(MAX_TYPED)]]);
    device['rr.searches'] = '[]';
    keepSearch('y'.repeat(500));
    expect(device['rr.searches']).toBe(JSON.stringify(['y'.repeat(MAX_TYPED)]));
  });

  test('are forgotten', () => {
    keepSearch('lobby');
    forgetSearches();
    expect(device).not.toHaveProperty(['rr.searches']);
    expect(offered()).toEqual([false, true, []]);
  });
});
