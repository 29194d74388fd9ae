import { placeDelegate, removeDelegate, type Game, type Position } from '../../../../engine/turmoil/index.ts';
import { CARRIED, carried } from '../../../../web/outside.ts';
import type { Words } from '../../../../i18n/words.ts';
import { keptTable } from '../../../frame/state/kept-table.ts';
import type { LobbyingInput } from '../../../turmoil/lobbying/input.ts';
import { openedWith, remembered, type Entered } from './given.ts';
import { inputFor, isSameTable, tableIn } from './inputs.ts';
import { keepInstead } from './keeping.ts';

/** The table whose board lobbying shows: the kept one or that of the address; else one that has this board alone. */
const shownBy = (game: Game, mine: Position | null): Position => {
  const shows = (table: Position | null): table is Position =>
    table !== null && isSameTable('lobbying', inputFor('lobbying', table, 'neutral'), { game });
  const given = tableIn(carried(CARRIED));
  return shows(mine) ? mine : shows(given) ? given : { game, revealed: null, choices: {} };
};

/** A board after the moves, up to the first that is refused. */
const endOf = (game: Game, [action, ...later]: LobbyingInput['actions']): Game => {
  const outcome = action && (action.type === 'send' ? placeDelegate(game, action) : removeDelegate(game, action));
  return outcome?.ok ? endOf(outcome.state, later) : game;
};

/** A table after the moves. What was paid is known from now on. */
const after = ({ table: before, given }: Entered, game: Game, { committee, players }: Game): Entered => {
  const paid = players.filter((one, at) => one.stock.megacredits !== game.players[at]!.stock.megacredits);
  const table = { ...before, game: { ...before.game, committee, players } };
  return remembered({ table, given: new Set([...given, ...paid.map(({ colour }) => `${colour} megacredits`)]) });
};

/**
 * Makes the position after the moves of lobbying the reader's table, if the reader has asked for it. Undo takes it back.
 *
 * @param form the element of the example; `data-keep` marks that the reader has asked
 * @param input the input of the example
 * @returns the new table; null if nothing was asked
 */
export const keepMoves = (form: HTMLElement, input: unknown, words: Words): Position | null => {
  if (!('keep' in form.dataset)) return null;
  delete form.dataset['keep'];
  const mine = tableIn(keptTable());
  const { game, actions } = input as LobbyingInput;
  const { table } = after(openedWith(shownBy(game, mine)), game, endOf(game, actions));
  keepInstead(mine, table, words.say('own-table.said.played'), words.lang);
  return table;
};
