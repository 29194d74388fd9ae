import { signed, type Words } from '../../i18n/words.ts';
import type { Working, WorkingRow } from '../../sentences/turmoil/working.ts';
import { changeIn, countSaid, ownerIn } from '../../sentences/turmoil/words.ts';

interface Column {
  readonly head: string;
  /** The content of a cell; null if this row has none. */
  readonly cell: (row: WorkingRow) => string | number | null;
}

/** The columns that some row needs. The limit is needed if it is not the same for all, or if more was counted. Only numbers have a limit. */
const columnsOf = (rows: Working, words: Words): readonly Column[] => {
  const said = (key: string) => words.say(`turmoil.met.${key}`);
  const columns: readonly Column[] = [
    { head: said('counted'), cell: ({ count, counted }) => (count && typeof counted === 'number' ? countSaid(count, counted, words) : counted) },
    { head: said('limit'), cell: ({ limit }) => (rows.some((one) => Number(one.counted) > limit! || one.limit !== limit) ? limit : null) },
    { head: said('influence'), cell: ({ influence }) => (influence === 0 ? null : signed(influence)) },
    { head: said('result'), cell: ({ result }) => result },
    {
      head: said('change'),
      // A phone has no room for three bound words in one line.
      cell: ({ changes }) =>
        words.list(changes.flatMap(({ asset, by }) => (by ? changeIn(words, asset, by).replace(/\u00a0(?=.*\u00a0)/, ' ') : []))) || null,
    },
  ];
  return columns.filter(({ cell }) => rows.some((row) => cell(row) !== null));
};

/** The arithmetic of a global event as a table: a row for each player. */
export function WorkingTable({ table, words }: { readonly table: unknown; readonly words: Words }) {
  const rows = table as Working;
  const columns = columnsOf(rows, words);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.say('turmoil.met.player')}</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{words.capital(ownerIn(words, row.player))}</th>
            {columns.map(({ head, cell }) => (
              <td key={head}>{cell(row) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
