/* The lists of an index, made from its records without Pagefind and without the code that the build uses. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Tokens } from '../../src/search/index/postings.ts';
import { locales, type Lang } from '../../src/i18n/locales.ts';

/** For each token its records in order, each as `place field`. */
export type PlainLists = ReadonlyMap<string, readonly string[]>;

/** Inverts records. If both the text of a record and another field have a token, the text counts. */
const invert = (records: readonly Tokens[]): PlainLists => {
  const lists = new Map<string, string[]>();
  for (const [place, { text, ...others }] of records.entries()) {
    const fields = new Map(Object.entries(others).flatMap(([field, tokens]) => tokens.split(' ').map((token) => [token, field])));
    for (const token of text.split(' ')) fields.set(token, 'text');
    fields.delete('');
    for (const [token, field] of fields) {
      const list = lists.get(token) ?? [];
      list.push(`${place} ${field}`);
      lists.set(token, list);
    }
  }
  return lists;
};

/** The mark at the end of a token, and its language. Numbers and ids have other marks. */
const languages: Readonly<Record<string, Lang>> = { 1: 'ru', 2: 'en', 3: 'fr' };
const languageOf = (token: string): string => {
  const lang = languages[token.at(-1)!];
  return lang ? locales[lang].name : 'numbers and ids';
};

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly devDependencies: Readonly<Record<string, string>> };

const faultIn = (language: string, read: PlainLists, expected: PlainLists): readonly string[] => {
  const tokens = [...new Set([...read.keys(), ...expected.keys()])].filter((token) => languageOf(token) === language);
  const textOf = (lists: PlainLists, token: string): string => lists.get(token)?.join(', ') ?? 'nothing';
  const different = tokens.filter((token) => textOf(read, token) !== textOf(expected, token));
  const [first] = different;
  if (!first) return [];
  const [found, wanted] = [read, expected].map((lists) => textOf(lists, first).slice(0, 100));
  return [`${language}: ${different.length} of ${tokens.length} lists differ. "${first}" has ${found}, but should have ${wanted}`];
};

/**
 * Compares all lists, language by language.
 *
 * @param read the lists of the index
 * @param records what the index was made from
 */
export const expectInversionOf = (read: PlainLists, records: readonly Tokens[]): void => {
  const expected = invert(records);
  const faults = [...new Set([...read.keys(), ...expected.keys()].map(languageOf))].flatMap((language) => faultIn(language, read, expected));
  const advice =
    `The lists of the search index are not those of its records. If Pagefind (${devDependencies['pagefind']}) is a new version, its format has ` +
    'changed: change src/search/index/pagefind-format.ts, or go back to the version before.';
  expect(faults, [advice, ...faults].join('\n')).toEqual([]);
};
