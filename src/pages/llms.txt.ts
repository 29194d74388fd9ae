import type { APIRoute } from 'astro';
import { documentPath } from '../api/documents.ts';
import { eventsPath, gamesWithEvents } from '../book/words.ts';
import { gamesWithQuestions, questionsPath } from '../book/questions.ts';
import { chapterText, games, type Game } from '../book/game.ts';
import { absolute, fileHref, href } from '../web/links.ts';
import { DEFAULT_LANG } from '../i18n/locales.ts';
import { gameWord } from '../i18n/named.ts';
import { t } from '../i18n/t.ts';

/** The data for programs as a section: the page about them, and the document that lists all others. */
const dataSection = (site: URL | undefined): string =>
  [
    `## ${t(DEFAULT_LANG, 'data:title')}`,
    '',
    `- [${t(DEFAULT_LANG, 'data:title')}](${absolute(site, href(DEFAULT_LANG, 'data/'))}): ${t(DEFAULT_LANG, 'data:description')}`,
    `- [${t(DEFAULT_LANG, 'data:document.faq')}](${absolute(site, fileHref(documentPath('faq')))})`,
    `- [${t(DEFAULT_LANG, 'data:document.index')}](${absolute(site, fileHref(documentPath('index')))})`,
  ].join('\n');

/** A game as a section: what it is, its data, its chapters. */
const section = async (game: Game, site: URL | undefined): Promise<string> => {
  const chapters = game.chapters.map(async ({ chapter }) => {
    const { title, summary } = (await chapterText(game.id, chapter, DEFAULT_LANG)).data;
    return `- [${title}](${absolute(site, href(DEFAULT_LANG, `${game.id}/${chapter}/`))}): ${summary}`;
  });
  const data = `- [${t(DEFAULT_LANG, 'site:footer.data')}](${absolute(site, fileHref(documentPath(game.id)))})`;
  const events = `- [${t(DEFAULT_LANG, 'events:title')}](${absolute(site, href(DEFAULT_LANG, eventsPath(game.id)))}): ${t(DEFAULT_LANG, 'events:outside.title')}`;
  const title = gameWord(DEFAULT_LANG, game.id, 'title');
  const faq = `- [${t(DEFAULT_LANG, 'site:faq.title')}](${absolute(site, href(DEFAULT_LANG, questionsPath(game.id)))}): ${t(DEFAULT_LANG, 'site:faq.description', { game: title })}`;
  return [
    `## ${title}`,
    '',
    gameWord(DEFAULT_LANG, game.id, 'summary'),
    '',
    data,
    ...(await Promise.all(chapters)),
    ...((await gamesWithQuestions()).includes(game.id) ? [faq] : []),
    ...((await gamesWithEvents()).includes(game.id) ? [events] : []),
  ].join('\n');
};

export const GET: APIRoute = async ({ site }) => {
  const sections = await Promise.all((await games()).map((game) => section(game, site)));
  return new Response(
    [`# ${t(DEFAULT_LANG, 'site:name')}`, `> ${t(DEFAULT_LANG, 'site:home.description')}`, dataSection(site), ...sections, ''].join('\n\n'),
  );
};
