import { citedBy, COUNTING_EVENTS, type InfluenceEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = ['counted', 'capped', 'influence-found', 'adjusted', 'multiplied', 'compared'] as const satisfies readonly InfluenceEvent['type'][];

/** What pages and programs must know of the example `influence`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps,
  fields: ['card', 'amount', 'chairman', 'leader', 'delegates', 'has', 'edition'],
  rules: citedBy.influence,
  names: [...COUNTING_EVENTS, 'chairman', 'dominant-party', 'influence'],
  words: ['turmoil.amount', 'turmoil.counted', 'turmoil.tag', 'turmoil.thing'],
  later: ['problem', 'turmoil'],
};
