import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../src/search/build/records.ts';
import { SHOWN, type Shown } from '../../src/search/shown.ts';
import { nameToken, numberToken, tokenOf } from '../../src/search/words/tokens.ts';
import { toy } from './toy.ts';

const records = recordsOf(toy);
const [first] = records;
const fields = Object.fromEntries(Object.entries({ ...first!.meta, text: first!.content }).map(([name, tokens]) => [name, tokens.split(' ')]));

test('one record for each rule and language, all with the same tokens', () => {
  expect(records.map(({ language }) => language)).toEqual(['ru', 'en', 'fr']);
  for (const { meta, content } of records) expect({ meta, content }).toEqual({ meta: first!.meta, content: first!.content });
});

describe('a token stands in the strongest field that has it', () => {
  test.each([
    ['name', nameToken('yard.gate')],
    ['name', nameToken('toy:yard.gate')],
    ['number', numberToken('1а')],
    ['number', numberToken('1a')],
    ['term', tokenOf('en', 'gate')],
    ['term', tokenOf('ru', 'калитку')],
    ['title', tokenOf('en', 'blue')],
    ['text', tokenOf('fr', 'gardien')],
    ['text', tokenOf('ru', 'охранника')],
    ['under', tokenOf('ru', 'двора')],
    ['under', tokenOf('fr', 'jardin')],
    ['step', numberToken('1')],
  ])('%s: %s', (field, token) => {
    expect(Object.keys(fields).filter((name) => fields[name]?.includes(token))).toEqual([field]);
  });
});

test('a term that the rule does not name leaves no trace', () => expect(JSON.stringify(records)).not.toContain('hound'));

test('what is shown is in the page’s language, with the others’ words beside', () => {
  const shown = JSON.parse(records[1]!.filters[SHOWN]![0]!) as Shown;
  expect(shown).toMatchObject({ rule: 'toy:yard.gate', number: '1a', title: 'Blue gate', text: 'The guard opens the gate.' });
  expect(shown.beside.ru).toEqual({ title: 'Синие ворота', number: '1а', words: ['открывает', 'сторож', 'калитка', 'охранник'] });
  expect(shown.beside.en.words).toEqual(['door']);
});
