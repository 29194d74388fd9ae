/* The table as it is when the crisis is over: a reader can go on with it in the next generation. */
import type { Game, Position } from '../../../../engine/turmoil/index.ts';
import { openedWith, remembered } from '../table/given.ts';

/** The state that an example of a table came to last. Steps are told in their order, so it is the one after the last step. */
const states = new WeakMap<Position, unknown>();

/** Notes the state after a step that is told of a table. */
export const noteState = (table: Position, now: unknown): void => void states.set(table, now);

/**
 * The table after the crisis that starts with a table. The next card of the deck is not known, and nobody has chosen anything yet. M€ that
 * the crisis changed are known from now on.
 *
 * @returns null if no crisis was told of the table
 */
export const afterCrisis = (table: Position): Position | null => {
  const game = states.get(table) as Game | undefined;
  if (!game) return null;
  const next: Position = { game, revealed: null, choices: {} };
  const changed = game.players.filter((one, at) => one.stock.megacredits !== table.game.players[at]!.stock.megacredits);
  return remembered({ table: next, given: new Set([...openedWith(table).given, ...changed.map(({ colour }) => `${colour} megacredits`)]) }).table;
};
