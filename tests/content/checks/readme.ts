import { existsSync, readFileSync } from 'node:fs';
import { factsOf, games, readBook, type Book } from './book.ts';

const START = '<!-- Written by `npm run fix` from the content. -->';
const END = '<!-- /written -->';

/** The English title of a game; its id where it has none yet. */
const titleOf = (game: string): string => {
  const path = `content/ui/en/game-${game}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { readonly title: string }).title : game;
};

const counted = (count: number, one: string, many: string): string[] => (count ? [`${count} ${count === 1 ? one : many}`] : []);

/** One game as a line of the list: its title, and how much of it there is. */
const lineOf = (title: string, { game, chapters, cards }: Book): string => {
  const rules = chapters.flatMap(({ facts }) => factsOf(facts));
  const running = rules.filter(({ run }) => run).length;
  const counts = [
    ...counted(rules.length, 'rule', 'rules'),
    ...counted(running, 'of them runs', 'of them run'),
    ...counted(game.examples.length, 'worked example', 'worked examples'),
    ...counted(cards.length, 'event card', 'event cards'),
  ];
  return `- _${title}_: ${counts.join(', ')}`;
};

const gameLines = (): string =>
  games
    .map((id) => readBook(id))
    .sort((one, other) => one.game.order - other.game.order)
    .map((book) => lineOf(titleOf(book.game.game), book))
    .join('\n');

/**
 * The README with its list of games as the content has them now.
 *
 * @throws Error when the marks that enclose the list are gone
 */
export const completeReadme = (readme: string): string => {
  const [before, rest = ''] = readme.split(`${START}\n`);
  const [, after] = rest.split(`\n${END}`);
  if (before === undefined || after === undefined) throw new Error(`README.md: no lines "${START}" and "${END}" around the list of games`);
  return `${before}${START}\n\n${gameLines()}\n\n${END}${after}`;
};
