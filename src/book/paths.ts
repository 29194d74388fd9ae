import { eventsPath, gamesWithEvents } from './words.ts';
import { gamesWithQuestions, questionsPath } from './questions.ts';
import { gamesWithTerms, glossaryPath } from './glossary.ts';
import { hasQuick, quickPath } from './quick.ts';
import { games, gameOf, type Game } from './game.ts';
import { unmarked } from '../i18n/borrowed.ts';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { gameWord } from '../i18n/named.ts';
import { t } from '../i18n/t.ts';

const pathsOfGame = (game: Game): readonly string[] => pathsOf(game).concat(hasQuick(game) ? quickPath(game.id) : []);

const pathsOf = ({ id, chapters, facts }: Game): readonly string[] => [
  `${id}/`,
  ...chapters.flatMap(({ chapter }) => [`${id}/${chapter}/`, `${id}/${chapter}/compare/`]),
  `${id}/examples/`,
  ...facts.examples.map((example) => `${id}/examples/${example.id}/`),
  `${id}/differences/`,
];

/** The address, after the language, of every page that each language has. */
export const everyPath = async (): Promise<readonly string[]> => [
  '',
  'search/',
  'changes/',
  'data/',
  'accessibility/',
  'table/',
  ...(await games()).flatMap(pathsOfGame),
  ...(await gamesWithTerms()).map(glossaryPath),
  ...(await gamesWithEvents()).map(eventsPath),
  ...(await gamesWithQuestions()).map(questionsPath),
];

/** The name of the preview of pages that belong to no game. */
export const SITE = 'site';

/** The address of a preview, relative to the folder that the site is served from. */
export const previewPath = (lang: Lang, of: string): string => `previews/${lang}/${of}.png`;

/** The words that stand in a preview: of a game its title and how many rules it has, of the site its name and what it is. */
export const previewWords = async (lang: Lang, of: string) => {
  const site = t(lang, 'site:name');
  const words =
    of === SITE
      ? { above: LANGS.map((each) => locales[each].name).join(' · '), title: site, line: t(lang, 'site:tagline') }
      : { above: site, title: gameWord(lang, of, 'title'), line: t(lang, 'site:preview.rules', { count: (await gameOf(of)).rules.size }) };
  return { above: unmarked(words.above), title: unmarked(words.title), line: unmarked(words.line) };
};
