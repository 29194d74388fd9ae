import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepUnder, KEPT, keptUnder, listUnder, MOST, OWN_TABLE } from '../../src/web/device.ts';
import { asked, CARRIED, carried, isNoted, namedIn, note } from '../../src/web/outside.ts';
import { PUT_OFF } from '../../src/offline/notes.ts';

/** Code that reads outside data: storage, addresses and their parameters, files, the clipboard, messages. */
const READS =
  /\b(localStorage|sessionStorage|indexedDB|FileReader|showOpenFilePicker)\b|clipboard\.read|location\.(hash|search)\b|URLSearchParams\(|\.searchParams\.get|(?:on|')message\b|event\.data\b/g;

const GATE = ['src/web/device.ts', 'src/web/outside.ts'];

/** The files outside the gate that read outside data, each with what it reads and why that is safe. */
const EXCEPTIONS: Readonly<Record<string, readonly [reads: readonly string[], why: string]>> = {
  'src/components/site/early.js': [['localStorage', 'location.search', 'URLSearchParams('], 'before the first paint; only listed values are taken'],
  'src/components/home/LastRead.astro': [['localStorage'], 'before the first paint; asks only whether there is something'],
  'src/components/site/page.ts': [['location.hash', 'location.search'], 'hands them on to the page in another language'],
  'src/examples/editors/editing/in-address.ts': [['location.hash'], 'hands it on to the page in another language'],
  'src/components/book/Start.astro': [['location.search', 'URLSearchParams('], 'asks only whether there is a query'],
  'src/examples/frame/state/use-example.ts': [['location.search', 'URLSearchParams('], 'url-state.ts reads it, with its limit of 2,000 letters'],
  'src/examples/frame/late/late.tsx': [['location.hash'], 'compares it with two words'],
  'src/games/turmoil/events/filter.ts': [['location.hash', 'location.search', 'URLSearchParams('], 'an id of a card, and values that a field offers'],
  'src/search/view/open.ts': [['location.search', 'URLSearchParams('], 'each page has it; query/typed.ts reads the query, with its limit'],
  'src/search/view/ahead.ts': [['location.search', 'URLSearchParams('], 'asks only which letters a query has'],
  'src/pages/index.astro': [['location.hash', 'location.search', 'URLSearchParams('], 'a pattern for the page; the rest is handed on'],
  'src/pages/r/[game]/[rule].astro': [['location.search'], 'hands it on to the page of the rule'],
  'src/offline/languages.ts': [['onmessage'], 'compares it with true'],
  'src/offline/worker.ts': [["'message", 'event.data'], 'compares it with the words of messages.ts'],
};

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
const readsOf = (file: string): readonly string[] => [...new Set(withoutComments(readFileSync(file, 'utf8')).match(READS) ?? [])].toSorted();

test('only the gate reads what comes from outside', () => {
  const files = globSync('src/**/*.{ts,tsx,astro,js}').filter((file) => !GATE.includes(file) && !file.startsWith('src/engine/'));
  const found = Object.fromEntries(files.map((file) => [file, readsOf(file)] as const).filter(([, reads]) => reads.length > 0));
  expect(found).toEqual(Object.fromEntries(Object.entries(EXCEPTIONS).map(([file, [reads]]) => [file, reads.toSorted()])));
});

test('scripts that import nothing read what is kept by its names', () => {
  const written = globSync('src/**/*.{astro,js}').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/localStorage\['rr\.(.+?)'\]/g)]);
  expect(written.length).toBeGreaterThan(0);
  expect(KEPT).toEqual(expect.arrayContaining(written.map(([, name]) => name)));
});

/** A storage that holds these texts, or rejects every access. */
const memory = (isForbidden = false): object =>
  new Proxy<Record<string, unknown>>(
    {
      removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, text: string) => void (kept[name] = text),
    },
    {
      get: (own, name: string) => {
        if (isForbidden) throw new Error('forbidden');
        return own[name] ?? kept[name];
      },
      set: (_, name: string, text: string) => {
        if (isForbidden) throw new Error('forbidden');
        kept[name] = String(text);
        return true;
      },
    },
  );
let kept: Record<string, string> = {};

describe('the gate', () => {
  beforeEach(() => {
    kept = {};
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('location', { hash: '', search: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('what is kept comes back, an empty text is forgotten', () => {
    keepUnder('lang', 'ru');
    expect([keptUnder('lang'), kept]).toEqual(['ru', { 'rr.lang': 'ru' }]);
    keepUnder('lang', '');
    expect([keptUnder('lang'), kept]).toEqual(['', {}]);
  });

  test('a text that is too long is none', () => {
    const long = '1'.repeat(MOST + 1);
    kept[`rr.${OWN_TABLE}`] = long;
    expect(keptUnder(OWN_TABLE)).toBe('');
    vi.stubGlobal('location', { hash: `#${CARRIED}=${long}`, search: `?q=${long}` });
    expect([carried(CARRIED), asked('q'), namedIn().length]).toEqual(['', '', 200]);
  });

  test('a text of the greatest length is read', () => {
    const longest = '1'.repeat(MOST);
    kept[`rr.${OWN_TABLE}`] = longest;
    vi.stubGlobal('location', { hash: `#${CARRIED}=${longest}`, search: `?s=${longest}` });
    expect([keptUnder(OWN_TABLE), carried(CARRIED), asked('s')]).toEqual([longest, longest, longest]);
  });

  test.each(['', 'null', '{}', '"a"', '[1', '7'])('a kept list "%s" is empty', (text) => {
    kept['rr.read'] = text;
    expect(listUnder('read')).toEqual([]);
  });

  test('the address is read by name', () => {
    // Readers have sent each other addresses of this form.
    vi.stubGlobal('location', { hash: '#g=1.a', search: '?s=1.p.tie' });
    expect([carried(CARRIED), carried('h'), asked('s'), asked('q')]).toEqual(['1.a', '', '1.p.tie', null]);
    expect([namedIn('#a%20b'), namedIn('#%E0%A4%A')]).toEqual(['a b', '']);
  });

  test('a note lasts for a visit', () => {
    expect(isNoted(PUT_OFF)).toBe(false);
    note(PUT_OFF);
    expect(isNoted(PUT_OFF)).toBe(true);
  });

  test('forbidden storage holds nothing and throws nothing', () => {
    vi.stubGlobal('localStorage', memory(true));
    vi.stubGlobal('sessionStorage', memory(true));
    keepUnder('lang', 'ru');
    note(PUT_OFF);
    expect([keptUnder('lang'), listUnder('read'), isNoted(PUT_OFF)]).toEqual(['', [], false]);
  });
});
