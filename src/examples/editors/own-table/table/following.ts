/* A reader may have several pages open. What one of them keeps, the others take over. */
import type { Position } from '../../../../engine/turmoil/index.ts';
import { keptTable } from '../../../frame/state/kept-table.ts';
import { tableIn, textOf } from './inputs.ts';
import { freshTable } from './table.ts';

/** Whether a table is the kept one, or where none is kept, one on which nothing was entered. */
export const isKept = (table: Position): boolean => textOf(table) === (keptTable() || textOf(freshTable()));

/** What follows the kept table. */
interface Following {
  /** Is told that the page shows another table, or has kept its own. */
  readonly note: () => void;
}

/**
 * Takes over what another page keeps, unless this page shows a table that is not kept.
 *
 * @param now the table that this page shows
 * @param take shows a table that another page has kept
 * @param signal ends it
 */
export const followKept = (now: () => Position, take: (table: Position) => void, signal?: AbortSignal): Following => {
  let text = '';
  /** The table that this page and the device had in common; null if it shows one that is not kept. */
  let common: Position | null = null;
  const note = (): void => {
    text = keptTable();
    common = isKept(now()) ? now() : null;
  };
  const look = (): void => {
    const latest = keptTable();
    const other = latest === text ? null : tableIn(latest);
    if (!other || now() !== common) return;
    take(other);
    note();
  };
  // A frozen page gets no `storage` event. It gets one of the others when it is used again.
  for (const name of ['storage', 'focus', 'pageshow']) addEventListener(name, look, { ...(signal && { signal }) });
  return { note };
};
