import { eventsPath, gamesWithEvents } from './cards.ts';
import { gamesWithTerms, glossaryPath } from './glossary.ts';
import { games, type Game } from './game.ts';

const pathsOfGame = ({ id, chapters, facts }: Game): readonly string[] => [
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
  ...(await games()).flatMap(pathsOfGame),
  ...(await gamesWithTerms()).map(glossaryPath),
  ...(await gamesWithEvents()).map(eventsPath),
];
