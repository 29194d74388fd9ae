import type { Lang } from '../i18n/locales.ts';
import { signOf } from './drawings.ts';
import { chapterText, type Game } from './game.ts';
import { toolsOf } from './tools.ts';

/** A chapter or a list that readers open often. */
export interface Tile {
  readonly id: string;
  /** Its address after the language. */
  readonly to: string;
  readonly title: string;
  /** Its drawing as SVG. */
  readonly sign: string;
}

/**
 * What readers of a game open most, as game.yaml lists it.
 *
 * @throws Error when an id is neither a chapter nor a list of the game, or has no drawing
 */
export const tilesOf = async (game: Game, lang: Lang): Promise<readonly Tile[]> => {
  const tools = await toolsOf(game, lang);
  const tile = async (id: string): Promise<Tile> => {
    const tool = tools.find((each) => each.id === id);
    const chapter = game.chapters.find((each) => each.chapter === id);
    const sign = signOf(game.id, id);
    if (!sign || !(tool ?? chapter)) throw new Error(`content/${game.id}/game.yaml home.tiles: no chapter, list or drawing "${id}"`);
    if (tool) return { id, to: tool.to, title: tool.title, sign };
    return { id, to: `${game.id}/${id}/`, title: (await chapterText(game.id, id, lang)).data.title, sign };
  };
  return Promise.all(game.facts.home.tiles.map(tile));
};
