/* The device keeps the reader's table, and with it what Undo brings back. */
import type { Position } from '../../../../engine/turmoil/index.ts';
import { keepUnder, listUnder, MOST, OWN_TABLE } from '../../../../web/device.ts';
import { enteredAs, openedWith, zerosOf, type Entered } from './given.ts';
import { advanced, begun, undone, type History } from '../../editing/history.ts';
import { tableIn, textOf } from './inputs.ts';

/** A table, and what made it, in one sentence; an empty one if that is not known in the reader's language. */
export interface Entry extends Entered {
  readonly by: string;
}

/** The most changes that are kept. */
const MOST_CHANGES = 20;

/** The history of each table of this page, with the language of its sentences. */
const known = new WeakMap<Position, readonly [history: History<Entry>, lang: string]>();

/** Notes the history of its present table. */
export const noted = (history: History<Entry>, lang: string): History<Entry> => {
  known.set(history.present.table, [history, lang]);
  return history;
};

/** An entry as the device keeps it: the table, the zeros that were entered into it, the sentence. */
const rowOf = ({ table, by }: Entry): readonly string[] => [textOf(table), zerosOf(table).join('*'), by];

/** Reads a row; null for anything else. */
const entryIn = (row: unknown, isSpoken: boolean): Entry | null => {
  const [text, zeros, by] = (Array.isArray(row) ? row : []).map(String);
  const table = tableIn(text ?? '');
  return table && { ...enteredAs(table, zeros ?? ''), by: isSpoken ? (by ?? '') : '' };
};

/** What was kept with a table: nothing if another table was kept since, as on an older page. */
const keptHistory = (table: Position, lang: string): History<Entry> | null => {
  const [spoken, ...rows] = listUnder('own-past');
  const entries = rows.map((row) => entryIn(row, spoken === lang));
  const last = entries.at(-1);
  if (!last || textOf(last.table) !== textOf(table)) return null;
  const past = entries.slice(0, -1).filter((entry) => entry !== null);
  return { ...begun({ ...openedWith(table), by: last.by }), past };
};

/** The history of a table: what this page knows of it, or what the device keeps; otherwise it begins with the table. */
export const historyOf = (table: Position, lang: string): History<Entry> => {
  const [history] = known.get(table) ?? [];
  return noted(history ?? keptHistory(table, lang) ?? begun({ ...openedWith(table), by: '' }), lang);
};

/** Keeps what Undo brings back, as far as there is room: the oldest changes are forgotten first. */
const keepHistory = (table: Position): void => {
  const [history, lang] = known.get(table) ?? [];
  if (!history) return keepUnder('own-past', '');
  const rows = [...history.past, history.present].slice(-MOST_CHANGES - 1).map(rowOf);
  while (JSON.stringify([lang, ...rows]).length > MOST) rows.shift();
  keepUnder('own-past', JSON.stringify([lang, ...rows]));
};

/** Stores a table and what was entered into it. Without storage, it lasts as long as the page, and the address carries it too. */
export const keepTable = (table: Position): void => {
  const { given } = openedWith(table);
  keepUnder('own-given', JSON.stringify([...given]));
  keepHistory(table);
  // Written last: as soon as it changes, another page reads all of them.
  keepUnder(OWN_TABLE, textOf(table));
};

/**
 * Keeps a table in the place of the present one, which Undo brings back.
 *
 * @param mine the present one; null if none is kept
 * @param by what made it, in one sentence
 */
export const keepInstead = (mine: Position | null, table: Position, by: string, lang: string): void => {
  const entry = { ...openedWith(table), by };
  noted(mine ? advanced(historyOf(mine, lang), entry, null) : begun(entry), lang);
  keepTable(table);
};

/** Keeps what was kept before a table took its place. Redo makes it the kept one again. */
export const keepFormer = (table: Position, lang: string): void => {
  const { present } = noted(undone(historyOf(table, lang)), lang);
  keepTable(present.table);
};
