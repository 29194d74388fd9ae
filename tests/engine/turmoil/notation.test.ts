import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_IDS, parse, write, type EventId, type Position } from '../../../src/engine/turmoil/index.ts';
import { reachable } from './reachable.ts';
import { runs } from '../runs.ts';
import { game } from './sketch.ts';

const small: Position = {
  game: game({
    players: { red: { mc: 14, cities: 1, tags: { building: 2, earth: 1 } } },
    parties: { kelvinists: 'Nr2', greens: 'N' },
    dominant: 'kelvinists',
    events: ['riots', 'pandemic', null],
  }),
  revealed: 'solar-flare',
  choices: {},
};
const SMALL = 'r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n11.g.k.N';

/** Texts near to a notation: some of its characters exchanged, left out or doubled. */
const slips = fc
  .tuple(
    reachable,
    fc.array(fc.tuple(fc.nat(800), fc.constantFrom('', '0', '-', '_', '.', 'n', 'R', '9', 'constructor', '__proto__', '\u0000')), { minLength: 1 }),
  )
  .map(([position, changes]) =>
    changes.reduce((text, [nth, put]) => {
      const at = nth % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + 1);
    }, write(position)),
  );

describe('the notation', () => {
  test('is short and can be read aloud', () => {
    expect(write(small)).toBe(SMALL);
    expect(parse(SMALL)).toEqual({ ok: true, state: small });
  });

  test('writes all else of a player, Mars and choices where there is something to write', () => {
    const { game: start } = small;
    const [red] = start.players;
    const rich = {
      ...small,
      game: {
        ...start,
        players: red === undefined ? [] : [{ ...red, stock: { ...red.stock, plants: 3 }, production: { ...red.production, megacredits: -4 } }],
        mars: { temperature: -28, oceans: 2, zeroPassed: true },
      },
      choices: { red: { kind: 'resources', gains: { steel: 2 } } },
    } as const;
    const text = `${SMALL.replace('.b2e1', '.b2e1.p3D4')}_1.2z_rs2`;
    expect(write(rich)).toBe(text);
    expect(parse(text)).toEqual({ ok: true, state: rich });
  });

  test('writes what players chose to lose', () => {
    const position: Position = { ...small, choices: { red: { kind: 'loss', of: 'floaters' }, blue: { kind: 'loss', of: 'megacredits' } } };
    expect(write(position)).toBe(`${SMALL}_0.0_rF-bM`);
    expect(parse(write(position))).toEqual({ ok: true, state: position });
  });

  test('comes back as it was, and fits an address as it is', () => {
    fc.assert(
      fc.property(reachable, (position) => {
        const text = write(position);
        expect(parse(text)).toEqual({ ok: true, state: position });
        expect(String(new URLSearchParams({ s: text }))).toBe(`s=${text}`);
      }),
      runs(200),
    );
  });

  test('stays under 1000 characters with every number at its most, five players, their choices and the longest names', () => {
    const most = <T extends object>(numbers: T): T => Object.fromEntries(Object.keys(numbers).map((key) => [key, 999])) as T;
    const longest = EVENT_IDS.toSorted((one, other) => other.length - one.length).slice(0, 4);
    const [revealed, ...events] = longest as [EventId, EventId, EventId, EventId];
    const { players, ...start } = game({ players: { red: {}, green: {}, blue: {}, yellow: {}, black: {} }, dominant: 'reds', events });
    const full = players.map(({ colour, stock, production, tags, counts }) => {
      const things = { stock: most(stock), production: most(production), tags: most(tags), counts: most(counts) };
      return { colour, tr: 999, ...things };
    });
    const choices = Object.fromEntries(full.map(({ colour, stock }) => [colour, { kind: 'resources', gains: stock }])) as Position['choices'];
    const position = { game: { ...start, players: full, mars: { temperature: -28, oceans: 9, zeroPassed: true } }, revealed, choices };
    expect(parse(write(position))).toEqual({ ok: true, state: position });
    expect(write(position).length).toBeLessThan(1000);
  });

  test('holds what cannot be on a table as well', () => {
    const { game: legal } = small;
    const impossible: Position[] = [
      { ...small, game: { ...legal, players: [] } },
      { ...small, game: { ...legal, players: [...legal.players, ...legal.players] } },
      { ...small, game: { ...legal, committee: { ...legal.committee, chairman: null, reserve: { ...legal.committee.reserve, green: 999 } } } },
      { ...small, game: { ...legal, events: { distant: 'riots', coming: 'riots', current: 'riots' } } },
    ];
    for (const position of impossible) expect(parse(write(position))).toEqual({ ok: true, state: position });
  });

  test.each<[shows: string, text: string, at: string]>([
    ['nothing', '', 'whole'],
    ['three parts', SMALL.slice(0, SMALL.lastIndexOf('_')), 'whole'],
    ['seven parts', `${SMALL}_0.0_rM_`, 'whole'],
    ['Mars as it is at the start', `${SMALL}_0.0`, 'whole'],
    ['a Mars without oceans', `${SMALL}_12`, 'mars'],
    ['a Mars without numbers', `${SMALL}_x.y`, 'mars'],
    ['a Mars with more after the oceans', `${SMALL}_1.2.3`, 'mars'],
    ['a Mars that passed 0 °C in the middle', `${SMALL}_1z.2`, 'mars'],
    ['a choice of neither', `${SMALL}_0.0_rX`, 'choices'],
    ['a choice of nobody', `${SMALL}_0.0_F`, 'choices'],
    ['a player with an empty sixth place', SMALL.replace('.b2e1', '.b2e1.'), 'players'],
    ['an endless text', SMALL.padEnd(2_000_000, '9'), 'whole'],
    ['a player without a colour', SMALL.replace('r20', '20'), 'players'],
    ['a negative number', SMALL.replace('r20', 'r-20'), 'players'],
    ['a number beyond 999', SMALL.replace('r20', 'r1000'), 'players'],
    ['a leading zero', SMALL.replace('r20', 'r020'), 'players'],
    ['a number that is none', SMALL.replace('r20', 'rNaN'), 'players'],
    ['a player with one number less', SMALL.replace('.14', ''), 'players'],
    ['a player without a place for tags', SMALL.replace('.b2e1', ''), 'players'],
    ['a player with more after the tags', SMALL.replace('.b2e1', '.b2e1.0'), 'players'],
    ['tags in another order', SMALL.replace('b2e1', 'e1b2'), 'players'],
    ['seven parties', SMALL.replace('0-Nr2', '0-0-Nr2'), 'parties'],
    ['a leader in small letters', SMALL.replace('Nr2', 'nr2'), 'parties'],
    ['no delegates, written out', SMALL.replace('Nr2', 'Nr0'), 'parties'],
    ['a card that is none', SMALL.replace('riots', 'toString'), 'events'],
    ['three cards', SMALL.replace('riots.', ''), 'events'],
    ['five cards', SMALL.replace('riots.', 'riots.riots.'), 'events'],
    ['a colour twice in the lobby', SMALL.replace('_r.r4', '_rr.r4'), 'board'],
    ['a party that is none', SMALL.replace('.g.k.', '.g.z.'), 'board'],
    ['no chairman at all', SMALL.replace('.N', '.'), 'board'],
    ['more after the end', `${SMALL}.N`, 'board'],
  ])('refuses %s', (_, text, at) => {
    const parsed = parse(text);
    expect(parsed.ok ? parsed.state : parsed.problem).toMatchObject({ code: 'unreadable', at });
  });

  test('any string is either a position, written in just this way, or unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), slips), (text) => {
        const parsed = parse(text);
        if (parsed.ok) expect(write(parsed.state)).toBe(text);
        else expect(parsed.problem.code).toBe('unreadable');
      }),
      runs(200),
    );
  });
});
