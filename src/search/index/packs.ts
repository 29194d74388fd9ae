/* Packs: files of an index that a reader needs at the same time, in one. */
import { files, PACKS, type Contents, type Pack } from '../format.ts';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { inFewBytes, type Columns } from '../packs.ts';
import { isKeyIn, isKeyOfName, isLetteredLike } from '../words/tokens.ts';
import type { Files } from './files.ts';

/** A pack is not longer than this. */
const LONGEST = 150_000;

const isList = (name: string): boolean => /^(part|meanings)\//.test(name);

/** Tells in which pack a file belongs; the vocabulary and the texts of other languages are in none. */
const packIn = (index: Files, lang: Lang): ((name: string) => Pack | undefined) => {
  const { parts } = index.get(files.contents) as Contents;
  const of = (each: Lang): readonly string[] => [
    files.meanings(each),
    ...parts.flatMap((key, place) => (isKeyIn(each, key) ? [files.part(place)] : [])),
  ];
  const first = new Set([files.contents, ...of(lang)]);
  const ofNames = parts.flatMap((key, place) => (isKeyOfName(key) ? [files.part(place)] : []));
  const later = new Set([...LANGS.filter((each) => !isLetteredLike(each, lang)).flatMap(of), ...ofNames]);
  // An index of one language, as that of its questions, is used as a whole.
  const ofOne = LANGS.every((each) => each === lang || !index.has(files.meanings(each)));
  return (name) => {
    if (first.has(name) || (ofOne && isList(name))) return 'first';
    if (name.startsWith(`${lang}/`)) return 'texts';
    if (!isList(name)) return undefined;
    return later.has(name) ? 'others' : 'lists';
  };
};

/** Those that come first, as many as a pack may have. */
const fitting = (held: readonly (readonly [name: string, file: unknown])[]): Readonly<Record<string, unknown>> => {
  let length = 0;
  return Object.fromEntries(held.filter(([, file]) => (length += JSON.stringify(file).length) <= LONGEST));
};

/** Texts by their keys: texts of one kind are shorter when packed together. */
const columnsOf = (texts: readonly Readonly<Record<string, unknown>>[], lang: Lang): Columns =>
  Object.fromEntries([...new Set(texts.flatMap(Object.keys))].map((key) => [key, texts.map((text) => inFewBytes(lang, key, text[key] ?? null))]));

/** A file as the packs of a language have it: a page asks for the questions of its language alone. */
const ownPart = (file: unknown, name: string, lang: Lang): unknown => {
  const { questions, ...contents } = (name === files.contents ? file : {}) as Contents;
  const tag = questions?.[lang];
  return tag ? { ...contents, questions: { [lang]: tag } } : file;
};

/** Puts the files of an index into the packs of a language. */
export const packsOf = (index: Files, lang: Lang): ReadonlyMap<Pack, Readonly<Record<string, unknown>>> => {
  const packOf = packIn(index, lang);
  return new Map(
    PACKS.map((pack) => {
      const held = fitting([...index].flatMap(([name, file]) => (packOf(name) === pack ? [[name, ownPart(file, name, lang)] as const] : [])));
      return [pack, pack === 'texts' ? columnsOf(Object.values(held) as readonly Readonly<Record<string, unknown>>[], lang) : held];
    }),
  );
};
