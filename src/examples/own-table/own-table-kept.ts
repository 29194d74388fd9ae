import type { Strings } from '../../i18n/say.ts';
import { saying, type Words } from '../../i18n/words.ts';
import { codecOf } from '../frame/codec-of.ts';
import { CARRIED, carried } from '../../i18n/outside.ts';
import { keptTable } from '../frame/kept-table.ts';
import type { ExampleState } from '../frame/use-example.ts';
import { carryOver, viewOf } from './address.ts';
import { openedWith } from './given.ts';
import { inputFor, isSameTable, tableIn, type TableExample } from './inputs.ts';
import { tellingOf } from './unset.ts';

/** What is said of numbers that nobody entered, and the names of all numbers. One file of each for each language. */
const files = import.meta.glob<Strings>('../../../content/ui/*/{unset,turmoil}.json', { import: 'default' });

const stringsIn = (lang: string, file: string): Promise<Strings> => files[`../../../content/ui/${lang}/${file}.json`]!();

/**
 * Recognises a table in the input that an example shows, the kept one or that of the address: an input does not say which of its
 * zeros were entered. Moves that the reader made at the table are ignored.
 *
 * @param id the example; one that can show the table
 * @param edit tells the example that its input is the table
 */
export const recognise = async <V>(id: TableExample, words: Words, edit: ExampleState<V>['edit']): Promise<void> => {
  const mine = tableIn(keptTable());
  const given = tableIn(carried(CARRIED));
  const tables = [mine, given].filter((table) => table !== null);
  if (tables.length === 0) return;
  if (given) carryOver();
  const [codec, unset, turmoil] = await Promise.all([
    viewOf(id).then(codecOf),
    ...(['unset', 'turmoil'] as const).map((file) => stringsIn(words.lang, file)),
  ] as const);
  edit((value, step) => {
    // As an address has it: a table may come from one.
    const again = (input: unknown): unknown => codec.decode(codec.encode(input as V));
    const views = tables.flatMap((table) =>
      table.game.players.map((me) => ({ table, me, isMine: table === mine, input: inputFor(id, table, me.colour) })),
    );
    const view = views.find(({ input }) => isSameTable(id, again(input), again(value)));
    if (!view) return null;
    const telling = tellingOf(id, openedWith(view.table), { ...view, input: value }, saying(words, { unset: unset!, turmoil: turmoil! }));
    return [value, step, telling];
  });
};
