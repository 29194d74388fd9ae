import { citedBy, COLOURS, EVENT_IDS, PARTIES, type SetUpEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = [
  'players-ready',
  'neutral-ready',
  'event-drawn',
  'neutral-sent',
  'marker-laid',
  'marker-stays',
  'current-left-empty',
  'policy-laid',
  'no-bonus',
] as const satisfies readonly SetUpEvent['type'][];

/** What pages and programs must know of the example `setup`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  ...presetIds(source),
  steps,
  fields: [...COLOURS.map((colour) => `player.${colour}`), 'coming', 'distant'],
  rules: citedBy.setup,
  names: [...PARTIES, ...EVENT_IDS, 'committee-board', 'events-board', 'chairman', 'policy', 'lobby', 'delegate-reserve', 'dominance-marker'],
  words: ['turmoil.board', 'turmoil.letter', 'turmoil.owner', 'turmoil.party', 'turmoil.space', 'turmoil.who'],
  styles: ['events-board'],
};
