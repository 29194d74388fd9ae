import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Lang } from '../../src/i18n/locales.ts';
import type { Strings } from '../../src/i18n/say.ts';
import { wordsOf, type Names, type Words } from '../../src/i18n/words.ts';

/** The namespaces that the examples speak with. */
export const NAMESPACES = [
  'stepper',
  'turmoil',
  'problem',
  'crisis',
  'crisis-form',
  'event-track',
  'influence',
  'lobbying',
  'policies',
  'requirement',
  'setup',
  'temperature',
  'solar-phase',
  'final-scoring',
] as const;

/** The strings of some features in one language, as an entry binds them; of all examples where none are named. */
export const stringsIn = (lang: Lang, names: readonly string[] = NAMESPACES): Strings =>
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
