import type { Codec } from '../../engine/core/codec.ts';
import type { Owner, Position } from '../../engine/turmoil/index.ts';
import type { AnyExample } from '../frame/example.ts';
import { encode } from '../frame/url-state.ts';
import { inputFor, type TableExample } from './inputs.ts';

/** The examples themselves. They are fetched for their codecs, so that no page has these twice. */
const views = import.meta.glob<AnyExample>('../{crisis,lobbying,influence,requirement,policies,final-scoring}/view.tsx', { import: 'default' });

const codecOf = async (id: TableExample): Promise<Codec<unknown>> => {
  const { source } = await views[`../${id}/view.tsx`]!();
  return typeof source.codec === 'function' ? source.codec() : source.codec;
};

/** The state of an example for a table, for `?s=`. */
export const stateFor = async (id: TableExample, table: Position, owner: Owner): Promise<string> => {
  const codec = await codecOf(id);
  return encode({ kind: 'input', input: codec.encode(inputFor(id, table, owner)), edition: 'default', step: 1 });
};
