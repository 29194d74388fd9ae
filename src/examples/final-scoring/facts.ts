import { COLOURS, PARTIES, type ScoringEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = ['crisis-skipped', 'points-gained', 'nobody-gains', 'seat-empty'] as const satisfies readonly ScoringEvent['type'][];

/** What outsiders may rely on in the example `final-scoring`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: [...COLOURS.map((colour) => `player.${colour}`), 'chairman', ...PARTIES.map((party) => `${party}.leader`)],
};
