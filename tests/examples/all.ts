import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Codec } from '../../src/engine/core/codec.ts';
import { EXAMPLES, EXAMPLE_IDS, folderOf } from '../../src/examples/all.ts';
import type { AnyExample, EngineProblem, Enter, Played, Readings } from '../../src/examples/frame/definition/example.ts';
import { stringsFor } from '../../src/examples/frame/definition/strings.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import type { Strings } from '../../src/i18n/say.ts';
import { wordsOf, type Words } from '../../src/i18n/words.ts';

const views = import.meta.glob<AnyExample>('../../src/examples/*/*/view.tsx', { eager: true, import: 'default' });

/** One example, as used by the tests of all examples. */
export interface Tested {
  readonly id: string;
  /** The example's `enter`, already fetched if it is lazy. */
  readonly view: AnyExample & { readonly enter: Enter<unknown> };
  readonly codec: Codec<unknown>;
}

const tested = async (id: string): Promise<Tested> => {
  const view = views[`../../src/examples/${folderOf(id)}/view.tsx`];
  if (!view) throw new Error(`src/examples/${folderOf(id)}/ has no view.tsx`);
  const { codec } = view.source;
  const enter = 'fetch' in view.enter ? await view.enter.fetch() : view.enter;
  return { id, view: { ...view, enter }, codec: typeof codec === 'function' ? await codec() : codec };
};

/** Every example of the registry. */
export const ALL: readonly Tested[] = await Promise.all(EXAMPLE_IDS.map(tested));

/** One example of the registry. */
export const exampleOf = (id: string): Tested => {
  const found = ALL.find((one) => one.id === id);
  if (!found) throw new Error(`no example "${id}"`);
  return found;
};

interface GameFile {
  readonly editions: Readonly<Record<string, unknown>>;
  readonly chapters: readonly { readonly rules?: readonly unknown[] }[];
}

interface RuleFacts {
  readonly id: string;
  readonly differs?: { readonly default: string };
  readonly rules?: readonly RuleFacts[];
}

const parsed = new Map<string, unknown>();

/** Reads a file of content. Each file is parsed once. */
const contentOf = (path: string): unknown => {
  const value = parsed.get(path) ?? parse(readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8'));
  parsed.set(path, value);
  return value;
};
const gameFile = (game: string): GameFile => contentOf(`${game}/game.yaml`) as GameFile;
const flat = (rules: readonly RuleFacts[]): readonly RuleFacts[] => rules.flatMap((rule) => (rule.rules ? flat(rule.rules) : [rule]));

/** The ids of a game's editions. */
export const editionsOf = (game: string): readonly string[] => Object.keys(gameFile(game).editions);

/** The site's reading of each rule that the editions of a game read differently. */
export const usualReadings = (game: string): Readings => {
  const rules = flat(gameFile(game).chapters.flatMap((chapter) => (chapter.rules ?? []) as RuleFacts[]));
  return Object.fromEntries(rules.flatMap(({ id, differs }) => (differs ? [[id, differs.default]] : [])));
};

/** The readings of one edition for all these rules. */
export const readingsOf = (game: string, edition: string): Readings =>
  Object.fromEntries(Object.keys(usualReadings(game)).map((rule) => [rule, edition]));

/** Runs an input of an example. */
export const play = ({ view }: Tested, value: unknown, readings: Readings): Played<unknown, unknown, EngineProblem> => view.play(value, readings);

const stringsIn = (lang: Lang, file: string): Strings => {
  const path = new URL(`../../content/ui/${lang}/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Strings;
};

type Named = { readonly id: string } & Readonly<Record<Lang, string | { readonly term: string }>>;

/** The names of a game's terms and cards, from its glossary and its list of cards. */
const namesIn = (game: string, lang: Lang): ReadonlyMap<string, string> => {
  const lists = ['glossary', 'events'].flatMap((list) => {
    try {
      return contentOf(`${game}/${list}.yaml`) as Named[];
    } catch {
      return [];
    }
  });
  return new Map(lists.map((one) => [one.id, typeof one[lang] === 'string' ? one[lang] : one[lang].term]));
};

/** Exactly the words of an example's page in a language: its strings, and the names that its facts list. */
export const wordsOfExample = (id: string, lang: Lang): Words => {
  const { game, words, names } = EXAMPLES[id]!;
  const all = namesIn(game, lang);
  const listed = names.flatMap((name) => (all.has(name) ? [[name, all.get(name)!] as const] : []));
  return wordsOf(
    stringsFor(id, words, (file) => stringsIn(lang, file)),
    lang,
    Object.fromEntries(listed),
  );
};
