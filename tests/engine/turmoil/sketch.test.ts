import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf, sketched, startGame, emptyPlayer, position, withReserve, type Sketch } from '../../../src/engine/turmoil/index.ts';
import { reachable } from './reachable.ts';

const none = { red: 0, green: 0, blue: 0, yellow: 0, black: 0, neutral: 0 };
const empty = { leader: null, area: none };
const stock = { megacredits: 0, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 };
const tags = { building: 0, science: 0, space: 0, venus: 0, earth: 0, jovian: 0, plant: 0, microbe: 0, animal: 0, power: 0 };
const counts = {
  cities: 0,
  colonies: 0,
  'tiles-next-to-ocean': 0,
  'cards-in-hand': 0,
  'blue-cards': 0,
  'events-played': 0,
  'different-tags': 0,
  'cards-with-resources': 0,
  'floater-cards': 0,
  'cards-with-two-floaters': 0,
};
const parties = { 'mars-first': empty, kelvinists: empty, reds: empty, greens: empty, unity: empty, scientists: empty };

describe('a sketch', () => {
  test('of players alone is a set-up without cards', () => {
    expect(sketched({ players: { blue: {} } })).toEqual({
      game: {
        players: [{ colour: 'blue', tr: 20, stock, production: stock, tags, counts }],
        committee: {
          parties,
          chairman: 'neutral',
          ruling: 'greens',
          dominant: 'unity',
          lobby: { red: 0, green: 0, blue: 1, yellow: 0, black: 0 },
          reserve: { ...none, blue: 6, neutral: 13 },
        },
        events: { distant: null, coming: null, current: null },
        mars: { temperature: -30, oceans: 0, zeroPassed: false },
      },
      revealed: null,
      choices: {},
    });
  });

  test('says what is different, in turn order, and the reserves follow', () => {
    const sketch: Sketch = {
      players: { green: { tr: 25, stock: { heat: 3 }, production: { megacredits: -2 }, tags: { earth: 4 }, counts: { cities: 2 } }, red: {} },
      parties: { unity: 'ggn', reds: 'nrr', scientists: 'r' },
      chairman: 'red',
      ruling: 'reds',
      dominant: 'reds',
      lobby: ['green'],
      events: { current: 'riots', coming: 'pandemic' },
      mars: { temperature: -4, oceans: 3 },
      revealed: 'solar-flare',
      choices: { red: { kind: 'loss', of: 'floaters' } },
    };
    expect(sketched(sketch)).toEqual({
      game: {
        players: [
          {
            colour: 'green',
            tr: 25,
            stock: { ...stock, heat: 3 },
            production: { ...stock, megacredits: -2 },
            tags: { ...tags, earth: 4 },
            counts: { ...counts, cities: 2 },
          },
          { colour: 'red', tr: 20, stock, production: stock, tags, counts },
        ],
        committee: {
          parties: {
            ...parties,
            unity: { leader: 'green', area: { ...none, green: 1, neutral: 1 } },
            reds: { leader: 'neutral', area: { ...none, red: 2 } },
            scientists: { leader: 'red', area: none },
          },
          chairman: 'red',
          ruling: 'reds',
          dominant: 'reds',
          lobby: { red: 0, green: 1, blue: 0, yellow: 0, black: 0 },
          reserve: { ...none, red: 3, green: 4, neutral: 12 },
        },
        events: { distant: null, coming: 'pandemic', current: 'riots' },
        mars: { temperature: -4, oceans: 3, zeroPassed: false },
      },
      revealed: 'solar-flare',
      choices: { red: { kind: 'loss', of: 'floaters' } },
    });
  });

  test.each<[shows: string, Omit<Sketch, 'players'>, dominant: string]>([
    ['the party with the most delegates', { parties: { reds: 'rr', unity: 'b' } }, 'reds'],
    ['in a tie the first clockwise from the ruling party', { parties: { reds: 'r', scientists: 'b' }, ruling: 'greens' }, 'scientists'],
    ['the one that is named, even if it is not right', { parties: { reds: 'r' }, dominant: 'unity' }, 'unity'],
  ])('has as dominant party %s', (_, sketch, dominant) => {
    expect(sketched({ players: { red: {}, blue: {} }, ...sketch }).game.committee.dominant).toBe(dominant);
  });

  test('of a set-up is the game that `startGame` makes', () => {
    const { game } = sketched({
      players: { red: {}, blue: {} },
      parties: { 'mars-first': 'n', unity: 'n' },
      dominant: 'mars-first',
      events: { coming: 'riots', distant: 'solar-flare' },
    });
    expect(
      startGame(
        [
          { ...emptyPlayer('red'), tr: 20 },
          { ...emptyPlayer('blue'), tr: 20 },
        ],
        'riots',
        'solar-flare',
      ),
    ).toEqual(game);
  });
});

describe('a position', () => {
  test('is the sketch, if that can be on a table', () => {
    const sketch: Sketch = { players: { red: {}, blue: {} }, parties: { unity: 'rrb', reds: 'n' }, chairman: 'blue', revealed: 'riots' };
    expect(position(sketch)).toEqual({ ok: true, state: sketched(sketch) });
    expect(problemsOf(sketched(sketch).game)).toEqual([]);
  });

  test.each<[shows: string, sketch: object, problem: object]>([
    ['a leader who is outnumbered', { parties: { reds: 'rbb' } }, { code: 'leader-outnumbered', party: 'reds', leader: 'red', by: 'blue' }],
    ['a marker in the wrong place', { parties: { reds: 'rb', unity: 'n' }, dominant: 'unity' }, { code: 'dominance-outnumbered', by: 'reds' }],
    ['more delegates than there are', { parties: { reds: 'rrrrrrrr' } }, { code: 'wrong-delegate-count', owner: 'red', count: 9, due: 7 }],
    ['a delegate of nobody', { parties: { reds: 'y' } }, { code: 'not-playing', owner: 'yellow' }],
    ['a chairman of nobody', { chairman: 'green' }, { code: 'not-playing', owner: 'green' }],
    ['somebody else in the lobby', { lobby: ['black'] }, { code: 'not-playing', owner: 'black' }],
    ['nobody who plays', { players: {} }, { code: 'no-players' }],
    ['a card that lies there twice', { events: { current: 'riots', coming: 'riots' } }, { code: 'same-card-twice', card: 'riots' }],
    ['a revealed card that lies there', { events: { current: 'riots' }, revealed: 'riots' }, { code: 'same-card-twice', card: 'riots' }],
    ['half a delegate of TR', { players: { red: { tr: 20.5 } } }, { code: 'not-countable', field: 'red.tr' }],
    ['a temperature between two steps', { mars: { temperature: -3 } }, { code: 'off-the-scale', field: 'temperature' }],
    ['a letter that is no owner', { parties: { reds: 'rx' } }, { code: 'unreadable', at: 'parties.reds' }],
    ['a party that is none', { parties: { blues: 'r' } }, { code: 'unreadable', at: 'parties.blues' }],
    ['a colour that is none', { players: { pink: {} } }, { code: 'unreadable', at: 'game.players.0.colour' }],
    ['a card that is none', { events: { coming: 'rain' } }, { code: 'unreadable', at: 'game.events.coming' }],
  ])('is refused with %s', (_, sketch, problem) => {
    const outcome = position({ players: { red: {}, blue: {} }, ...sketch } as Sketch);
    expect(outcome).toMatchObject({ ok: false, problem });
  });
});

test('every game on a table has the reserves that its other places leave', () => {
  fc.assert(
    fc.property(reachable, ({ game: { committee, players } }) => {
      expect(withReserve({ ...committee, reserve: none }, players)).toEqual(committee);
    }),
  );
});
