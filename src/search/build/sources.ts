import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { LANGS, locales, type Lang } from '../../i18n/locales.ts';
import type { EntrySource } from './entries.ts';
import { readEntries } from './read-entries.ts';
import { readText } from './text.ts';

/** One thing for each language. */
export type InEach<T> = Readonly<Record<Lang, T>>;

/** A rule as the site's own interface file lists it, as far as the search needs it. */
export interface RuleSource {
  readonly id: string;
  readonly chapter: string;
  readonly number: InEach<string>;
  readonly title: InEach<string>;
  readonly text: InEach<string>;
  /** Addresses without the folder the site is served under. */
  readonly url: InEach<string>;
}

/** What one language calls a term. */
export interface TermWords {
  readonly term: string;
  readonly forms?: readonly string[];
  readonly aliases?: readonly string[];
  readonly abbr?: string;
}

/** Titles of a game's chapters. */
export type ChapterTitles = ReadonlyMap<string, InEach<string>>;

/** A term of a game's glossary; `rule` defines it. */
export interface TermSource extends InEach<TermWords> {
  readonly id: string;
  readonly rule?: string;
}

/** All that the index of a game is made from. */
export interface GameSource {
  readonly game: string;
  readonly chapters: ChapterTitles;
  readonly rules: readonly RuleSource[];
  readonly terms: readonly TermSource[];
  /** Examples, event cards and terms, each kind together, in the order of `KINDS`. */
  readonly entries: readonly EntrySource[];
}

interface Api {
  readonly examples?: readonly { readonly id: string }[];
  readonly chapters?: readonly { readonly id: string; readonly title: InEach<string> }[];
  readonly rules?: readonly RuleSource[];
}

/** A term with a word in each language: one that has none yet is asked for by its fallback's. */
const worded = (term: TermSource): TermSource => ({
  ...term,
  ...Object.fromEntries(LANGS.map((lang) => [lang, (term[lang] as TermWords | undefined) ?? term[locales[lang].fallback ?? lang]])),
});

const readGame = async (content: string, dist: string, game: string): Promise<GameSource> => {
  const api = JSON.parse(await readText(path.join(dist, 'api/v1', `${game}.json`), 'the build writes one for each game')) as Api;
  const terms = parse(await readText(path.join(content, game, 'glossary.yaml'), 'each game has a glossary')) as TermSource[] | null;
  if (!api.rules?.length) throw new Error(`search: ${game}.json lists no rules`);
  const chapters = new Map(api.chapters?.map(({ id, title }) => [id, title]));
  const entries = await readEntries(content, dist, game, api.examples?.map(({ id }) => id) ?? []);
  return { game, chapters, rules: api.rules, terms: (terms ?? []).map(worded), entries };
};

/** The games in the site's order, which their facts say. */
const gamesIn = async (content: string): Promise<readonly string[]> => {
  const facts = (await readdir(content, { recursive: true })).filter((entry) => path.basename(entry) === 'game.yaml');
  const ordered = facts.map(async (file) => {
    const { order } = parse(await readText(path.join(content, file), 'each game has its facts')) as { readonly order: number };
    return { game: path.dirname(file), order };
  });
  return (await Promise.all(ordered)).sort((one, other) => one.order - other.order).map(({ game }) => game);
};

/**
 * Reads every game of the built site.
 *
 * @param content the folder of the games' texts
 * @param dist the folder of the built site, with `api/v1/<game>.json` in it
 * @throws Error when a game has no readable file there, or one without rules
 */
export const readGames = async (content: string, dist: string): Promise<readonly GameSource[]> => {
  const games = await gamesIn(content);
  if (!games.length) throw new Error(`search: no game in ${content}`);
  return Promise.all(games.map((game) => readGame(content, dist, game)));
};
