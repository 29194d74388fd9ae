import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { openSearcher, type Answer } from '../../src/search/searcher.ts';
import { makeIndex, tagOf } from '../../src/search/index/make.ts';
import { meaningsOf } from '../../src/search/index/meanings.ts';
import { makeQuestions } from '../../src/search/index/questions.ts';
import type { GameSource, InEach, MeaningSource } from '../../src/search/index/sources.ts';
import { languageOf, tokenOf, type Token } from '../../src/search/words/tokens.ts';
import { isMeaning, openMeanings } from '../../src/search/words/meanings.ts';
import { markedPieces } from '../../src/search/view/excerpt.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { toy } from './toy.ts';

const inEach = <T>(ru: T, en: T, fr: T): InEach<T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, { ru, en, fr }[lang as 'ru' | 'en' | 'fr'] ?? en])) as InEach<T>;
const question = (id: string, asked: string, rules: readonly string[]) => ({
  id,
  question: inEach(asked, asked, asked),
  also: inEach<readonly string[]>([], [], []),
  answer: inEach('Да.', 'Yes.', 'Oui.'),
  rules,
  url: inEach(`ru/toy/faq/#${id}`, `en/toy/faq/#${id}`, `fr/toy/faq/#${id}`),
});

const [gate] = toy.rules;
const shed = {
  ...gate!,
  id: 'yard.shed',
  title: inEach('Сарай', 'Shed', 'Remise'),
  text: inEach('В сарае инструменты.', 'It holds tools, 2 min. Run.', 'Les outils.'),
};
const pond = {
  ...gate!,
  id: 'yard.pond',
  title: inEach('Пруд', 'Pond', 'Étang'),
  text: inEach('Рыба живёт тут.', 'The fish rest, mining.', 'Les poissons.'),
};
const game: GameSource = {
  ...toy,
  rules: [gate!, shed, pond],
  terms: [...toy.terms, { id: 'thing', ...inEach({ term: 'вещь' }, { term: 'thing', abbr: 'IT' }, { term: 'chose' }) }],
  entries: [
    ...toy.entries,
    {
      kind: 'event',
      id: 'rain',
      title: inEach('Ливень', 'Heavy Rain', 'Averse'),
      forms: inEach<readonly string[]>([], [], []),
      aliases: inEach<readonly string[]>([], [], []),
      text: inEach('', '', ''),
      url: inEach('ru/toy/events/#event-rain', 'en/toy/events/#event-rain', 'fr/toy/events/#event-rain'),
      called: inEach('Карта события', 'Event card', 'Carte événement'),
    },
  ],
  everyday: {
    guard: { ru: ['вахтёр'], en: ['bouncer', 'big man'], fr: ['videur'] },
    'events.rain': { ru: ['гроза'], en: ['downpour'], fr: ['orage'] },
  },
  asked: { 'yard.pond': inEach('где поплавать', 'swim; get wet', 'nager') },
  questions: [question('spade', 'where do I find a spade', ['yard.shed', 'yard.gate']), question('wet', 'does heavy rain matter', ['yard.pond'])],
};
const common: readonly MeaningSource[] = [
  { id: 'open', words: inEach<readonly string[]>(['отворить', 'открывать'], ['unlock', 'open'], ['déverrouiller', 'ouvrir']) },
  { id: 'where', words: inEach<readonly string[]>(['где'], ['where'], ['où']) },
  { id: 'water', rules: ['yard.pond'], words: inEach<readonly string[]>(['вода'], ['water'], ['eau']) },
];

const meanings = meaningsOf([game], common);
const open = (lang: Lang) => openMeanings(LANGS.map(meanings.names), { list: meanings.everyday(lang), terms: meanings.games[0]![1] });
const of = (lang: Lang, ...words: readonly string[]): readonly Token[] =>
  open(lang)
    .of(words.map((word) => [tokenOf(lang, word)]))
    .flat();

describe('words that mean the same have a token in common', () => {
  test.each<[Lang, string, Lang, string]>([
    ['en', 'bouncer', 'en', 'guard'],
    ['en', 'unlock', 'en', 'opens'],
    ['en', 'door', 'fr', 'porte'],
    ['ru', 'вахтера', 'fr', 'gardien'],
  ])('%s %s, %s %s', (one, word, other, same) => expect(of(one, word)).toEqual(expect.arrayContaining([...of(other, same)])));

  test('which no word is the beginning of, and which has no language', () => {
    const [token] = of('en', 'guard');
    expect(isMeaning(token!)).toBe(true);
    expect(languageOf(token!)).toBeUndefined();
  });

  test('a wording of several words means something when all of them are there', () => {
    expect(of('en', 'big')).toEqual([]);
    expect(of('en', 'man', 'is', 'big')).toEqual(expect.arrayContaining([...of('en', 'guard')]));
  });

  test('a stop word means something by itself only', () => {
    const words = readQuery('where is the tool, guard', 'en', open('en')).words;
    expect(words.map(({ form, weak }) => [form, weak ?? false])).toEqual([
      ['where', true],
      ['tool', false],
      ['guard', false],
    ]);
  });
});

const questions = await makeQuestions([game], common);
const index = await makeIndex([game], common, Object.fromEntries([...questions].map(([lang, files]) => [lang, tagOf(files)])));
const answerTo = async (lang: Lang, typed: string): Promise<Answer> => {
  const get = <T>(name: string): Promise<T> => Promise.resolve(index.get(name) as T);
  const asked =
    () =>
    <T>(name: string) =>
      Promise.resolve(questions.get(lang)!.get(name) as T);
  const searcher = await openSearcher(get, lang, { getQuestions: asked });
  return searcher.search(typed, { rules: 3, each: 3 });
};
const search = async (lang: Lang, typed: string): Promise<readonly string[]> =>
  (await answerTo(lang, typed)).hits.map(({ name }) => name.replace('toy:yard.', ''));

describe('a rule is found', () => {
  test.each<[string, Lang, string, string]>([
    ['by an everyday word for a term that it names', 'en', 'bouncer', 'gate'],
    ['by a word that means the same as one of its words', 'ru', 'отворить', 'gate'],
    ['by what it is about, although it has no such word', 'fr', 'eau', 'pond'],
    ['by the words of a question that it answers', 'en', 'where is a spade', 'shed'],
    ['by what readers have in mind', 'en', 'can we swim', 'pond'],
    ['by everyday words of the glossary in another language', 'fr', 'калитка', 'gate'],
  ])('%s', async (_, lang, typed, rule) => expect((await search(lang, typed))[0]).toBe(rule));

  test('that a question names first before one that it names later', async () => expect(await search('en', 'spade')).toEqual(['shed', 'gate']));
  test('without the index of questions by its own words', async () => {
    const searcher = await openSearcher(<T>(name: string) => Promise.resolve(index.get(name) as T), 'en');
    expect((await searcher.search('shed spade', { rules: 3, each: 3 })).hits.map(({ name }) => name)).toEqual(['toy:yard.shed']);
  });
});

describe('a word with the short stem of another one', () => {
  test.each([
    ['that is like a word of the rules is a typo', 'minning', ['mining'], 'pond'],
    ['that is like no word of the rules is a form of the other one', 'running', undefined, 'shed'],
    ['that the rules have is known', 'mining', undefined, 'pond'],
  ])('%s: %s', async (_, typed, meant, rule) => {
    const { query, hits } = await answerTo('en', typed);
    expect([query.words[0]!.meant, hits[0]?.name]).toEqual([meant, `toy:yard.${rule}`]);
  });
});

test('an everyday word finds an event card, and the questions that name it', async () =>
  expect((await answerTo('en', 'downpour')).entries.map(({ name }) => name)).toEqual(['toy:faq.wet', 'toy:events.rain']));

test.each<[string, string, string, readonly string[]]>([
  ['the term for which readers have another word', 'bouncer', 'The guard opens the gate.', ['guard']],
  ['what means the same in every game', 'unlock', 'The guard opens the gate.', ['opens']],
  ['a term in another language', 'gardien', 'The guard opens the gate.', ['guard']],
  ['an abbreviation, and not the stop word with its letters', 'thing', 'It is 1 IT.', ['IT']],
  ['not what readers say for a term: in a rule it means another thing', 'guard', 'A bouncer, big man, watches.', []],
])('a hit marks %s', (_, typed, text, expected) => {
  const pieces = markedPieces(readQuery(typed, 'en', open('en')), 'en', text);
  expect(pieces.filter(({ hit }) => hit).map(({ text: piece }) => piece)).toEqual(expected);
});
