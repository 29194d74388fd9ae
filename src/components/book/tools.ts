import { toolsOf, type Tool } from '../../book/tools.ts';
import type { Game } from '../../book/game.ts';
import { GAME_OF_TABLE } from '../../examples/all.ts';
import type { Lang } from '../../i18n/locales.ts';
import { t } from '../../i18n/t.ts';

/** A list or a tool of a game, or the reader's own table. */
export type AnyTool = Omit<Tool, 'id'> & { readonly id: Tool['id'] | 'table' };

/** The lists and tools of a game; after the examples the reader's own table, if it is a table of this game. */
export const toolsWithTable = async (game: Game, lang: Lang): Promise<readonly AnyTool[]> => {
  const table: AnyTool = { id: 'table', to: 'table/', title: t(lang, 'table:title'), hint: t(lang, 'table:hint') };
  const withTable = (tool: Tool): readonly AnyTool[] => (tool.id === 'examples' && game.id === GAME_OF_TABLE ? [tool, table] : [tool]);
  return (await toolsOf(game, lang)).flatMap(withTable);
};
