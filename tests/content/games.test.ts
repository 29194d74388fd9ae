import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numberRules } from '../../src/book/numbering.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { drawingFaults, editionFaults, exampleOrderFaults, homeFaults, oftenFaults, ownWordFaults, quickFaults } from './checks/around.ts';
import { games, readBook, type Book } from './checks/book.ts';
import type { Fault } from './checks/fault.ts';
import { readUi } from './checks/ui.ts';

const shown = (faults: readonly Fault[]): string[] => faults.map(({ at, what }) => `${at}: ${what}`);
const ui = readUi();

/** Luminance as WCAG 2 defines it, of a colour such as `#1a5f7d`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A colour of the site by day and by night. */
const colourOfSite = (name: string): readonly string[] =>
  new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(readFileSync('src/styles/tokens.css', 'utf8'))!.slice(1);

describe.each(games)('what %s needs outside of its chapters', (game) => {
  const book = readBook(game);

  test('it has an emblem', () => expect(existsSync(`content/${game}/emblem.svg`)).toBe(true));
  test('it and its editions have words in every language', () => expect(shown(ownWordFaults(book, ui))).toEqual([]));
  test('its editions have ids that can stand in addresses', () => expect(shown(editionFaults(book))).toEqual([]));
  test('what the home page shows of it exists', () => expect(shown(homeFaults(book))).toEqual([]));
  test('its examples stand in the order of their chapters', () => expect(shown(exampleOrderFaults(book))).toEqual([]));
  test('each of its examples has a drawing', () => expect(shown(drawingFaults(book))).toEqual([]));
  test('what its quick reference shows exists', () => expect(shown(quickFaults(book))).toEqual([]));
  test('what is asked most often is six questions of its own', () => expect(shown(oftenFaults(book))).toEqual([]));

  test('the search reads the letters of its steps, also after a blank', () => {
    const numbers = book.game.chapters.flatMap(({ rules = [] }) => [...numberRules(rules, '').values()].flatMap((number) => Object.values(number)));
    const lettered = numbers.map((number) => /^\d+\p{L}$/u.exec(number)?.[0]).filter((number) => number !== undefined);
    expect(lettered.filter((number) => readQuery(`${number.slice(0, -1)} ${number.at(-1)}`, 'en').words[0]!.form !== number)).toEqual([]);
  });

  test('its accent can be read on paper and on its soft ground, by day and by night', () => {
    const accents = book.game.colours ?? {};
    const of = (name: string) => (accents[name] ? [accents[name].light, accents[name].dark] : colourOfSite(name));
    const [text, soft, paper] = [of('accent'), of('accent-soft'), colourOfSite('paper')];
    const ratios = text.flatMap((colour, theme) => [contrast(colour, paper[theme]!), contrast(colour, soft[theme]!)]);
    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(7);
  });
});

describe('what is forgotten is named', () => {
  const { game, ...rest } = readBook('turmoil');
  const having = (change: Partial<Book['game']>): Book => ({ game: { ...game, ...change }, ...rest });
  const printed = { lang: 'de', title: 'Umbruch', publisher: 'X' };
  const home = {
    featured: 'influence.adjust',
    tiles: ['crisis', 'influence', 'moon'],
    picture: 'moon',
    tally: { number: 'lobbying.price', parts: ['chairman', 'friend'], example: 'dance' },
  };

  test('an edition without words', () => {
    expect(shown(ownWordFaults(having({ editions: { ...game.editions, de: printed } }), ui))).toContain(
      'content/ui/fr/editions.json de.only: missing key',
    );
  });

  test.each(['default', 'Second', 'v1.1'])('an edition of the id %s', (id) => {
    expect(editionFaults(having({ editions: { ...game.editions, [id]: printed } }))).toHaveLength(1);
  });

  test('a tick without words', () => {
    expect(shown(ownWordFaults(having({ home }), ui))).toEqual(
      ['ru', 'en', 'fr'].map((lang) => `content/ui/${lang}/game-turmoil.json tally.parts.friend: missing key`),
    );
  });

  test('a rule with open points, tiles, a picture, a number and an example that nobody has', () => {
    const at = 'content/turmoil/game.yaml home';
    expect(shown(homeFaults(having({ home })))).toEqual([
      `${at}: unknown rule without open points "influence.adjust"`,
      `${at}: unknown tile with a drawing "influence"`,
      `${at}: unknown tile with a drawing "moon"`,
      `${at}: unknown picture "moon"`,
      `${at}: unknown number "lobbying.price"`,
      `${at}: unknown example "dance"`,
    ]);
  });

  test('an example of an early chapter that stands last', () => {
    const examples = [...game.examples, { id: 'dance', chapter: 'setup' }];
    expect(shown(exampleOrderFaults(having({ examples })))).toEqual([
      'content/turmoil/game.yaml examples: "dance" belongs before the example above it',
    ]);
  });

  test('an example without a drawing', () => {
    const examples = [...game.examples, { id: 'dance', chapter: 'crisis' }];
    expect(shown(drawingFaults(having({ examples }))).filter((fault) => fault.includes('dance'))).toEqual([
      'content/turmoil/signs/examples.dance.svg: an example has no drawing',
    ]);
  });

  test('a picture and a rule of the quick reference that nobody has', () => {
    const at = 'content/turmoil/game.yaml quick';
    const quick = { pictures: ['crisis', 'moon'], rules: ['committee.lobbying', 'committee.dance'] };
    expect(shown(quickFaults(having({ quick })))).toEqual([`${at}: unknown picture "moon"`, `${at}: unknown rule "committee.dance"`]);
  });

  test.each([
    ['a question that nobody has', 'dance', ['the game has no question "dance"']],
    ['a question of another game', 'vote-tie', ['the game has no question "vote-tie"']],
    ['a question twice', game.often![0]!, ['wanted: 6 questions, each once']],
    ['a question too few', undefined, ['wanted: 6 questions, each once']],
  ])('among those asked most often: %s', (_, last, wanted) => {
    expect(readBook('world-problems').questions.map(({ id }) => id)).toContain('vote-tie');
    const often = [...game.often!.slice(0, -1), ...(last ? [last] : [])];
    expect(shown(oftenFaults(having({ often })))).toEqual(wanted.map((what) => `content/turmoil/game.yaml often: ${what}`));
  });
});

test('the contrast of black on white is 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));
