import { describe, expect, test } from 'vitest';
import { dataOf, tokensOfAll } from '../../src/search/index/records.ts';
import { nameToken, numberToken, tokenOf } from '../../src/search/words/tokens.ts';
import { toy } from './toy.ts';

const [first] = tokensOfAll([toy]);
const fields = Object.fromEntries(Object.entries(first!).map(([name, tokens]) => [name, tokens.split(' ')]));
const data = dataOf([toy]);

describe('a token stands in the strongest field that has it', () => {
  test.each([
    ['name', nameToken('yard.gate')],
    ['name', nameToken('toy:yard.gate')],
    ['number', numberToken('1а')],
    ['number', numberToken('1a')],
    ['term', tokenOf('en', 'gate')],
    ['phrase', tokenOf('ru', 'калитку')],
    ['heading', tokenOf('en', 'blue')],
    ['text', tokenOf('fr', 'gardien')],
    ['under', tokenOf('ru', 'двора')],
    ['under', tokenOf('fr', 'cour')],
    ['step', numberToken('1')],
  ])('%s: %s', (field, token) => {
    expect(Object.keys(fields).filter((name) => fields[name]?.includes(token))).toEqual([field]);
  });
});

test('a term that the rule does not name leaves no trace', () => expect(JSON.stringify([first, data.shown])).not.toContain('hound'));

test('what is shown is in one language', () => {
  expect(data.shown.en[0]).toMatchObject({
    name: 'toy:yard.gate',
    number: 'Yard\u00a01a',
    title: 'Blue gate',
    text: 'The guard opens the gate.',
  });
});

test('the text of a hit is one line, and keeps its no-break spaces', () => {
  const text = { ...toy.rules[0]!.text, en: 'Two\n guards:\n3\u00a0gates and 5\u202fM€.' };
  const { shown } = dataOf([{ ...toy, rules: [{ ...toy.rules[0]!, text }] }]);
  expect(shown.en[0]!.text).toBe('Two guards: 3\u00a0gates and 5\u202fM€.');
});

test('in the text of a hit the label of an inset belongs to the sentence that follows it', () => {
  const inset = { ...toy.rules[0]!.text, en: 'The guard opens the gate.\nThis site’s inference\nOnce a day:\nat noon.' };
  const { shown } = dataOf([{ ...toy, rules: [{ ...toy.rules[0]!, text: inset }] }]);
  expect(shown.en[0]?.text).toBe('The guard opens the gate. This site’s inference\u00A0— Once a day: at noon.');
});

test('of an open question the label of the answer is left out, which follows the question', () => {
  const open = { ...toy.rules[0]!.text, en: 'Not in the source\nMay the guard sleep?\nReading applied here\nNo, never.' };
  const { shown } = dataOf([{ ...toy, rules: [{ ...toy.rules[0]!, text: open }] }]);
  expect(shown.en[0]?.text).toBe('Not in the source\u00A0— May the guard sleep? No, never.');
});

test('the vocabulary has the words of texts and glossary, in normal form', () => {
  for (const word of ['ворота', 'охранник', 'opens', 'door', 'hound', 'cour']) expect(data.words).toContain(word);
  expect(data.words).not.toContain('p');
});

describe('an entry is found by its names, and by what readers say for it', () => {
  const [, card, term] = tokensOfAll([toy]);
  test.each([
    [card, 'heading', tokenOf('ru', 'бурю')],
    [card, 'heading', tokenOf('fr', 'tempetes')],
    [card, 'text', tokenOf('en', 'card')],
    [term, 'term', tokenOf('en', 'gate')],
    [term, 'said', tokenOf('ru', 'калиткой')],
  ] as const)('%#: %s, %s', (entry, field, token) => expect(entry![field].split(' ')).toContain(token));

  test('not by what it says', () => expect(JSON.stringify(card)).not.toContain(tokenOf('en', 'shut')));
  test('as it is shown', () =>
    expect(data.shown.ru.slice(1)).toMatchObject([
      { name: 'toy:events.storm', title: 'Большая буря', number: '', also: [] },
      { name: 'toy:glossary.gate', title: 'ворота', also: ['калитка'] },
    ]));
});
