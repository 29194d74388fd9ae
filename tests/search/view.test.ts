import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/i18n/locales.ts';
import type { MatchType, Query, TokenLookup } from '../../src/search/query/query.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { languagesAsked, unseenIn } from '../../src/search/query/unseen.ts';
import { meaningToken, openMeanings } from '../../src/search/words/meanings.ts';
import { tokenOf } from '../../src/search/words/tokens.ts';
import type { ShownRecord } from '../../src/search/format.ts';
import { besideOf } from '../../src/search/view/beside.ts';
import { excerptOf, markedPieces } from '../../src/search/view/excerpt.ts';

const ask = (form: string, way: MatchType): TokenLookup => ({ token: tokenOf('en', form), way });

const marked = (typed: string, lang: Lang, text: string): readonly string[] =>
  markedPieces(readQuery(typed, lang), lang, text)
    .filter(({ hit }) => hit)
    .map(({ text: piece }) => piece);

describe('marks', () => {
  test.each<[string, Lang, string, readonly string[]]>([
    ['лидером', 'ru', 'Лидер партии и лидеры', ['Лидер', 'лидеры']],
    ['policies ', 'en', 'A policy, not the police.', ['policy']],
    ["l'evenement", 'fr', 'l’événement global', ['événement']],
    ['dele', 'en', 'a delegate', ['delegate']],
    ['партия', 'en', 'a party', []],
  ])('%s in %s: %s', (typed, lang, text, expected) => expect(marked(typed, lang, text)).toEqual(expected));

  test('the pieces are the text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        (typed, text) =>
          markedPieces(readQuery(typed, 'fr'), 'fr', text)
            .map((piece) => piece.text)
            .join('') === text,
      ),
    );
  });
});

test('a word that says what is asked for is not marked', () => {
  const read: Query = { text: 'when', read: 'when', words: [{ form: 'when', asks: [ask('end', 'alike')], weak: true }] };
  expect(markedPieces(read, 'en', 'The end.').some(({ hit }) => hit)).toBe(false);
});

test('a word that means the same is marked only where the typed word does not stand', () => {
  const read: Query = { text: 'lobby', read: 'lobby', words: [{ form: 'lobby', asks: [ask('lobby', 'exact'), ask('send', 'alike')] }] };
  const hits = (text: string) =>
    markedPieces(read, 'en', text)
      .filter(({ hit }) => hit)
      .map(({ text: piece }) => piece);
  expect(hits('Lobby: send a delegate.')).toEqual(['Lobby']);
  expect(hits('Send a delegate.')).toEqual(['Send']);
});

describe('excerpts', () => {
  const long = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim();

  test('a short text stays whole', () => expect(excerptOf(readQuery('x', 'en'), 'en', 'A short text.')).toBe('A short text.'));
  test('a long one shows the place that matched', () =>
    expect(excerptOf(readQuery('needle', 'en'), 'en', long)).toMatch(/^…\u00A0word.* needle .*\u00A0…$/));
  const rule = `The first part tells who may do so and who may not, and why. ${'It goes on about other things. '.repeat(5)}Pay 3\u00A0M€ for each spade. The end.`;
  test.each([
    [
      'spade',
      '…\u00A0It goes on about other things. It goes on about other things. It goes on about other things. It goes on about other things. Pay 3\u00A0M€ for each spade. The end.',
    ],
    [
      'who may tell',
      'The first part tells who may do so and who may not, and why. It goes on about other things. It goes on about other things. It goes on about other things.\u00A0…',
    ],
  ])('of a rule it shows whole sentences, the one with the words among them: %s', (typed, expected) =>
    expect(excerptOf(readQuery(typed, 'en'), 'en', rule)).toBe(expected),
  );
  test('what the title has is not looked for again: the rule’s own words come before a remark', () =>
    expect(excerptOf(readQuery('spade', 'en'), 'en', rule, 'The spade')).toMatch(/^The first part tells/));
  test('unless several words of the title stand only further on', () =>
    expect(excerptOf(readQuery('pay spade', 'en'), 'en', rule, 'Who must pay for a spade')).toMatch(/Pay 3\u00A0M€ for each spade\. The end\.$/));
  test('of two sentences that add a word to the title, the one with words of the title comes first', () => {
    const tie = `A party takes over, and its delegates go home. ${'It goes on about other things. '.repeat(5)}In a tie, the next party gets it.`;
    expect(excerptOf(readQuery('tie party', 'en'), 'en', tie, 'A tie')).toMatch(/In a tie, the next party gets it\.$/);
  });
  test('of an open question it shows the answer, though the question has the words', () => {
    const question = 'Who pays for the spade if the rules of the yard do not say so, and if nobody wants to pay for it any more than the others do?';
    const answer = 'It is the first of them in turn order, counting from the one who held it last.';
    expect(excerptOf(readQuery('who pays spade', 'en'), 'en', `${question} ${answer}`)).toBe(`…\u00A0${answer}`);
    const label = 'Not in the source\u00A0— ';
    expect(excerptOf(readQuery('who pays spade', 'en'), 'en', `${label}${question} ${answer}`)).toBe(`${label}…\u00A0${answer}`);
  });
  test('of an answer it shows the beginning, and with a short “No.” that of the reason', () => {
    const reason = 'The one who held the spade last has paid for it already, and nobody else pays for it in the same year.';
    expect(excerptOf(readQuery('year', 'en'), 'en', `Who pays? No. ${reason} In another year it is the next one.`, '', 60)).toBe(
      '…\u00A0No. The one who held the spade last has paid for it already,\u00A0…',
    );
  });
  test.each(['Who pays? Nobody.', 'Who\u00A0— if anybody\u00A0— pays? The grant you get, the card\u00A0— no.'])(
    'a short question is shown with its label and its answer: %s',
    (text) => {
      const whole = `Not in the source\u00A0— ${text}`;
      expect(excerptOf(readQuery('spade', 'en'), 'en', whole)).toBe(whole);
    },
  );
  test('where few letters have room, the sentence with the words comes alone', () =>
    expect(excerptOf(readQuery('spade', 'en'), 'en', rule, '', 40)).toBe('…\u00A0Pay 3\u00A0M€ for each spade. The end.'));
  test('without a match it shows the beginning', () => expect(excerptOf(readQuery('nothing', 'en'), 'en', long)).toMatch(/^word.*\u00A0…$/));
});

describe('words beside', () => {
  const rule: ShownRecord = { name: 'toy:yard.gate', number: '1b', title: '', text: '', also: [], url: '' };
  const hit: ShownRecord = { ...rule, number: '1б', title: 'Синие ворота', text: 'Ворота открывает сторож.', also: ['калитка'] };
  const others: Partial<Record<Lang, ShownRecord>> = {
    en: { ...rule, title: 'Blue gate', text: 'A guard opens.' },
    fr: { ...rule, title: 'Porte bleue', text: 'Le gardien.' },
  };
  const beside = (typed: string): readonly string[] => {
    const query = readQuery(typed, 'ru');
    const asked = Object.fromEntries(languagesAsked(unseenIn(query, 'ru', hit), 'ru').map((lang) => [lang, others[lang]]));
    return besideOf(query, 'ru', hit, asked).map(({ lang, text }) => `${lang} ${text}`);
  };

  test.each([
    ['ворота', []],
    ['gate', ['en Blue gate']],
    ['guards', ['en guard']],
    ['калитку', ['ru калитка']],
    ['1б', []],
    ['1b', ['en 1b · Blue gate', 'fr 1b · Porte bleue']],
  ])('%s', (typed, expected) => expect(beside(typed)).toEqual(expected));
});

describe('for words that a hit does not show, it is fetched in the languages in which they can have found it', () => {
  const hit: ShownRecord = { name: 'toy:yard.gate', number: '1b', title: 'Blue gate', text: 'The guard opens.', url: '' };

  test.each<[string, readonly Lang[]]>([
    ['gate guard 1b', []],
    ['storm ', ['fr']],
    ['ворота ', ['ru']],
    ['gate ворота ', ['ru']],
    ['5', ['ru', 'fr']],
    // Of the beginning of a word nobody knows the language.
    ['ворот', ['ru', 'fr']],
  ])('%s: %j', (typed, langs) => expect(languagesAsked(unseenIn(readQuery(typed, 'en'), 'en', hit), 'en')).toEqual(langs));

  test('not for what only means the same', () => {
    const word = { form: 'barrier', asks: [{ token: meaningToken(0), way: 'alike' as const }] };
    expect(languagesAsked([word], 'en')).toEqual([]);
  });
});

describe('words that stand for typed ones are marked as such', () => {
  // Two meanings: a gate, and who opens it. Readers also say `barrier` and `doorman`, and of both `iron`.
  const meanings = openMeanings([['gate2,door2,gatepost2', 'guard2,watchman2']], { list: ['barrier2,iron2', 'doorman2,iron2'], terms: 0 });
  const kinds = (typed: string, text: string, lang: Lang = 'en', known = meanings): readonly string[] =>
    markedPieces(readQuery(typed, lang, known), lang, text).flatMap(({ hit, text: piece }) => (hit ? [`${piece}: ${hit}`] : []));

  test.each([
    ['gate', ['gate: typed']],
    ['Doors', ['gate: alike']],
    ['barrier', ['gate: alike']],
    ['doorman gate', ['guard: alike', 'gate: typed']],
    ['iron', ['guard: alike', 'gate: alike']],
    ['unknown', []],
  ])('%s', (typed, expected) => expect(kinds(typed, 'The yard guard opens each gate.')).toEqual(expected));

  test('a stop word stands for nothing, unless it is an abbreviation', () => {
    const due = openMeanings([[['payer', 'du'].map((form) => tokenOf('fr', form)).join()]], { list: [], terms: 0 });
    expect(['Le prix du jeton.', 'Le DU du jeton.'].map((text) => kinds('payer', text, 'fr', due))).toEqual([[], ['DU: alike']]);
  });
});
