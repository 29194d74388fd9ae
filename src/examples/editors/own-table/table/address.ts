import type { Owner, Position } from '../../../../engine/turmoil/index.ts';
import { codecOf } from '../../../frame/definition/codec-of.ts';
import type { AnyExample } from '../../../frame/definition/example.ts';
import { encode } from '../../../frame/state/url-state.ts';
import { inputFor, type TableExample } from './inputs.ts';

/** The examples themselves. They are fetched for their codecs, so that no page has these twice. */
const views = import.meta.glob<AnyExample>('../../../turmoil/*/view.tsx', {
  import: 'default',
});

/** An example that can show the table. */
export const viewOf = (id: TableExample): Promise<AnyExample> => views[`../../../turmoil/${id}/view.tsx`]!();

/** The state of an example for a table, for `?s=`. */
export const stateFor = async (id: TableExample, table: Position, owner: Owner): Promise<string> => {
  const codec = await codecOf(await viewOf(id));
  return encode({ kind: 'input', input: codec.encode(inputFor(id, table, owner)), edition: 'default', step: 1 });
};
