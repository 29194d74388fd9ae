import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/i18n/locales.ts';
import families from '../../src/search/words/families.json' with { type: 'json' };
import { normalForm } from '../../src/search/words/normal.ts';
import { tokenOf } from '../../src/search/words/tokens.ts';

describe('words that a stemmer would join stay apart', () => {
  test.each<[Lang, string, string]>([
    ['ru', 'правило', 'правит'],
    ['ru', 'правила', 'правую'],
    ['ru', 'часть', 'часто'],
    ['ru', 'сталь', 'стало'],
    ['ru', 'пустой', 'пусть'],
    ['ru', 'дело', 'делим'],
    ['ru', 'беда', 'бедный'],
    ['ru', 'ход', 'ходит'],
    ['en', 'max', 'maxed'],
    ['en', 'rate', 'rating'],
    ['en', 'generation', 'generous'],
    ['en', 'new', 'news'],
    ['en', 'mine', 'mining'],
    ['en', 'initial', 'initiator'],
    ['fr', 'parti', 'parties'],
    ['fr', 'partie', 'partir'],
    ['fr', 'don', 'donner'],
    ['fr', 'rang', 'ranger'],
    ['fr', 'cas', 'cases'],
    ['fr', 'pays', 'paye'],
    ['fr', 'basse', 'base'],
    ['fr', 'pair', 'paire'],
  ])('%s: %s, %s', (lang, one, other) => expect(tokenOf(lang, one)).not.toBe(tokenOf(lang, other)));
});

describe('forms of one word stay together', () => {
  test.each<[Lang, string, string]>([
    ['ru', 'правило', 'правилами'],
    ['ru', 'правит', 'править'],
    ['ru', 'ходить', 'ходит'],
    ['en', 'rating', 'ratings'],
    ['en', 'add', 'adding'],
    ['fr', 'parti', 'partis'],
    ['fr', 'case', 'cases'],
  ])('%s: %s, %s', (lang, one, other) => expect(tokenOf(lang, one)).toBe(tokenOf(lang, other)));
});

test('the forms of families are in normal form, each in one family of its language', () => {
  for (const lines of Object.values(families)) {
    const forms = lines.flatMap((line) => line.split(' '));
    expect(forms.map(normalForm)).toEqual(forms);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  }
});
