import { citedRules } from '../../book/cite.ts';
import { defaultReadings, editionsOf, gameOf } from '../../book/game.ts';
import { once } from '../../book/once.ts';
import { langShown, namesOf } from '../../book/words.ts';
import { factsOf } from '../../examples/all.ts';
import type { PageData } from '../../examples/frame/definition/page-data.ts';
import { filesOf, FRAME, stringsFor } from '../../examples/frame/definition/strings.ts';
import { contentHash } from '../../web/content-hash.ts';
import { counting } from '../../i18n/counting.ts';
import { href } from '../../web/links.ts';
import type { Lang } from '../../i18n/locales.ts';
import { EDITIONS, editionWord } from '../../i18n/named.ts';
import type { Strings } from '../../i18n/say.ts';
import { stringsOf } from '../../i18n/t.ts';
import sheet from '../../examples/editors/own-table/own-table.css?url';
import { TABLE_NAMES, TABLE_RULES, TABLE_WORDS, type TableData } from '../../examples/editors/own-table/data.ts';

/** The name of the strings of the reader's own table, and of its folder. */
const TABLE = 'own-table';

/** The strings of a file. Those of the frame get the words of the game's editions. */
const stringsIn = (lang: Lang, file: string, editions: readonly string[]): Strings => {
  const strings = counting(lang, stringsOf(lang, file));
  if (file !== FRAME) return strings;
  const words = Object.fromEntries(editions.map((id) => [id, editionWord(lang, id, 'applied')]));
  return { ...strings, edition: { ...(strings['edition'] as Strings), ...words } };
};

const readTable = async (game: string, lang: Lang): Promise<TableData> => {
  const spoken = await langShown(game, lang, [...filesOf(TABLE, { words: TABLE_WORDS })], TABLE_NAMES);
  return {
    lang: spoken,
    strings: stringsFor(TABLE, TABLE_WORDS, (file) => counting(spoken, stringsOf(spoken, file))),
    names: await namesOf(game, spoken, TABLE_NAMES),
    rules: await citedRules(game, lang, TABLE_RULES, { from: '', by: TABLE }),
    sheet,
  };
};

const rememberedTable = once((key) => {
  const [game = '', lang] = key.split(' ');
  return readTable(game, lang as Lang);
});

/** What the editor of the reader's own table needs from the book, in one language. */
export const tableData = (game: string, lang: Lang): Promise<TableData> => rememberedTable(`${game} ${lang}`);

/** The name of the file that holds it: it tells what is in it. */
export const tableHash = async (game: string, lang: Lang): Promise<string> => contentHash(await tableData(game, lang));

/** The address of that file. */
export const tableAddress = async (game: string, lang: Lang): Promise<string> =>
  href(lang, `${game}/examples/${TABLE}/data.${await tableHash(game, lang)}.json`);

const read = async (id: string, lang: Lang): Promise<PageData> => {
  const facts = factsOf(id);
  const { game: gameId, rules, names, words } = facts;
  const game = await gameOf(gameId);
  const chapter = game.facts.examples.find((example) => example.id === id)?.chapter ?? '';
  const editions = editionsOf(game).map((edition) => edition.id);
  const spoken = await langShown(gameId, lang, [...filesOf(id, facts), EDITIONS], names);
  return {
    lang: spoken,
    game: gameId,
    strings: stringsFor(id, words, (file) => stringsIn(spoken, file, editions)),
    names: await namesOf(gameId, spoken, names),
    rules: await citedRules(gameId, lang, rules, { from: chapter, by: `example ${id}` }),
    readings: defaultReadings(game),
    editions,
    page: href(lang, `${gameId}/examples/${id}/`),
    table: facts.table ? await tableAddress(gameId, lang) : null,
  };
};

const remembered = once((key) => {
  const [id = '', lang] = key.split(' ');
  return read(id, lang as Lang);
});

/**
 * Everything that an example needs from the book, in one language: strings, names, the rules it cites, and the site's
 * readings. Where the page's language has not all of its words, it is shown in that language's fallback.
 *
 * @throws Error when it cites a rule or names a term that the book does not have
 */
export const exampleData = (id: string, lang: Lang): Promise<PageData> => remembered(`${id} ${lang}`);

/** The name of the file that holds an example's data: it tells what is in it. */
export const dataHash = async (id: string, lang: Lang): Promise<string> => contentHash(await exampleData(id, lang));

/** The address of the file that holds an example's data in one language. */
export const dataAddress = async (id: string, lang: Lang): Promise<string> =>
  href(lang, `${factsOf(id).game}/examples/${id}/data.${await dataHash(id, lang)}.json`);
