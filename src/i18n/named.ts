import type { Lang } from './locales.ts';
import { t, type Key } from './t.ts';

/** Words about a game that every game has. */
type GameWord = 'title' | 'summary' | 'description' | 'credits';

/** Words about an example that every example has. */
type ExampleWord = 'title' | 'summary' | 'short';

/**
 * A game's own words. Its id comes from content, so that only the build can tell whether they are there.
 *
 * @throws Error when the game has no such word in `lang`
 */
export const gameWord = (lang: Lang, game: string, word: GameWord): string => t(lang, `site:game.${game}.${word}` as Key);

/**
 * An example's own words.
 *
 * @throws Error when the example has no such word in `lang`
 */
export const exampleWord = (lang: Lang, example: string, word: ExampleWord): string => t(lang, `${example}:page.${word}` as Key);
