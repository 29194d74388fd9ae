import type { Lang } from './locales.ts';
import { namespaces, t, type Key } from './t.ts';

/** Words about a game that every game has. */
type GameWord = 'title' | 'line' | 'summary' | 'description' | 'credits';

/** Words about an edition that every edition has. */
type EditionWord = 'name' | 'only' | 'applied';

/** Words about an example that every example has. */
type ExampleWord = 'title' | 'summary' | 'short';

/**
 * Returns the name of a picture in the jump list of a quick reference.
 *
 * @throws Error when the picture has no such word in `lang`
 */
export const jumpWord = (lang: Lang, picture: string): string => t(lang, `site:quick.jump.${picture}` as Key);

/** The file of the words of all editions. */
export const EDITIONS = 'editions';

const GAME = 'game-';

/**
 * A game's own words, from `content/ui/<lang>/game-<id>.json`. Its id comes from content, so that only the build can tell
 * whether they are there.
 *
 * @throws Error when the game has no such word in `lang`
 */
export const gameWord = (lang: Lang, game: string, word: GameWord): string => t(lang, `${GAME}${game}:${word}` as Key);

/** The titles of all games that have words, by id. */
const gameTitles = (lang: Lang): Readonly<Record<string, string>> => {
  const ids = namespaces.filter((name) => name.startsWith(GAME)).map((name) => name.slice(GAME.length));
  return Object.fromEntries(ids.map((id) => [id, gameWord(lang, id, 'title')]));
};

/** By id the part of a game's title that tells it from the other games of a series: `Turmoil`. A line of a hit and a tile have no room for more. */
export const shortTitles = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(gameTitles(lang)).map(([game, title]) => [game, title.split(/\s?:\s/).at(-1)!]));

/**
 * A word of a game's tally on the home page.
 *
 * @param word `title`, `lead`, `result`, or `parts.<id>` for one of its ticks
 * @throws Error when the game has no such word in `lang`
 */
export const tallyWord = (lang: Lang, game: string, word: 'title' | 'lead' | 'result' | `parts.${string}`): string =>
  t(lang, `${GAME}${game}:tally.${word}` as Key);

/**
 * The words of an edition: what it is called, what marks words that it alone has, what
 * a reader chooses to be applied.
 *
 * @throws Error when the edition has no such word in `lang`
 */
export const editionWord = (lang: Lang, edition: string, word: EditionWord): string => t(lang, `${EDITIONS}:${edition}.${word}` as Key);

/**
 * An example's own words.
 *
 * @throws Error when the example has no such word in `lang`
 */
export const exampleWord = (lang: Lang, example: string, word: ExampleWord): string => t(lang, `${example}:page.${word}` as Key);
