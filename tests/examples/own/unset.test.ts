import { Fragment, h } from 'preact';
import render from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sketched, type Colour, type Position } from '../../../src/engine/turmoil/index.ts';
import type { DrawnNumber } from '../../../src/drawings/draw-number.ts';
import { afterCrisis } from '../../../src/examples/editors/own-table/in-example/after.ts';
import { carriedAs, enteredWith, openedWith, type Entered } from '../../../src/examples/editors/own-table/table/given.ts';
import { inputFor, playerFor, TABLE_EXAMPLES, textOf, type TableExample } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { recognise } from '../../../src/examples/editors/own-table/in-example/own-table-kept.ts';
import type { LobbyingInput } from '../../../src/examples/turmoil/lobbying/input.ts';
import type { PoliciesInput } from '../../../src/examples/turmoil/policies/input.ts';
import { attempt, freshTable, isBare, type Edit } from '../../../src/examples/editors/own-table/table/table.ts';
import { tellingOf } from '../../../src/examples/editors/own-table/in-example/unset.ts';
import { WHOLE_LANGS as LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { saying, type Said, type Words } from '../../../src/i18n/words.ts';
import type { Working } from '../../../src/sentences/turmoil/working.ts';
import { exampleOf, usualReadings, wordsOfExample } from '../all.ts';
import { stringsIn } from '../strings.ts';

const addressIs = (hash: string) => vi.stubGlobal('location', { hash });
beforeAll(() => void addressIs(''));

const wordsFor = (id: string, lang: Lang): Words => saying(wordsOfExample(id, lang), stringsIn(lang, ['turmoil', 'unset']));

/** What each step of an example says of a table, with the type of its event. */
const toldOf = (id: TableExample, entered: Entered, lang: Lang = 'en', isMine = true): readonly (Said & { readonly type: string })[] => {
  const { view } = exampleOf(id);
  const words = wordsFor(id, lang);
  const value = inputFor(id, entered.table, 'red');
  const readings = usualReadings('turmoil');
  const { trace, after } = view.play(value, readings);
  const telling = tellingOf(id, entered, { me: playerFor(entered.table, 'red')!, isMine, input: value }, words);
  return trace.map((one, at) => ({
    ...telling.say(view.describe(one, { value, readings, now: after(at + 1) }, words), one.event, at, after(at + 1)),
    type: (one.event as { readonly type: string }).type,
  }));
};
/** A text with plain spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const metIn = (entered: Entered, lang?: Lang) => toldOf('crisis', entered, lang).find(({ type }) => type === 'event-met')!;

const riots = (players: Parameters<typeof sketched>[0]['players']): Position =>
  sketched({ players, parties: { reds: 'rg' }, events: { current: 'riots' } });
const three = riots({ red: { stock: { megacredits: 9 } }, green: { stock: { megacredits: 9 } }, blue: { counts: { cities: 3 } } });
const zero = (player: 'red' | 'green' | 'blue', field: string): Edit => ({ type: 'number', player, field, value: 0 });
const withEdits = (table: Position, ...edits: readonly Edit[]): Entered =>
  edits.reduce((entered, edit) => {
    const tried = attempt(entered.table, edit);
    if (!tried.ok) throw new Error(tried.problem.code);
    return enteredWith(entered, edit, tried.table);
  }, openedWith(table));

it.each([
  ['ru', 'Вы — красный. '],
  ['en', 'You are Red. '],
  ['fr', 'Vous êtes Rouge. '],
] as const)('an example of one player says at its first step who that is, in %s', (lang, sentence) => {
  const said = toldOf('influence', openedWith(three), lang).map(({ what }) => plain(what).startsWith(sentence));
  expect(said.indexOf(true)).toBe(0);
  expect(said.lastIndexOf(true)).toBe(0);
  expect(metIn(openedWith(three), lang).what).not.toContain(sentence);
  // The table of somebody else is nobody's view.
  expect(toldOf('influence', openedWith(three), lang, false).some(({ what }) => plain(what).startsWith(sentence))).toBe(false);
});

it.each([
  ['ru', 'Открывают новое будущее событие; какое, не указано.'],
  ['en', 'The top card of the deck is revealed; it was not entered.'],
  ['fr', 'On révèle un nouvel événement futur, non renseigné.'],
] as const)('a deck without a card is not called empty, in %s', (lang, sentence) =>
  expect(toldOf('crisis', openedWith(three), lang).map(({ what }) => plain(what))).toContain(sentence),
);

describe('Mars as at the start of a game, which the editor does not ask', () => {
  const table = (current: 'snow-cover' | 'aquifer-released-by-public-council', mars: Parameters<typeof sketched>[0]['mars'] = {}) =>
    openedWith(sketched({ players: { red: {}, green: {} }, parties: { reds: 'r' }, events: { current }, mars }));
  const saidOf = (entered: Entered, lang: Lang, kind: RegExp) =>
    toldOf('crisis', entered, lang)
      .filter(({ type }) => kind.test(type))
      .map(({ what }) => plain(what));

  it.each([
    ['ru', 'Температура до события не указана', 'Число жетонов океана до события не указано'],
    ['en', 'The temperature before the event was not entered', 'The number of ocean tiles before the event was not entered'],
    ['fr', 'Température avant l’événement non saisie', 'Nombre de tuiles océan avant l’événement non saisi'],
  ] as const)('in %s a step that reads it says so', (lang, temperature, oceans) => {
    for (const said of saidOf(table('snow-cover'), lang, /^temperature-/)) expect(said).toContain(temperature);
    expect(saidOf(table('snow-cover'), lang, /^temperature-/)).not.toEqual([]);
    expect(saidOf(table('aquifer-released-by-public-council'), lang, /^ocean-/)[0]).toContain(oceans);
  });

  it('nothing is said of what was entered, nor where the number of oceans does not matter', () => {
    const silent = [
      saidOf(table('snow-cover', { temperature: -10 }), 'en', /^temperature-/),
      saidOf(table('aquifer-released-by-public-council', { oceans: 3 }), 'en', /^ocean-/),
      // The ocean tile at 0 °C stays.
      saidOf(table('snow-cover', { temperature: 2, zeroPassed: true }), 'en', /^ocean-kept/),
    ];
    for (const said of silent) {
      expect(said).not.toEqual([]);
      expect(said.join()).not.toContain('entered');
    }
  });
});

describe('a number that nobody entered', () => {
  it.each([
    ['ru', 'Не указано и считается нулём: города (красный, зелёный), М€ (синий).', '0? городов'],
    ['en', 'Not entered, so counted as 0: cities (Red, Green), M€ (Blue).', '0? cities'],
    ['fr', 'Valeurs non saisies, comptées pour 0 : cités (Rouge, Vert), M€ (Bleu).', '0 ? cité'],
  ] as const)('is named in the step that counts it, and has a sign in its table, in %s', (lang, sentence, cell) => {
    const { what, why, table } = metIn(openedWith(three), lang);
    // Blue, who has no M€, loses nothing either: that nobody does would be no news.
    expect(plain(what)).toBe(sentence);
    expect(plain(why)).not.toContain(sentence);
    expect((table as Working).map(({ counted }) => plain(String(counted)))).toEqual([cell, cell, '3']);
  });

  it('is named before the reason of a step that changes something', () => {
    const { what, why } = metIn(openedWith(riots({ red: {}, green: {}, blue: { stock: { megacredits: 9 }, counts: { cities: 3 } } })));
    expect(plain(why)).toMatch(/^Not entered, so counted as 0: cities \(Red, Green\), M€ \(Red, Green\)\. At most 5 count/);
    expect(plain(what)).toMatch(/Blue loses/);
  });

  it('is none any more when its 0 was entered', () => {
    const { what, why, table } = metIn(withEdits(three, zero('red', 'cities'), zero('green', 'cities'), zero('blue', 'megacredits')));
    expect(what + why).not.toContain('Not entered');
    expect((table as Working).map(({ counted }) => counted)).toEqual([0, 0, 3]);
  });

  it('has a line of its own below those of two players; what nobody has is named without players', () => {
    const lines = metIn(openedWith(riots({ red: {}, green: {} }))).what.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('Not entered, so counted as 0: cities, M€.');
  });

  it('is named where a ruling bonus or a comparison counts it, and nowhere else', () => {
    const table = sketched({
      players: { red: { tags: { venus: 1 } }, green: {}, blue: {} },
      parties: { unity: 'rg' },
      events: { current: 'scientific-community' },
    });
    const told = toldOf('crisis', openedWith(table)).filter(({ what, why }) => (what + why).includes('Not entered'));
    expect(told.map(({ type }) => type)).toEqual(['event-met', 'ruling-bonus']);
    expect(told.at(-1)!.what).toContain('Venus tags (Green, Blue), Earth tags, Jovian tags');
    const election = sketched({ players: { red: {}, green: {}, blue: {} }, parties: { reds: 'rg' }, events: { current: 'election' } });
    const ranked = toldOf('crisis', openedWith(election)).find(({ type }) => type === 'event-ranked')!;
    expect((ranked.table as Working).every(({ counted }) => counted === '0?')).toBe(true);
  });

  it('is the headline of a step that changes nothing, until it is entered as 0', () => {
    const bare = riots({ red: {}, green: {}, blue: {} });
    const bonusIn = (entered: Entered): string => plain(toldOf('crisis', entered).find(({ type }) => type === 'ruling-bonus')!.what);
    expect(plain(metIn(openedWith(bare)).what)).toBe('Not entered, so counted as 0: cities, M€.');
    const entered = withEdits(bare, ...(['red', 'green', 'blue'] as const).flatMap((who) => [zero(who, 'cities'), zero(who, 'megacredits')]));
    expect(plain(metIn(entered).what)).toBe('Nobody gains or loses anything from Riots (4 M€ per city).');
    const unity = sketched({ players: { red: {}, green: {}, blue: {} }, parties: { unity: 'rg' } });
    expect(bonusIn(openedWith(unity))).toMatch(/^Not entered, so counted as 0: .*tags/);
  });

  it('is named of one player where an example is about one', () => {
    const told = toldOf('influence', openedWith(three)).map(({ what }) => what.includes('Not entered, so counted as 0: cities'));
    expect(told).toEqual([true, ...told.slice(1).map(() => false)]);
  });
});

it('a table after the crisis is where its last step leads, with the M€ that the crisis changed', () => {
  const before = withEdits(three, zero('red', 'cities'));
  expect(afterCrisis(sketched({ players: { red: {} } }))).toBeNull();
  toldOf('crisis', before);
  const next = afterCrisis(before.table)!;
  const { after, trace } = exampleOf('crisis').view.play(inputFor('crisis', before.table, 'red'), usualReadings('turmoil'));
  expect(next).toEqual({ game: after(trace.length), revealed: null, choices: {} });
  expect(next.game.events.current).toBe(before.table.game.events.coming);
  expect(openedWith(next).given).toContain('red cities');
});

describe('a number in a picture', () => {
  /** How a number is drawn: the text that is seen, and what a screen reader says in its place. */
  const drawn = (id: TableExample, entered: Entered, number: DrawnNumber, lang: Lang = 'en'): readonly string[] => {
    const view = { me: playerFor(entered.table, 'red')!, isMine: true, input: inputFor(id, entered.table, 'red') };
    const html = plain(render(h(Fragment, {}, tellingOf(id, entered, view, wordsFor(id, lang)).drawNumber(number))));
    const parts = /aria-hidden="true"[^>]*>([^<]*)<.*class="unseen">([^<]*)</.exec(html);
    return parts ? parts.slice(1) : [html];
  };
  const money = (player: Colour, value: number, text = `${value} M€`): DrawnNumber => ({ thing: 'megacredits', player, value, text });
  const none = (thing: string): DrawnNumber => ({ thing, value: 0, text: '0' });

  it.each([
    ['ru', '0? М€', 'М€: не указано, считается нулём'],
    ['en', '0? M€', 'M€, not entered: counts as 0'],
    ['fr', '0 ? M€', 'M€ : valeur non saisie, comptée pour 0'],
  ] as const)('that nobody entered has the sign of the editor, in %s', (lang, seen, heard) =>
    expect(drawn('crisis', openedWith(three), money('blue', 0, lang === 'ru' ? '0 М€' : '0 M€'), lang)).toEqual([seen, heard]),
  );

  it('is drawn as it is once it was entered, or is another one by now', () => {
    expect(drawn('lobbying', openedWith(three), money('blue', 3))).toEqual(['3 M€']);
    expect(drawn('lobbying', openedWith(three), money('red', 0))).toEqual(['0 M€']);
    expect(drawn('lobbying', withEdits(three, zero('blue', 'megacredits')), money('blue', 0))).toEqual(['0 M€']);
  });

  it('is that of the one player whom an example is about', () => {
    expect(drawn('policies', openedWith(three), none('megacredits'))).toEqual(['0']);
    expect(drawn('policies', openedWith(three), none('production:heat'))).toEqual(['0?', 'heat production, not entered: counts as 0']);
    expect(drawn('policies', withEdits(three, zero('red', 'stock.steel')), none('steel'))).toEqual(['0']);
    expect(drawn('crisis', openedWith(three), { thing: 'production:heat', player: 'red', value: 0, text: '0 heat' })[0]).toBe('0? heat');
    expect(drawn('policies', openedWith(three), none('cards'))).toEqual(['0']);
  });
});

describe('the kept table', () => {
  const full = sketched({
    players: { red: {}, green: {}, blue: { counts: { cities: 3 } } },
    parties: { unity: 'rrg', greens: 'gr', reds: 'bbn' },
    events: { current: 'riots', coming: 'pandemic', distant: 'solar-flare' },
    lobby: ['blue'],
  });
  const keeping = (text: string) => Object.assign(globalThis, { localStorage: { 'rr.own-table': text } });
  const recognised = async (id: TableExample, value: unknown): Promise<boolean> => {
    let table: unknown;
    await recognise(id, wordsFor(id, 'en'), (make) => void (table = make(value, 4)));
    if (table) expect((table as readonly unknown[]).slice(0, 2)).toEqual([value, 4]);
    return !!table;
  };

  it.each(TABLE_EXAMPLES)('is recognised in the input of %s, for each player, at any step', async (id) => {
    keeping(textOf(full));
    const { codec } = exampleOf(id);
    const again = (owner: 'red' | 'blue') => codec.decode(codec.encode(inputFor(id, full, owner)));
    expect([await recognised(id, again('red')), await recognised(id, again('blue'))]).toEqual([true, true]);
    const other = inputFor(id, sketched({ players: { yellow: { tr: 33 } }, parties: { reds: 'ny' }, ruling: 'reds' }), 'yellow');
    expect(await recognised(id, other)).toBe(false);
    keeping('');
    expect(await recognised(id, again('red'))).toBe(false);
    // So is that of an address, on a device that keeps none.
    vi.stubGlobal('document', { addEventListener: vi.fn() });
    addressIs(`#${carriedAs(full)}`);
    expect([await recognised(id, again('red')), await recognised(id, other)]).toEqual([true, false]);
    addressIs('');
  });

  it('is recognised with what the reader did at it', async () => {
    keeping(textOf(full));
    const lobbying = inputFor('lobbying', full, 'red') as LobbyingInput;
    const sent = { type: 'send', player: 'blue', party: 'reds', source: 'lobby' } as const;
    expect(await recognised('lobbying', { ...lobbying, actions: [sent], next: { owner: 'blue', source: 'card' } })).toBe(true);
    const policies = inputFor('policies', full, 'red') as PoliciesInput;
    expect(await recognised('policies', { ...policies, used: true, actions: [{ kind: 'raise', number: '2' }] })).toBe(true);
    // Other numbers are another case.
    expect(await recognised('policies', { ...policies, tr: '33' })).toBe(false);
    keeping('');
  });

  it('is shown by an input until something else than a move is changed in it', () => {
    const policies = inputFor('policies', full, 'red') as PoliciesInput;
    const view = { me: playerFor(full, 'red')!, isMine: true, input: policies };
    const { isShownBy } = tellingOf('policies', openedWith(full), view, wordsFor('policies', 'en'));
    const moved = { ...policies, phase: 'crisis', used: true, actions: [{ kind: 'raise', number: '2' }] };
    expect([policies, moved, { ...policies, titanium: '3' }].map(isShownBy)).toEqual([true, true, false]);
  });
});

describe.each(LANGS)('the words of numbers in %s', (lang) => {
  it('are there for each thing that an event counts', () => {
    const words = wordsFor('crisis', lang);
    expect(words.say('unset.number', { what: 'x' })).toContain('x');
    expect(words.say('unset.zero')).toMatch(/^0\s?\?$/);
  });
});

describe('a table with nothing but players', () => {
  it('is bare, whoever plays, until something else is entered', () => {
    const joined = attempt(freshTable(), { type: 'player', player: 'black', plays: true });
    const left = joined.ok && attempt(joined.table, { type: 'player', player: 'red', plays: false });
    if (!left || !left.ok) throw new Error('refused');
    expect([freshTable(), left.table].map(isBare)).toEqual([true, true]);
    const edits: readonly Edit[] = [
      { type: 'add', owner: 'black', party: 'reds' },
      { type: 'number', player: 'black', field: 'tr', value: 21 },
      { type: 'event', space: 'current', card: 'riots' },
      { type: 'lobbies', waits: false },
      { type: 'policy', party: 'reds' },
    ];
    for (const edit of edits) {
      const tried = attempt(left.table, edit);
      expect(tried.ok && isBare(tried.table)).toBe(false);
    }
  });
});
