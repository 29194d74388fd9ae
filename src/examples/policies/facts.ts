import type { PolicyEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { ENTERED, MOST_ACTIONS } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'steel-gained',
  'megacredits-gained',
  'tile-untouched',
  'tr-raised',
  'cards-bought',
  'production-raised',
  'titanium-spent',
] as const satisfies readonly PolicyEvent['type'][];

/** What outsiders may rely on in the example `policies`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: [
    ...['ruling', 'phase', 'used', ...ENTERED],
    ...Array.from({ length: MOST_ACTIONS }, (_, at) => [`action${at + 1}`, `number${at + 1}`]).flat(),
    'edition',
  ],
};
