import { ASSETS } from '../../../drawings/turmoil/changes.ts';
import { citedBy, COLOURS, CRISIS_STEPS, EVENT_IDS, OWNERS, PARTIES, RESOURCES } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { ALL_OWN } from './numbers.ts';
import { source } from './presets.ts';

const playerFields = ['colour', ...ALL_OWN.map(({ field }) => field), 'choice', ...RESOURCES.map((one) => `choice.${one}`)];
const allPlayers = COLOURS.map((_, index) => `player${index + 1}`);

/** The terms on the two boards. */
const places = [
  'committee-board',
  'events-board',
  'chairman',
  'policy',
  'lobby',
  'delegate-reserve',
  'dominance-marker',
  'ruling-party',
  'dominant-party',
  'distant-event',
  'coming-event',
  'current-event',
];

/** The parts of the game's words that it says. Its boards show no deck, and players send no delegates. */
const WORDS = [
  'owner',
  'letter',
  'amount',
  'counted',
  'tag',
  'party',
  'who',
  'board',
  'met',
  'event',
  'why',
  ...['distant', 'coming', 'current'].map((space) => `space.${space}`),
  ...['neutral', 'first', 'replaced', 'tied', 'again', 'dominance'].map((move) => `moves.${move}`),
];

/** What pages and programs must know of the example `crisis`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps: CRISIS_STEPS,
  fields: [
    ...PARTIES.flatMap((party) => [...OWNERS, 'leader'].map((name) => `${party}.${name}`)),
    'chairman',
    'ruling',
    'dominant',
    'players',
    'distant',
    'coming',
    'current',
    'revealed',
    'temperature',
    'oceans',
    'zeroPassed',
    'edition',
    ...COLOURS.map((colour) => `lobby.${colour}`),
    ...allPlayers.flatMap((player) => playerFields.map((field) => `${player}.${field}`)),
  ],
  rules: citedBy.crisis,
  names: [...PARTIES, ...places, ...EVENT_IDS],
  words: [...WORDS, ...ASSETS.map((one) => `thing.${one}`)].map((part) => `turmoil.${part}`),
  styles: ['events-board'],
  later: ['crisis-form', 'problem'],
};
