import { describe, expect, test } from 'vitest';
import { DEFAULT_READINGS, READ_BOTH_WAYS } from '../../src/engine/turmoil/index.ts';
import { WHOLE_LANGS, type WholeLang } from '../../src/i18n/locales.ts';
import { factsOf, readBook, type Edit } from './checks/book.ts';
import { attribute, readBy, withoutInsets, words } from './checks/mdx.ts';
import { sideBySide } from './checks/side-by-side.ts';
import { unitOf } from './checks/units.ts';
import { DIFFERING, SETTINGS, wrongWords } from './readings.ts';

const usual = new Map(
  readBook('turmoil')
    .game.chapters.flatMap(factsOf)
    .flatMap(({ id, differs }) => (differs ? [[id, differs.default] as const] : [])),
);

/** Says what is wrong with the rules that differ, as readers of each setting see them. */
const faults = (edit?: Edit): readonly string[] => {
  const book = readBook('turmoil', edit);
  const texts = new Map(sideBySide(book).map((rule) => [rule.id, rule.texts]));
  const seen = (rule: string, lang: WholeLang, edition: string): string =>
    words(withoutInsets(readBy(texts.get(rule)!.get(lang)!.node, edition)), (num) =>
      [book.engine.numbers[attribute(num, 'of')], unitOf(lang, attribute(num, 'unit'))].join(' ').trim(),
    );
  return DIFFERING.flatMap((row) =>
    SETTINGS.flatMap((setting) =>
      WHOLE_LANGS.flatMap((lang) => wrongWords(row, setting, lang, seen(row.rule, lang, setting || usual.get(row.rule)!))),
    ),
  );
};

test('the readings that the engine takes by default are those that game.yaml gives', () => {
  expect(DEFAULT_READINGS).toEqual(Object.fromEntries(READ_BOTH_WAYS.map((id) => [id, usual.get(id)])));
});

describe('the chosen edition is what one reads', () => {
  test('the table has every rule that differs', () => expect(DIFFERING.map(({ rule }) => rule).toSorted()).toEqual([...usual.keys()].toSorted()));

  test('each rule says what the edition says, and not what the other one says', () => expect(faults()).toEqual([]));

  test.each([
    [
      'readings that changed places',
      'special-cases/fr.mdx',
      /edition="(ru|fr)"/g,
      (_: string, id: string) => `edition="${id === 'ru' ? 'fr' : 'ru'}"`,
    ],
    [
      'a reading in the words that all editions share',
      'committee/en.mdx',
      '<Differs>',
      'It works only in the action phase. Go clockwise.\n\n<Differs>',
    ],
    ['one reading in place of the other', 'parties/ru.mdx', 'Каждый шаг', 'Каждое повышение'],
  ] as const)('a planted fault is found: %s', (_, file, from, to) => {
    const found = faults((path, text) => (path.endsWith(file) ? text.replaceAll(from, to as string) : text));
    expect(found).not.toEqual([]);
  });
});
