import type { Colour, Position } from '../../../../engine/turmoil/index.ts';
import type { Strings } from '../../../../i18n/say.ts';
import { saying, type Words } from '../../../../i18n/words.ts';
import { carryOver } from '../../editing/in-address.ts';
import { codecOf } from '../../../frame/definition/codec-of.ts';
import { CARRIED, carried } from '../../../../web/outside.ts';
import { keptTable } from '../../../frame/state/kept-table.ts';
import type { Telling } from '../../../frame/state/state.ts';
import type { ExampleState } from '../../../frame/state/use-example.ts';
import { viewOf } from '../table/address.ts';
import { openedWith } from '../table/given.ts';
import { inputFor, isSameTable, tableIn, textOf, type TableExample } from '../table/inputs.ts';
import { showStrip } from './strip.tsx';
import { tellingOf } from './unset.ts';

/** What is said of numbers that nobody entered, and the names of all numbers. One file of each for each language. */
const files = import.meta.glob<Strings>('../../../../../content/ui/*/{unset,turmoil}.json', { import: 'default' });

const stringsIn = (lang: string, file: string): Promise<Strings> => files[`../../../../../content/ui/${lang}/${file}.json`]!();

/** A table that an example shows. */
export interface Recognised {
  readonly table: Position;
  /** Whose view the input takes. */
  readonly me: Colour;
  /** Whether it is the kept one. */
  readonly isMine: boolean;
  readonly telling: Telling;
  /** The example's words with those of a table. */
  readonly words: Words;
}

/**
 * Recognises a table in the input that an example shows, that of the address or the kept one: an input does not say which of its
 * zeros were entered. Moves that the reader made at the table are ignored.
 *
 * @param id the example; one that can show the table
 * @param edit tells the example that its input is the table
 * @returns null if the input shows neither of them
 */
export const recognise = async <V>(id: TableExample, words: Words, edit: ExampleState<V>['edit']): Promise<Recognised | null> => {
  const mine = tableIn(keptTable());
  const given = tableIn(carried(CARRIED));
  const tables = [given, mine].filter((table) => table !== null);
  if (tables.length === 0) return null;
  if (given) carryOver();
  const [codec, unset, turmoil] = await Promise.all([
    viewOf(id).then(codecOf),
    ...(['unset', 'turmoil'] as const).map((file) => stringsIn(words.lang, file)),
  ] as const);
  // An address may write an input in another form. So both are compared in that form.
  const again = (input: unknown): unknown => codec.decode(codec.encode(input));
  let found: Recognised | null = null;
  edit((value, step) => {
    const input = again(value);
    const views = tables.flatMap((table) => table.game.players.map((me) => ({ table, me })));
    const view = views.find(({ table, me }) => isSameTable(id, again(inputFor(id, table, me.colour)), input));
    if (!view) return null;
    const isMine = mine !== null && textOf(view.table) === textOf(mine);
    const spoken = saying(words, { unset: unset!, turmoil: turmoil! });
    const telling = tellingOf(id, openedWith(view.table), { me: view.me, isMine, input }, spoken);
    found = { table: view.table, me: view.me.colour, isMine, telling, words: spoken };
    return [value, step, telling];
  });
  return found;
};

/** Recognises the table of an example that a page was opened with, and says above it what a reader should know of it. */
export const announce = async <V>(form: HTMLElement, id: TableExample, words: Words, edit: ExampleState<V>['edit']): Promise<void> => {
  const found = await recognise(id, words, edit);
  if (found) showStrip({ form, id, words: found.words, edit }, { ...found, owner: found.me });
};
