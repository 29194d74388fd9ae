import { COLOURS, CRISIS_STEPS, OWNERS, PARTIES, TAGS } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../shared/facts.ts';
import { source } from './presets.ts';

const playerFields = ['colour', 'tr', 'megacredits', 'cities', 'heat', ...TAGS.map((tag) => `tag.${tag}`)];
const mostPlayers = COLOURS.map((_, index) => `player${index + 1}`);

/** What outsiders may rely on in the example `crisis`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps: CRISIS_STEPS,
  fields: [
    ...PARTIES.flatMap((party) => [...OWNERS, 'leader'].map((name) => `${party}.${name}`)),
    ...['chairman', 'ruling', 'dominant', 'players', 'distant', 'coming', 'current', 'revealed', 'edition'],
    ...COLOURS.map((colour) => `lobby.${colour}`),
    ...mostPlayers.flatMap((player) => playerFields.map((field) => `${player}.${field}`)),
  ],
};
