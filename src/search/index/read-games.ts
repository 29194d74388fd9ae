import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { LANGS, locales } from '../../i18n/locales.ts';
import { openEntries } from './read-entries.ts';
import { readQuestions } from './read-questions.ts';
import { readText } from './text.ts';
import type { GameSource, InEach, MeaningSource, RuleSource, TermSource, TermWords } from './sources.ts';

interface Api {
  readonly examples?: readonly { readonly id: string }[];
  readonly chapters?: readonly { readonly id: string; readonly title: InEach<string> }[];
  readonly rules?: readonly RuleSource[];
}

/** Adds the words of the fallback language where a language has none for a term yet. */
const withFallbacks = (term: TermSource): TermSource => ({
  ...term,
  ...Object.fromEntries(LANGS.map((lang) => [lang, (term[lang] as TermWords | undefined) ?? term[locales[lang].fallback ?? lang]])),
});

const readOptional = async <T>(file: string): Promise<T | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (parse(text) as T);
};

/** What is read once for all games. */
interface Shared {
  readonly entriesOf: Awaited<ReturnType<typeof openEntries>>;
  readonly questions: Awaited<ReturnType<typeof readQuestions>>;
}

const readGame = async (content: string, dist: string, game: string, { entriesOf, questions }: Shared): Promise<GameSource> => {
  const api = JSON.parse(await readText(path.join(dist, 'api/v1', `${game}.json`), 'the build writes one for each game')) as Api;
  const terms = parse(await readText(path.join(content, game, 'glossary.yaml'), 'each game has a glossary')) as TermSource[] | null;
  if (!api.rules?.length) throw new Error(`search: ${game}.json lists no rules`);
  const chapters = new Map(api.chapters?.map(({ id, title }) => [id, title]));
  const entries = await entriesOf(game, api.examples?.map(({ id }) => id) ?? []);
  const everyday = await readOptional<NonNullable<GameSource['everyday']>>(path.join(content, game, 'everyday.yaml'));
  const asked = await readOptional<NonNullable<GameSource['asked']>>(path.join(content, game, 'asked.yaml'));
  return {
    game,
    chapters,
    rules: api.rules,
    terms: (terms ?? []).map(withFallbacks),
    entries,
    questions: questions.get(game) ?? [],
    ...(everyday && { everyday }),
    ...(asked && { asked }),
  };
};

/** Reads what readers say in any game. A site may have none. */
export const readCommon = async (content: string): Promise<readonly MeaningSource[]> => {
  const listed = await readOptional<readonly (Omit<MeaningSource, 'words'> & Partial<MeaningSource['words']>)[]>(path.join(content, 'meanings.yaml'));
  return (listed ?? []).map(({ id, rules, ...words }) => ({
    id,
    ...(rules && { rules }),
    words: Object.fromEntries(LANGS.map((lang) => [lang, words[lang] ?? []])) as unknown as MeaningSource['words'],
  }));
};

/** The ids of the games, in the order that their `game.yaml` files say. */
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
 * @param dist the folder of the built site, which has `api/v1/<game>.json`
 * @throws Error when a game's file cannot be read or lists no rules
 */
export const readGames = async (content: string, dist: string): Promise<readonly GameSource[]> => {
  const games = await gamesIn(content);
  if (!games.length) throw new Error(`search: no game in ${content}`);
  const shared: Shared = { entriesOf: await openEntries(content, dist), questions: await readQuestions(dist) };
  return Promise.all(games.map((game) => readGame(content, dist, game, shared)));
};
