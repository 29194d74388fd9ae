import type { LobbyingEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = [
  'lobby-used',
  'lobby-passed-over',
  'megacredits-changed',
  'delegate-placed',
  'delegate-removed',
  'leader-seated',
  'leader-succeeded',
  'leader-kept',
  'party-emptied',
  'dominance-moved',
  'marker-kept',
  'dominant-leader',
] as const satisfies readonly LobbyingEvent['type'][];

/** What outsiders may rely on in the example `lobbying`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: ['player', 'source'],
};
