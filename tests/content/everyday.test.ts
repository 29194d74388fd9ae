/* Words for the search alone: they stand under ids that exist, in every whole language, and each once. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { WHOLE_LANGS } from '../../src/i18n/locales.ts';
import { fullIds, games, readBook } from './checks/book.ts';

const read = (path: string): unknown => (existsSync(path) ? parse(readFileSync(path, 'utf8')) : {});
type Words = Readonly<Record<string, readonly string[]>>;

const ruleIds = games.flatMap((game) => fullIds(readBook(game)));

/** Words that stand twice in one list. */
const twice = (words: readonly string[]): readonly string[] => words.filter((word, index) => words.indexOf(word) !== index);

const expectWords = (id: string, words: Words): void => {
  for (const lang of WHOLE_LANGS) {
    expect(words[lang]?.length ?? 0, `${id} in ${lang}`).toBeGreaterThan(0);
    expect(twice(words[lang]!), `${id} in ${lang}, twice`).toEqual([]);
  }
};

describe.each(games)('%s', (game) => {
  const everyday = read(`content/${game}/everyday.yaml`) as Readonly<Record<string, Words>>;
  const asked = read(`content/${game}/asked.yaml`) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const events = existsSync(`content/${game}/events.yaml`) ? (read(`content/${game}/events.yaml`) as readonly { readonly id: string }[]) : [];
  const terms = (read(`content/${game}/glossary.yaml`) as readonly { readonly id: string }[]).map(({ id }) => id);
  const cards = events.map(({ id }) => `events.${id}`);

  test('everyday words are for terms of the glossary and for event cards', () => {
    expect(Object.keys(everyday).filter((id) => !terms.includes(id) && !cards.includes(id))).toEqual([]);
    for (const [id, words] of Object.entries(everyday)) expectWords(id, words);
  });

  test('what readers have in mind leads to rules that exist', () => {
    expect(Object.keys(asked).filter((id) => !ruleIds.includes(`${game}:${id}`))).toEqual([]);
    for (const [id, words] of Object.entries(asked))
      expectWords(id, Object.fromEntries(Object.entries(words).map(([lang, text]) => [lang, text.split(';').map((each) => each.trim())])));
  });
});

test('what readers say in any game stands under its own name, and about rules that exist', () => {
  const meanings = read('content/meanings.yaml') as readonly ({ readonly id: string; readonly rules?: readonly string[] } & Words)[];
  expect(twice(meanings.map(({ id }) => id))).toEqual([]);
  const names = ruleIds.map((id) => id.slice(id.indexOf(':') + 1));
  const isRule = (name: string): boolean => names.some((id) => id === name || id.startsWith(`${name}.`));
  expect(meanings.flatMap(({ rules = [] }) => rules).filter((name) => !isRule(name))).toEqual([]);
  for (const meaning of meanings) expectWords(meaning.id, meaning);
});
