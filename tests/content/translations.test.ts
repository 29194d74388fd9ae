import { describe, expect, test } from 'vitest';
import { games, readBook, type Book } from './checks/book.ts';
import { parseRecords, withReading, writeRecords, type Records } from './translations/record.ts';
import { readRecords, recordFaults, staleTexts, versionsOf } from './translations/state.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';

describe('what was read against what is recorded', () => {
  test.each(games)('of %s: compare the changed text with the other languages, then record it', (game) => {
    expect(recordFaults(readBook(game), readRecords(game)).map(({ at, what }) => `${at}: ${what}`)).toEqual([]);
  });
});

const rule = 'committee.neutral';

/** Turmoil's book with a text of one rule changed. */
const edited = (lang: Lang, from: string | RegExp, to: string): Book => {
  let changed = false;
  const book = readBook('turmoil', (path, text) => {
    if (path !== `content/turmoil/committee/${lang}.mdx`) return text;
    const [before = '', after = ''] = text.split(`<Rule id="${rule}"`);
    const [own = '', ...rest] = after.split('</Rule>');
    changed = own.replace(from, to) !== own;
    return `${before}<Rule id="${rule}"${[own.replace(from, to), ...rest].join('</Rule>')}`;
  });
  expect(changed).toBe(true);
  return book;
};

const whole = readBook('turmoil');
/** Everything read together, whatever the state of the real records. */
const fresh: Records = new Map([...versionsOf(whole)].map(([id, now]) => [id, withReading(undefined, now, LANGS)]));
const read = (records: Records, book: Book, ...langs: Lang[]): Records =>
  parseRecords(writeRecords(new Map(records).set(rule, withReading(records.get(rule), versionsOf(book).get(rule)!, langs))));
/** The languages that have the rule, but for English. */
const others = (Object.keys(versionsOf(whole).get(rule)!) as Lang[]).filter((lang) => lang !== 'en');
const owed = (langs: readonly Lang[]): string[] => langs.map((lang) => `${rule} ${lang} < en`);
const stale = (book: Book, records: Records): string[] => staleTexts(book, records).map((owed) => `${owed.rule} ${owed.lang} < ${owed.since.join()}`);

describe('a changed text', () => {
  const book = edited('en', /(?<=\n\n)\w/, 'Now $&');

  test('is reported until its reading is recorded, and leaves the other languages behind', () => {
    expect(recordFaults(book, fresh).map(({ at }) => at)).toEqual([`content/turmoil/checked.yaml ${rule}`]);
    expect(stale(book, fresh)).toEqual(owed(others));
  });

  test('once recorded, the others are owed a reading one by one', () => {
    const byEnglish = read(fresh, book, 'en');
    expect(recordFaults(book, byEnglish)).toEqual([]);
    expect(stale(book, byEnglish)).toEqual(owed(others));
    const [first, ...rest] = others;
    const byRest = rest.reduce((records, lang) => read(records, book, lang), byEnglish);
    expect(stale(book, byRest)).toEqual(owed([first!]));
    expect(stale(book, read(byRest, book, first!))).toEqual([]);
  });

  test('that is taken back needs no reading', () => {
    expect(stale(whole, read(fresh, book, 'en'))).toEqual([]);
  });

  test('with a reading of all together, nothing is owed', () => {
    expect(stale(book, read(fresh, book, 'en', ...others))).toEqual([]);
  });
});

test.each<[what: string, lang: Lang, from: string | RegExp, to: string, changes: boolean]>([
  ['a title', 'fr', /title="/, 'title="Le ', true],
  ['a space kept together', 'ru', /(?<=[а-я]) (?=[а-я])/, '\u00a0', false],
  ['a line broken elsewhere', 'en', /(?<=[a-z]) (?=[a-z])/, '\n', false],
  ['a picture', 'en', /\n\n/, '\n\n<Picture id="committee-board" />\n\n', false],
  ['a mark of a term', 'en', /(?<=\n\n)(\w+)/, '<NoTerm>$1</NoTerm>', false],
])('%s in %s: only words count', (_, lang, from, to, changes) => {
  expect(stale(edited(lang, from, to), fresh).length > 0).toBe(changes);
});

test('the record of a rule that is gone is reported', () => {
  const [first] = fresh.values();
  expect(recordFaults(whole, new Map(fresh).set('committee.gone', first!)).map(({ at }) => at)).toEqual([
    'content/turmoil/checked.yaml committee.gone',
  ]);
});
