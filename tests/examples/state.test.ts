import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { whole } from '../../src/engine/core/codec.ts';
import { codecOf } from '../../src/examples/frame/definition/codec-of.ts';
import type { AnyExample } from '../../src/examples/frame/definition/example.ts';
import { presetFrom } from '../../src/examples/frame/definition/preset-from.ts';
import { opened, presetShown, readersEdition, readingsOf, startedOver, written } from '../../src/examples/frame/state/state.ts';
import { decode, encode, holdsInput, type UrlState } from '../../src/examples/frame/state/url-state.ts';

const EDITIONS = ['ru', 'fr'];

/** An example whose input is a number. */
const one = presetFrom(whole);
const source = { presets: [one('a', '1'), one('b', '2')] as const };
const open = (s: string | null, codec: typeof whole | null = whole) => opened(source, codec, { s, edition: 'fr', editions: EDITIONS });

const edition = fc.constantFrom('', 'default', ...EDITIONS);
const step = fc.integer({ min: 1, max: 999 });
const body = fc.stringMatching(/^[A-Za-z0-9.\-_~*!']{1,400}$/);
const states: fc.Arbitrary<UrlState> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), preset: fc.stringMatching(/^[a-z0-9-]{1,30}$/), edition, step }),
  fc.record({ kind: fc.constant('input' as const), input: body, edition, step }),
);

describe('the state in the address', () => {
  it('is decoded as it was encoded', () => {
    fc.assert(fc.property(states, (state) => void expect(decode(encode(state), EDITIONS)).toEqual(state)));
  });

  it('needs no escaping in a query', () => {
    fc.assert(fc.property(states, (state) => void expect(new URLSearchParams(`s=${encode(state)}`).get('s')).toBe(encode(state))));
  });

  it('gives a state or null for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `1.i.${text}.default.1`),
        ),
        (text) => {
          const decoded = decode(text, EDITIONS);
          if (decoded !== null) expect(encode(decoded)).toBe(text);
        },
      ),
    );
  });

  it('refuses a text that is too long', () => {
    expect(decode(`1.i.${'a'.repeat(1e6)}.default.1`, EDITIONS)).toBeNull();
    // At most 2,000 characters are read.
    const longest = `1.i.${'a'.repeat(1986)}.default.1`;
    expect([longest.length, decode(longest, EDITIONS)?.kind, decode(longest.replace('1.i.', '1.i.a'), EDITIONS)]).toEqual([2000, 'input', null]);
  });

  it.each([
    ['2.p.tie.default.4', 'version'],
    ['1.x.tie.default.4', 'kind'],
    ['1.p.tie.de.4', 'edition'],
    ['1.p.tie.default.0', 'step'],
    ['1.p.tie.default', 'step'],
    ['1.p.default.4', 'body'],
    ['1.p.Tie.default.4', 'body'],
    ['1.i..default.4', 'body'],
    ['', 'version'],
    ['1.p.tie.default.1000', 'step'],
    ['1.p.tie.default.01', 'step'],
    ['1.p.tie.default.1x', 'step'],
    ['1.p.tie.default.-1', 'step'],
    ['1.p.tieX.default.1', 'body'],
    ['1.p.t!e.default.1', 'body'],
    ['1.i.%a.default.1', 'body'],
    ['1.i.a%.default.1', 'body'],
    ['1.i.<b>.default.1', 'body'],
  ])('%s is refused for its %s', (text) => {
    expect(decode(text, EDITIONS)).toBeNull();
  });
});

describe('the edition', () => {
  it('of the address comes before that of the reader, which stands for an empty one', () => {
    expect(['1.p.b.ru.4', '1.p.b..4', '1.i.30.ru.3', '1.i.30..3'].map((s) => open(s))).toEqual([
      { preset: 'b', origin: 'b', value: 2, edition: 'ru', step: 4, damaged: false },
      { preset: 'b', origin: 'b', value: 2, edition: 'fr', step: 4, damaged: false },
      { preset: null, origin: null, value: 30, edition: 'ru', step: 3, damaged: false },
      { preset: null, origin: null, value: 30, edition: 'fr', step: 3, damaged: false },
    ]);
  });

  it.each([
    ['without an address', null, false],
    ['with a damaged address', '1.x', true],
    ['with an unknown preset', '1.p.c.ru.4', true],
    ['with an input that its codec refuses', '1.i.030.ru.4', true],
  ])('%s is that of the reader, at the start of the first preset', (_, s, damaged) =>
    expect(open(s)).toEqual({ preset: 'a', origin: 'a', value: 1, edition: 'fr', step: 1, damaged }),
  );

  it('gives its reading of each rule, or the usual ones', () => {
    const usual = { 'influence.adjust': 'ru', 'parties.reds.policy': 'fr' };
    expect(readingsOf('default', usual)).toEqual(usual);
    expect(readingsOf('en', usual)).toEqual({ 'influence.adjust': 'en', 'parties.reds.policy': 'en' });
  });

  it.each([
    ['fr', 'fr'],
    [undefined, 'default'],
    ['xx', 'default'],
  ])('that the page has for the reader, %s, is taken as %s: the device may have kept one that the game has not', (edition, taken) => {
    vi.stubGlobal('document', { documentElement: { dataset: { edition } } });
    expect(readersEdition(['ru', 'fr'])).toBe(taken);
    vi.unstubAllGlobals();
  });
});

describe('presets', () => {
  it('are decoded, and say why they are refused if they are', () => {
    expect([one('a', '7'), one('b', '7', 'too-many')]).toEqual([
      { id: 'a', value: 7 },
      { id: 'b', value: 7, refused: 'too-many' },
    ]);
    expect(one('a', '7')).not.toHaveProperty('refused');
    expect(() => one('a', '007')).toThrow('preset a cannot be decoded: 007');
  });

  it('are shown by their id, the first one for an unknown id', () => {
    expect(presetShown(source, 'b', 'ru')).toEqual({ preset: 'b', origin: 'b', value: 2, edition: 'ru', step: 1, damaged: false });
    expect(presetShown(source, 'c', 'ru')).toMatchObject({ preset: 'a', value: 1 });
  });

  it('open at their step, and start over at the first one', () => {
    const late = { presets: [{ id: 'late', value: 1, refused: 'too-many', step: 4 }] } as const;
    expect(presetShown(late, 'late', 'ru').step).toBe(4);
    expect(startedOver(late, presetShown(late, 'late', 'ru')).step).toBe(1);
  });

  it('starts over at the first step of what is shown; the own input then gives the preset that it began with', () => {
    const own = { ...presetShown(source, 'b', 'ru'), preset: null, value: 7, step: 3 };
    expect(startedOver(source, own)).toEqual({ ...own, step: 1 });
    expect(startedOver(source, { ...own, step: 1 })).toEqual(presetShown(source, 'b', 'ru'));
    expect(startedOver(source, { ...presetShown(source, 'b', 'ru'), step: 3 })).toEqual(presetShown(source, 'b', 'ru'));
  });
});

describe('a codec that is fetched', () => {
  it('is asked for once it is needed; another is there', async () => {
    const having = (codec: unknown) => codecOf({ source: { codec } } as AnyExample);
    expect([await having(whole), await having(() => Promise.resolve(whole))]).toEqual([whole, whole]);
  });

  it.each<[string | null, boolean]>([
    ['1.i.30.default.3', true],
    ['1.p.b.default.4', false],
    ['1.i.nonsense', false],
    [null, false],
  ])('%s asks for it: %s', (s, asks) => expect(holdsInput(s, EDITIONS)).toBe(asks));

  it('leaves the first preset until it is there; the address is not damaged', () => {
    expect(open('1.i.30.ru.3', null)).toEqual({ preset: 'a', origin: 'a', value: 1, edition: 'fr', step: 1, damaged: false });
  });

  it('writes the own input; presets are written without it', () => {
    expect([written(whole, open('1.i.30.ru.3')), written(null, open('1.i.30.ru.3'))]).toEqual(['1.i.30.ru.3', null]);
    expect([written(whole, open('1.p.b.ru.4')), written(null, open('1.p.b.ru.4'))]).toEqual(['1.p.b.ru.4', '1.p.b.ru.4']);
  });
});
