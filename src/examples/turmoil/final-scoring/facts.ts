import { citedBy, COLOURS, PARTIES, SCORED_SEATS, type ScoringEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = ['crisis-skipped', 'points-gained', 'nobody-gains', 'seat-empty'] as const satisfies readonly ScoringEvent['type'][];

/** What pages and programs must know of the example `final-scoring`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps,
  fields: [...COLOURS.map((colour) => `player.${colour}`), 'chairman', ...PARTIES.map((party) => `${party}.leader`)],
  rules: citedBy['final-scoring'],
  names: [...SCORED_SEATS, 'committee-board'],
  words: ['turmoil.letter', 'turmoil.owner', 'turmoil.party', 'turmoil.who'],
  later: ['problem', 'turmoil'],
};
