import { describe, expect, test } from 'vitest';
import { ASKED, cardOf, CLEAR, isAnswered, nearOf } from '../../src/search/clear.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import type { Match } from '../../src/search/score.ts';
import { makeQuestions } from '../../src/search/index/questions.ts';
import type { GameSource, QuestionSource } from '../../src/search/index/sources.ts';
import { toy } from './toy.ts';

const ranked = (...scores: readonly number[]) => scores.map((score, place) => ({ place, score, covered: 1 }));
const text = [{ matches: [{ place: 0, field: 'text', way: 'exact' }] }] as const;

describe('the first hit is clear', () => {
  test.each<[string, readonly number[], number | undefined, 'clear' | undefined]>([
    ['if the next one is far behind', [CLEAR, 1], 0, 'clear'],
    ['if there is no other', [1], 0, 'clear'],
    ['not if the next one is nearly as good', [CLEAR - 0.01, 1], 0, undefined],
    ['not if it stands first only since it is of the page’s game', [9, 1], 1, undefined],
    ['not if nothing is found', [], undefined, undefined],
  ])('%s', (_, scores, first, expected) => expect(cardOf(text, ranked(...scores), first)).toBe(expected));
});

test.each<[string, readonly Match[], 'named' | undefined]>([
  ['its number', [{ place: 0, field: 'number', way: 'exact' }], 'named'],
  ['its id', [{ place: 0, field: 'name', way: 'exact' }], 'named'],
  ['the beginning of its id', [{ place: 0, field: 'name', way: 'prefix' }], undefined],
  ['a number that looks alike', [{ place: 0, field: 'number', way: 'alike' }], undefined],
  ['the number of another rule', [{ place: 1, field: 'number', way: 'exact' }], undefined],
])('a rule among equals is named by %s: %s', (_, matches, expected) => expect(cardOf([{ matches }], ranked(1, 1), 0)).toBe(expected));

test.each([
  ['if it names the clear rule first', 'clear', 2, ['wall', 'gate'], 0, true],
  ['not if it names another rule first', 'clear', 2, ['gate', 'wall'], 0, false],
  ['not if no rule is clear', undefined, 3, ['wall'], ASKED - 0.01, false],
  ['if it was asked, and names the first rule', undefined, 3, ['gate', 'wall'], ASKED, true],
  ['not if it was asked but leads to other rules', undefined, 3, ['gate'], ASKED, false],
  ['not if it was asked in two words, which may be a name', undefined, 2, ['wall'], ASKED, false],
  ['not if the rule was asked for by its number', 'named', 2, ['wall'], 0, false],
  ['not if a single word was typed', 'clear', 1, ['wall'], ASKED, false],
  ['not if it leads to nothing', 'clear', 3, [], 0, false],
  ['not if there is none', 'clear', 3, undefined, 0, false],
] as const)('the best question is surely meant %s', (_, card, words, rules, wording, expected) =>
  expect(isAnswered(card, words, { found: rules ? [{ rules }] : [], wording }, 'wall')).toBe(expected),
);

test.each([
  ['that follow from one of the first three rules', 2, [['tower'], ['yard', 'gate'], ['wall']], [1, 2]],
  ['not those that follow from others', 2, [['tower']], []],
  ['not what is no question', 2, [undefined], []],
  ['not if a single word was typed', 1, [['wall']], []],
] as const)('between the first rules come the questions %s', (_, words, found, expected) => {
  const hits = ['wall', 'yard', 'gate', 'tower'].map((name) => ({ name }));
  const entries = found.map((rules, place) => ({ place, ...(rules && { rules }) }));
  expect(nearOf(words, entries, hits).map(({ place }) => place)).toEqual(expected);
});

const [gate] = toy.rules;
const game: GameSource = {
  ...toy,
  rules: [
    { ...gate!, number: { ...gate!.number, en: '4.4' }, limits: ['yard.wall'], shown: [{ example: 'walk', query: '?s=1.p.day..2' }] },
    {
      ...gate!,
      id: 'yard.wall',
      number: { ...gate!.number, en: '4.15' },
      title: { ...gate!.title, en: 'Wall' },
      text: { ...gate!.text, en: 'Climb.', fr: 'Blue, c’est du français ici.' },
      url: { ...gate!.url, en: 'en/toy/yard/#yard.wall' },
    },
    { ...gate!, id: 'yard.wall.blue', number: { ...gate!.number, en: '4.16' }, shown: [{ example: 'walk', query: '' }] },
  ],
  entries: [{ ...toy.entries[0]!, kind: 'example', id: 'walk', url: { ...toy.entries[0]!.url, en: 'en/toy/examples/walk/' } }],
};
const index = await makeIndex([game]);
const search = async (typed: string) =>
  (await openSearcher(<T>(name: string) => Promise.resolve(index.get(name) as T), 'en')).search(typed, { rules: 3, each: 0 });

test.each([
  ['4.4', 'named', 'yard.gate'],
  ['yard.wall', 'named', 'yard.wall'],
  ['toy:yard.wall.blue', 'named', 'yard.wall.blue'],
  ['4.4 blue', 'clear', 'yard.gate'],
  ['climb', 'clear', 'yard.wall'],
  ['blue', undefined, 'yard.gate'],
])('"%s" opens as a card: %s', async (typed, card, first) => {
  const answer = await search(typed);
  expect([answer.card, answer.hits[0]?.name]).toEqual([card, `toy:${first}`]);
});

describe('a hit leads', () => {
  test('to the rules that limit it, and to the step of the example that shows it', async () => {
    const [hit] = (await search('4.4')).hits;
    expect(hit?.limitedBy.map(({ number, title, url }) => [number, title, url])).toEqual([['4.15', 'Wall', 'en/toy/yard/#yard.wall']]);
    expect(hit?.example).toEqual({ title: 'Great storm', url: 'en/toy/examples/walk/?s=1.p.day..2' });
  });

  test('to nothing else: not to an example that does not show it', async () => {
    const [hit] = (await search('4.16')).hits;
    expect([hit?.limitedBy, hit?.example]).toEqual([[], undefined]);
  });
});

/** Everyday words are in the index of questions, which needs one. */
const asked = {
  id: 'shut',
  question: { ...gate!.title, en: 'Is it shut?' },
  also: { ru: [], en: [], fr: [] } as unknown as QuestionSource['also'],
  answer: gate!.text,
  rules: ['yard.gate'],
  url: gate!.url,
};

describe('before the rules comes', () => {
  const rain = { ...toy.entries[0]!, id: 'rain', title: { ...toy.entries[0]!.title, ru: 'Дождь', en: 'Rain', fr: 'Pluie' } };
  const everyday = { 'events.storm': { en: ['thunder', 'bad weather'] } };
  const one: GameSource = { ...toy, entries: [rain, ...toy.entries], everyday, questions: [asked] };
  const toyIndex = makeIndex([one], [], { en: 'now' });
  // One after the other: Pagefind runs as one service.
  const toyQuestions = toyIndex.then(() => makeQuestions([one], []));
  const answerTo = async (typed: string, game?: string) => {
    const files = await toyIndex;
    const questions = (await toyQuestions).get('en')!;
    const get =
      (from: typeof files) =>
      <T>(name: string) =>
        Promise.resolve(from.get(name) as T);
    const searcher = await openSearcher(get(files), 'en', { home: game ? { game, chapter: '' } : undefined, getQuestions: () => get(questions) });
    return searcher.search(typed, { rules: 3, each: 3 });
  };
  const leadOf = async (typed: string, game?: string) => (await answerTo(typed, game)).lead?.name;

  test.each([
    ['an event card, by its whole name', 'great storm', 'toy:events.storm'],
    ['by its name in another language', 'большая буря', 'toy:events.storm'],
    ['by an everyday word for it', 'thunder', 'toy:events.storm'],
    ['by everyday words for it', 'weather bad', 'toy:events.storm'],
    ['by its whole name among other words', 'rain unknown', 'toy:events.rain'],
    ['by both words of its name among others', 'great unknown storm', 'toy:events.storm'],
    ['not by its whole name beside a term of the rules', 'rain gate', undefined],
    ['not by the beginning of its name', 'rai unknown', undefined],
    ['by one word of its name, if no rule is about that word', 'storm', 'toy:events.storm'],
    ['nothing, where no word was typed', '/', undefined],
    ['not by one word of its name with the name of its kind', 'storm event', undefined],
    ['not by the name of its kind', 'event card', undefined],
    ['nor does a term', 'gate', undefined],
    ['a question that is typed as it stands, though all but one of its words are stop words', 'is it shut', 'toy:faq.shut'],
    ['not by that word alone', 'shut', undefined],
  ])('%s', async (_, typed, expected) => expect(await leadOf(typed)).toBe(expected));

  test.each([
    ['whose name was typed', 'gate', ['toy:glossary.gate']],
    ['not one of whose name more was typed', 'gate wall', []],
  ])('after the first rule a term %s', async (_, typed, expected) => {
    expect((await answerTo(typed)).near.map(({ name }) => name)).toEqual(expected);
  });

  test.each([
    ['which no record has in any language', 'gate qwzx', ['qwzx']],
    ['not one that only a question has', 'gate shut', []],
    ['not one of another language', 'gate ворота', []],
    ['not one that asks for a number', 'how many gates', []],
  ])('a word is unknown %s', async (_, typed, expected) => {
    const { words } = (await answerTo(typed)).query;
    expect(words.filter(({ unknown }) => unknown).map(({ form }) => form)).toEqual(expected);
  });

  test('on a page of a game no question of another one', async () => {
    expect([await leadOf('is it shut', 'toy'), await leadOf('is it shut', 'other')]).toEqual(['toy:faq.shut', undefined]);
  });
});

test.each([
  ['which no rule of the page’s language has', 'porte', ['fr']],
  ['not one that rules of the page’s language have too', 'blue', []],
])('words of another language explain a hit: a word %s', async (_, typed, expected) => {
  const wall = (await search(typed)).hits.find(({ name }) => name === 'toy:yard.wall');
  expect(wall?.besides).toEqual(expected);
});
