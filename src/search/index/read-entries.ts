import path from 'node:path';
import { complete } from '../../i18n/borrowed.ts';
import { LANGS, locales, type Lang } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/say.ts';
import { entryPages, type EntryKind } from '../format.ts';
import type { EntrySource, InEach } from './sources.ts';
import { readText } from './text.ts';

const inEach = <T>(of: (lang: Lang) => T): InEach<T> => Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as unknown as InEach<T>;
const nothing = inEach((): readonly string[] => []);

interface EventFacts {
  readonly id: string;
  readonly game: string;
  readonly names: InEach<string>;
  readonly text: InEach<string>;
  readonly url: InEach<string>;
}

interface TermFacts {
  readonly id: string;
  readonly game: string;
  readonly name: InEach<string>;
  readonly abbr: InEach<string | null>;
  readonly forms: InEach<readonly string[]>;
  readonly aliases: InEach<readonly string[]>;
  readonly definition: InEach<string>;
  readonly url: InEach<string>;
}

const readApi = async <T>(dist: string, name: string): Promise<T> =>
  JSON.parse(await readText(path.join(dist, 'api/v1', name), 'the build writes it')) as T;

interface CardsFacts {
  readonly events?: readonly EventFacts[];
}

/** Reads the cards of all games. Which documents list cards is a matter of the games' code: each that has a list `events`. */
const readCards = async (dist: string): Promise<readonly EventFacts[]> => {
  const { documents } = await readApi<{ readonly documents: readonly { readonly id: string }[] }>(dist, 'index.json');
  const read = await Promise.all(documents.map(({ id }) => readApi<CardsFacts>(dist, `${id}.json`)));
  return read.flatMap(({ events = [] }) => events);
};

/** Reads the interface texts of a feature; a text that a language does not have yet comes from its fallback. */
const readWords = async <T extends object>(content: string, feature: string): Promise<InEach<T>> => {
  const read = async (lang: Lang): Promise<Strings> =>
    JSON.parse(await readText(path.join(content, 'ui', lang, `${feature}.json`), 'each feature has its words')) as Strings;
  const whole = async (lang: Lang): Promise<Strings> => {
    const { fallback } = locales[lang];
    return fallback ? complete(await read(lang).catch(() => ({})), await read(fallback)) : read(lang);
  };
  const words = await Promise.all(LANGS.map(async (lang) => [lang, await whole(lang)]));
  return Object.fromEntries(words) as InEach<T>;
};

/** Reads the names of the kinds, as the search page shows them. */
const readCalled = async (content: string): Promise<Readonly<Record<EntryKind, InEach<string>>>> => {
  const words = await readWords<{ readonly answer: { readonly kind: Readonly<Record<EntryKind, string>> } }>(content, 'search');
  const called = (kind: EntryKind): InEach<string> => inEach((lang) => words[lang].answer.kind[kind]);
  return { example: called('example'), event: called('event'), term: called('term') };
};

/** Makes the entry of an example. Its title is that of its page; its short name finds it too. */
const readExample = async (content: string, game: string, id: string, called: InEach<string>): Promise<EntrySource> => {
  const words = await readWords<{ readonly page: { readonly title: string; readonly short: string } }>(content, id);
  return {
    kind: 'example',
    id,
    title: inEach((lang) => words[lang].page.title),
    forms: inEach((lang) => [words[lang].page.short]),
    aliases: nothing,
    text: inEach(() => ''),
    url: inEach((lang) => `${lang}/${game}/${entryPages.example}/${id}/`),
    called,
  };
};

const eventEntry = ({ id, names, text, url }: EventFacts, called: InEach<string>): EntrySource => ({
  kind: 'event',
  id,
  title: names,
  forms: nothing,
  aliases: nothing,
  text,
  url,
  called,
});

const termEntry = ({ id, name, abbr, forms, aliases, definition, url }: TermFacts, called: InEach<string>): EntrySource => ({
  kind: 'term',
  id,
  title: inEach((lang) => [name[lang], abbr[lang]].filter(Boolean).join(', ')),
  forms: inEach((lang) => [name[lang], ...forms[lang], ...(abbr[lang] ? [abbr[lang]] : [])]),
  aliases,
  text: definition,
  url,
  called,
});

/**
 * Reads the entries of a game: its examples, event cards and terms, in this order.
 *
 * @param examples ids of the game's examples
 * @throws Error when the words of an example cannot be read
 */
type EntryReader = (game: string, examples: readonly string[]) => Promise<readonly EntrySource[]>;

/**
 * Opens the entries of all games: what lists those of several games is read once.
 *
 * @param content the folder of the texts, which has the names of the examples
 * @param dist the folder of the built site, whose `api/v1/index.json` lists the documents with cards and the glossary
 * @throws Error when a file cannot be read
 */
export const openEntries = async (content: string, dist: string): Promise<EntryReader> => {
  const called = await readCalled(content);
  const events = Map.groupBy(await readCards(dist), ({ game }) => game);
  const { terms: all } = await readApi<{ readonly terms: readonly TermFacts[] }>(dist, 'glossary.json');
  const terms = Map.groupBy(all, ({ game }) => game);
  return async (game, examples) => [
    ...(await Promise.all(examples.map((id) => readExample(content, game, id, called.example)))),
    ...(events.get(game) ?? []).map((event) => eventEntry(event, called.event)),
    ...(terms.get(game) ?? []).map((term) => termEntry(term, called.term)),
  ];
};
