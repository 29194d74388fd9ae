import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { filesOf } from '../../src/examples/frame/definition/strings.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import type { Strings } from '../../src/i18n/say.ts';
import { wordsOf, type Names, type Words } from '../../src/i18n/words.ts';

/** The files of strings that the examples use. */
export const FILES: readonly string[] = [...new Set(Object.entries(EXAMPLES).flatMap(([id, facts]) => filesOf(id, facts)))];

/** The strings of some files in one language. By default, the files of all examples. */
export const stringsIn = (lang: Lang, names: readonly string[] = FILES): Strings =>
  Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(new URL(`../../content/ui/${lang}/${name}.json`, import.meta.url), 'utf8')) as Strings]),
  );

/** Words in which every name is its id. With a list of ids, only these have names. */
export const wordsIn = (lang: Lang, ids?: readonly string[]): Words => {
  const all = new Proxy({}, { get: (_, id) => String(id) }) as Names;
  return wordsOf(stringsIn(lang), lang, ids ? Object.fromEntries(ids.map((id) => [id, id])) : all);
};

const SENTENCE = /^(?:«\s?)?[\p{Lu}\p{N}][^{}]*\.$/u;
const FAULT = /undefined|NaN|null|\[object/;

/** Expects a whole sentence: it starts with a capital or a number, perhaps quoted, and ends with a full stop. It has no placeholder and no `undefined`, NaN or null. */
export const expectSentence = (text: string): void => {
  expect(text).toMatch(SENTENCE);
  expect(text).not.toMatch(FAULT);
};
