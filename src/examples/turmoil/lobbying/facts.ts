import { citedBy, PARTIES, type LobbyingEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
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

/** What pages and programs must know of the example `lobbying`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps,
  fields: ['player', 'source'],
  rules: citedBy.lobbying,
  names: [...PARTIES, 'committee-board', 'chairman', 'policy', 'lobby', 'delegate-reserve', 'dominance-marker'],
  words: [
    'own-table.said.cleared',
    'own-table.said.undone',
    'own-table.short.undo',
    'turmoil.amount',
    'turmoil.board',
    'turmoil.letter',
    'turmoil.moves',
    'turmoil.owner',
    'turmoil.party',
    'turmoil.who',
  ],
  later: ['problem', 'turmoil'],
};
