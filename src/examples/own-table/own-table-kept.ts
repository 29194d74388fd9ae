import type { Strings } from '../../i18n/say.ts';
import { saying, type Words } from '../../i18n/words.ts';
import { codecOf } from '../frame/codec-of.ts';
import { keptTable } from '../frame/kept-table.ts';
import type { ExampleState } from '../frame/use-example.ts';
import { viewOf } from './address.ts';
import { openedWith } from './given.ts';
import { inputFor, tableIn, type TableExample } from './inputs.ts';
import { tellingOf } from './unset.ts';

/** What is said of numbers that nobody entered, and the names of all numbers. One file of each for each language. */
const files = import.meta.glob<Strings>('../../../content/ui/*/{unset,turmoil}.json', { import: 'default' });

const stringsIn = (lang: string, file: string): Promise<Strings> => files[`../../../content/ui/${lang}/${file}.json`]!();

/**
 * Recognises the kept table in the input that an example shows: an address brings no more than the input.
 *
 * @param id the example; one that can show the table
 * @param edit tells the example that its input is the table
 */
export const recognise = async <V>(id: TableExample, words: Words, edit: ExampleState<V>['edit']): Promise<void> => {
  const table = tableIn(keptTable());
  if (!table) return;
  const [codec, unset, turmoil] = await Promise.all([
    viewOf(id).then(codecOf),
    ...(['unset', 'turmoil'] as const).map((file) => stringsIn(words.lang, file)),
  ] as const);
  edit((value, step) => {
    const shown = codec.encode(value);
    const me = table.game.players.find(({ colour }) => codec.encode(inputFor(id, table, colour)) === shown);
    return me ? [value, step, tellingOf(id, openedWith(table), me, saying(words, { unset: unset!, turmoil: turmoil! }))] : null;
  });
};
