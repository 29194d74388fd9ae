/* Which numbers of the players were entered. A 0 that nobody entered is shown as such; the examples compute with it all the same. */
import type { Player, Position } from '../../../../engine/turmoil/index.ts';
import { listUnder } from '../../../../web/device.ts';
import { CARRIED, carried, ZEROS } from '../../../../web/outside.ts';
import { ALL_OWN, type OwnNumber } from '../../../turmoil/crisis/numbers.ts';
import { keptTable } from '../../../frame/state/kept-table.ts';
import { textOf } from './inputs.ts';
import type { Edit } from './table.ts';

/** A table, and the numbers of it that a reader entered, each as `red cities`. */
export interface Entered {
  readonly table: Position;
  readonly given: ReadonlySet<string>;
}

/** What was entered into a table, for an editor that is opened again on the same page. */
const known = new WeakMap<Position, ReadonlySet<string>>();

/** Remembers what was entered into a table. */
export const remembered = (entered: Entered): Entered => {
  known.set(entered.table, entered.given);
  return entered;
};

/** The zeros of a text such as `red-cities*blue-tr`. */
const zerosIn = (text: string): readonly string[] => text.split('*').map((one) => one.replace('-', ' '));

/** What was entered into the kept table, or into that of the address. Of another table, only the numbers above 0 are known to be entered. */
const givenOf = (table: Position): readonly string[] => {
  const text = textOf(table);
  if (text === keptTable()) return listUnder('own-given').map(String);
  return text === carried(CARRIED) ? zerosIn(carried(ZEROS)) : [];
};

/** A table as an editor opens it. */
export const openedWith = (table: Position): Entered => remembered({ table, given: known.get(table) ?? new Set(givenOf(table)) });

/** A table with the zeros that were entered into it, such as `red-cities*blue-tr`. */
export const enteredAs = (table: Position, zeros: string): Entered => remembered({ table, given: new Set(zerosIn(zeros)) });

/** The zeros that were entered into a table, each as `red-cities`. */
export const zerosOf = (table: Position): readonly string[] => {
  const { given } = openedWith(table);
  return table.game.players.flatMap((player) =>
    ALL_OWN.filter(({ field, get }) => get(player) === 0 && given.has(`${player.colour} ${field}`)).map(({ field }) => `${player.colour}-${field}`),
  );
};

/** A table and the zeros that were entered into it, as the hash of an address carries them, without its sign. */
export const carriedAs = (table: Position): string => {
  const zeros = zerosOf(table);
  return `${CARRIED}=${textOf(table)}${zeros.length > 0 ? `&${ZEROS}=${zeros.join('*')}` : ''}`;
};

/** The table after an edit. Who leaves the game takes the numbers along. */
export const enteredWith = ({ given }: Entered, edit: Edit, table: Position): Entered => {
  if (edit.type === 'number') return remembered({ table, given: new Set([...given, `${edit.player} ${edit.field}`]) });
  if (edit.type === 'player') return remembered({ table, given: new Set([...given].filter((one) => !one.startsWith(`${edit.player} `))) });
  return remembered({ table, given });
};

/** Whether an edit enters a 0 that nobody has entered. The number stays the same, but now it is known. */
export const isNewZero = ({ given }: Entered, edit: Edit): boolean =>
  edit.type === 'number' && edit.value === 0 && !given.has(`${edit.player} ${edit.field}`);

/** Whether a number of a player was entered. */
export const isGiven = ({ given }: Entered, player: Player, { field, get }: OwnNumber): boolean =>
  get(player) !== 0 || given.has(`${player.colour} ${field}`);
