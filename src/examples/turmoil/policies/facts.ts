import { citedBy, PARTIES, type PolicyEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { ENTERED, MAX_ACTIONS } from './input.ts';
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

/** What pages and programs must know of the example `policies`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps,
  fields: [
    'ruling',
    'phase',
    'used',
    ...ENTERED,
    ...Array.from({ length: MAX_ACTIONS }, (_, at) => [`action${at + 1}`, `number${at + 1}`]).flat(),
    'edition',
  ],
  rules: citedBy.policies,
  names: [...PARTIES, 'steel', 'titanium', 'greenery', 'ocean', 'ruling-party', 'policy', 'action-phase', 'crisis'],
  words: ['turmoil.party'],
  later: ['problem', 'turmoil'],
};
