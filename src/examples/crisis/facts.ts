import { COLOURS, CRISIS_STEPS, OWNERS, PARTIES, RESOURCES } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { ALL_OWN } from './numbers.ts';
import { source } from './presets.ts';

const playerFields = ['colour', ...ALL_OWN.map(({ field }) => field), 'choice', ...RESOURCES.map((one) => `choice.${one}`)];
const mostPlayers = COLOURS.map((_, index) => `player${index + 1}`);

/** What outsiders may rely on in the example `crisis`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps: CRISIS_STEPS,
  fields: [
    ...PARTIES.flatMap((party) => [...OWNERS, 'leader'].map((name) => `${party}.${name}`)),
    ...['chairman', 'ruling', 'dominant', 'players', 'distant', 'coming', 'current', 'revealed', 'temperature', 'oceans', 'zeroPassed', 'edition'],
    ...COLOURS.map((colour) => `lobby.${colour}`),
    ...mostPlayers.flatMap((player) => playerFields.map((field) => `${player}.${field}`)),
  ],
};
