import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lang } from '../../src/i18n/locales.ts';
import { HEAL } from '../../src/offline/messages.ts';
import { Device, ORIGIN } from './device.ts';

/* What a page says of the size of the languages, and how it has them kept. */

const SIZES = { shared: 1_000_000, langs: { ru: { bytes: 520_000, files: 4 }, en: { bytes: 240_000, files: 2 } } };
const addressOf = (lang: Lang): string => `${ORIGIN}/${lang}/`;

/** A worker that says whether it has all it keeps. */
const active = (isWhole: Promise<boolean>) => ({
  state: 'activated',
  postMessage: (asked: unknown, [port]: readonly MessagePort[]) =>
    void isWhole.then((is) => {
      port!.postMessage(asked === HEAL && is);
      port!.close();
    }),
});

/** What the browser has of the worker of each language. */
let registered: Map<string, object>;
let device: Device;
let fetched: string[];
let answer: () => Response;
let kept: Record<string, unknown>;
let download: typeof import('../../src/offline/download.ts');

const begun = (lang: Lang): void => void registered.set(addressOf(lang), { scope: addressOf(lang) });
const here = (lang: Lang, isWhole = Promise.resolve(true)): void =>
  void registered.set(addressOf(lang), { scope: addressOf(lang), active: active(isWhole) });

beforeEach(async () => {
  registered = new Map();
  device = new Device();
  fetched = [];
  answer = () => Response.json(SIZES);
  kept = { removeItem: (name: string) => Reflect.deleteProperty(kept, name) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async (path: string) => registered.get(ORIGIN + path) } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', new URL(`${ORIGIN}/en/page/`));
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answer();
  });
  vi.resetModules();
  download = await import('../../src/offline/download.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the size', () => {
  test.each<[string, readonly Lang[], () => void, string]>([
    ['of the first language has what all ask for', ['en'], () => undefined, '1.2 MB'],
    ['of another one does not', ['en'], () => here('ru'), '0.2 MB'],
    ['nor while another one comes', ['en'], () => begun('ru'), '0.2 MB'],
    ['is the same while it comes itself', ['en'], () => begun('en'), '1.2 MB'],
    ['of all has that once', ['ru', 'en'], () => undefined, '1.8 MB'],
    ['leaves out what is here', ['ru', 'en'], () => here('en'), '1.5 MB'],
  ])('%s', async (_, langs, set, size) => {
    set();
    expect(await download.sizeOf(langs)).toBe(size);
  });

  test('is written as in the language of the page', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
    expect(await download.sizeOf(['en'])).toMatch(/^1,2\sMo$/);
  });

  test('is asked for once a page', async () => {
    await download.sizeOf(['en']);
    await download.sizeOf(['ru']);
    expect(fetched).toEqual(['/offline/sizes.json']);
  });

  test.each<[string, () => Response]>([
    ['the server has none', () => Response.json(SIZES, { status: 404 })],
    ['another page comes instead', () => new Response('<!doctype html>')],
    [
      'there is no network',
      () => {
        throw new TypeError('no network');
      },
    ],
  ])('is not known if %s, and is asked for again', async (_, say) => {
    answer = say;
    expect(await download.sizeOf(['en'])).toBeUndefined();
    answer = () => Response.json(SIZES);
    expect(await download.sizeOf(['en'])).toBe('1.2 MB');
  });
});

describe('languages are fetched', () => {
  test('one after the other; the reader no longer refuses them', async () => {
    kept['rr.not-kept'] = 'ru fr';
    here('ru');
    here('en', Promise.resolve(false));
    await expect(download.keepLangs(['ru', 'en', 'fr'], () => undefined)).rejects.toThrow('en is not whole');
    expect(kept['rr.not-kept']).toBe('fr');
  });

  test('until a worker has said nothing for three minutes; nothing more is said then, and the next try asks again', async () => {
    vi.useFakeTimers();
    here('ru', new Promise(() => undefined));
    const said: unknown[] = [];
    const failed = expect(download.keepLangs(['ru'], (...each) => said.push(each))).rejects.toThrow('no answer to "heal"');
    await vi.advanceTimersByTimeAsync(179_000);
    const before = said.length;
    await vi.advanceTimersByTimeAsync(2000);
    await failed;
    const after = said.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(before).toBeGreaterThan(0);
    expect(said.length).toBe(after);
    here('ru');
    await expect(download.keepLangs(['ru'], () => undefined)).resolves.toBeUndefined();
  });

  /** What is said while the files of a language come, one in each while. */
  const saidWhile = async (files: number): Promise<readonly unknown[]> => {
    vi.useFakeTimers();
    const said: unknown[] = [];
    const isHere = Promise.withResolvers<boolean>();
    here('ru', isHere.promise);
    const done = download.keepLangs(['ru'], (...each) => said.push(each));
    await vi.advanceTimersByTimeAsync(300);
    const cache = await device.storage.open(`rosetta-rules ${addressOf('ru')} build`);
    for (let at = 0; at < files; at++) {
      await cache.put(`/${at}`, new Response());
      await vi.advanceTimersByTimeAsync(300);
    }
    isHere.resolve(true);
    await done;
    await vi.advanceTimersByTimeAsync(3000);
    return said;
  };

  test('while it is said how much has come, and no longer', async () =>
    expect(await saidWhile(5)).toEqual([0, 0.25, 0.5, 0.75, 1, 1].map((part) => ['ru', part])));

  test('and nothing is said of files that are still counted when all is there', async () => {
    vi.useFakeTimers();
    const counted = Promise.withResolvers<string[]>();
    vi.stubGlobal('caches', { keys: () => counted.promise });
    const isHere = Promise.withResolvers<boolean>();
    here('ru', isHere.promise);
    const said: unknown[] = [];
    const done = download.keepLangs(['ru'], (...each) => said.push(each));
    await vi.advanceTimersByTimeAsync(300);
    isHere.resolve(true);
    await done;
    counted.resolve([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(said).toEqual([]);
  });

  test('while nothing is said of that if their size is not known', async () => {
    answer = () => new Response('', { status: 404 });
    expect(await saidWhile(2)).toEqual([0, 0, 0].map((part) => ['ru', part]));
  });
});
