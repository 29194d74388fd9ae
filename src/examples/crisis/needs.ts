import { citedBy, crisis, EDITIONS, EVENT_IDS, PARTIES } from '../../engine/turmoil/index.ts';
import { source } from './presets.ts';

/** Names that stand on the two boards. */
const places = [
  ...PARTIES,
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

/** The rules that the example cites and the names that it shows: the page hands over their words and addresses. */
export const needs = { citedRules: citedBy.crisis as readonly string[], namesNeeded: [...places, ...EVENT_IDS] as readonly string[] };

const outcomes = source.presets.flatMap(({ value: { position } }) =>
  EDITIONS.map((edition) => {
    const readings = { 'influence.adjust': edition, 'special-cases.snow-cover': edition };
    return crisis(position.game, { revealed: position.revealed, choices: position.choices, readings });
  }),
);

const cards = source.presets.flatMap(({ value: { position } }) => [...Object.values(position.game.events), position.revealed]);

/** The same for an example in a chapter, which has its presets only: a page of text stays light. */
export const embeddedNeeds: typeof needs = {
  citedRules: [
    ...new Set(
      outcomes.flatMap((outcome) => (outcome.ok ? outcome.trace.flatMap(({ rule, also = [] }) => [rule, ...also]) : [outcome.problem.rule])),
    ),
  ],
  namesNeeded: [...places, ...new Set(cards.filter((card) => card !== null))],
};
