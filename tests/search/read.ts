/*
 * How a query is read, and what it finds on a page of no game: `npm run search:read -- fr "combien de pions"`, after a build; SITE_DIR
 * names the built site. Words, families and stop words are taken from the files as they are now.
 */
import { isLang, type Lang } from '../../src/i18n/locales.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import type { Files } from '../../src/search/index/files.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import { meaningsOf } from '../../src/search/index/meanings.ts';
import { makeQuestions } from '../../src/search/index/questions.ts';
import { readCommon, readGames } from '../../src/search/index/read-games.ts';
import type { GameSource, MeaningSource } from '../../src/search/index/sources.ts';
import type { QueryWord } from '../../src/search/query/query.ts';
import { isStop } from '../../src/search/query/read.ts';
import { FAMILY } from '../../src/search/words/marks.ts';
import { meaningToken } from '../../src/search/words/meanings.ts';
import { wordsOf } from '../../src/search/words/normal.ts';
import type { Token } from '../../src/search/words/tokens.ts';

/** What each meaning is called: the entries of `meanings.yaml`, then the terms and the cards of each game. */
const namesOf = (games: readonly GameSource[], common: readonly MeaningSource[]): ReadonlyMap<Token, string> => {
  const { ofCard } = meaningsOf(games, common);
  const first = [...common.map(({ id }) => `meanings.yaml ${id}`), ...games.flatMap(({ game, terms }) => terms.map(({ id }) => `${game} ${id}`))];
  const cards = games.flatMap(({ game, entries }) =>
    entries.flatMap(({ id }) => ofCard(game, id).map((token) => [token, `${game} events.${id}`] as const)),
  );
  return new Map([...first.map((name, place) => [meaningToken(place), name] as const), ...cards]);
};

const tellWord = ({ form, asks, meant, weak }: QueryWord, names: ReadonlyMap<Token, string>): string => {
  const tokens = asks
    .filter(({ token }) => !names.has(token))
    .map(({ token, way }) => `${token}${token.at(-2) === FAMILY ? ' (a family)' : ''} ${way}`);
  const means = asks.flatMap(({ token }) => names.get(token) ?? []);
  const said = [tokens.join(', '), means.length && `means ${means.join(', ')}`, meant && `read as ${meant.join(', ')}`, weak && 'weak'];
  return `${form}: ${said.filter(Boolean).join('; ')}`;
};

const tell = async (lang: Lang, typed: string): Promise<void> => {
  const games = await readGames('content', process.env['SITE_DIR'] ?? 'dist');
  const common = await readCommon('content');
  const questions = (await makeQuestions(games, common)).get(lang)!;
  const getFrom =
    (files: Files) =>
    <T>(name: string) =>
      Promise.resolve(files.get(name) as T);
  const index = await makeIndex(games, common, { [lang]: 'now' });
  const searcher = await openSearcher(getFrom(index), lang, { getQuestions: () => getFrom(questions) });
  const { query, lead, hits, entries } = await searcher.search(typed, { rules: 5, each: 2 });
  const left = wordsOf(query.read).flatMap(({ form }) => (isStop(form) && !query.words.some((word) => word.form === form) ? [form] : []));
  const names = namesOf(games, common);
  for (const word of query.words) console.log(tellWord(word, names));
  if (left.length) console.log(`stop words, left out: ${left.join(', ')}`);
  for (const { kind, name, title } of [...(lead ? [lead] : []), ...hits, ...entries]) console.log(`  ${kind} ${name}: ${title}`);
};

const [lang, ...typed] = process.argv.slice(2);
if (isLang(lang) && typed.length) await tell(lang, typed.join(' '));
else console.error('npm run search:read -- fr "what is typed"');
