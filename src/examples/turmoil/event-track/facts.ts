import { citedBy, EVENT_IDS, PARTIES, type TrackEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = [
  'card-revealed',
  'delegate-came',
  'none-came',
  'nothing-to-resolve',
  'card-advanced',
  'deck-empty',
  'card-resolved',
  'generations-counted',
] as const satisfies readonly TrackEvent['type'][];

/** What pages and programs must know of the example `event-track`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  ...presetIds(source),
  steps,
  fields: ['card', 'start', 'generation', 'neutral', 'last', 'edition'],
  rules: citedBy['event-track'],
  names: [...PARTIES, ...EVENT_IDS, 'events-board', 'global-event'],
  words: ['turmoil.board', 'turmoil.letter', 'turmoil.owner', 'turmoil.party', 'turmoil.space'],
  later: ['problem', 'turmoil'],
  styles: ['events-board'],
};
