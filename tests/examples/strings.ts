import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { filesOf } from '../../src/examples/frame/strings.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import type { Strings } from '../../src/i18n/say.ts';
import { wordsOf, type Names, type Words } from '../../src/i18n/words.ts';

/** The files of strings that the examples speak with. */
export const FILES: readonly string[] = [
  ...new Set(Object.entries(EXAMPLES).flatMap(([id, { words }]) => filesOf(id, words))),
  'problem',
  'turmoil',
  'crisis-form',
];

/** The strings of some features in one language, as an entry binds them; of all examples where none are named. */
export const stringsIn = (lang: Lang, names: readonly string[] = FILES): Strings =>
  Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(new URL(`../../content/ui/${lang}/${name}.json`, import.meta.url), 'utf8')) as Strings]),
  );

/** Words whose names are the ids themselves: all of them, or only those listed. */
export const wordsIn = (lang: Lang, ids?: readonly string[]): Words => {
  const all = new Proxy({}, { get: (_, id) => String(id) }) as Names;
  return wordsOf(stringsIn(lang), lang, ids ? Object.fromEntries(ids.map((id) => [id, id])) : all);
};

const SENTENCE = /^(?:«\s?)?[\p{Lu}\p{N}][^{}]*\.$/u;
const FAULT = /undefined|NaN|null|\[object/;

/** Expects a whole sentence: it begins with a capital or a number, perhaps quoted, ends with a full stop, has no open place and no fault of counting. */
export const expectSentence = (text: string): void => {
  expect(text).toMatch(SENTENCE);
  expect(text).not.toMatch(FAULT);
};
