import { PARTIES } from '../../engine/turmoil/index.ts';
import { BOARD_PARTS, type BoardPart } from '../committee/parts.tsx';
import type { CardPart } from '../committee/card.tsx';
import type { Move } from '../committee/events.tsx';
import { shownEvents } from './game.ts';

/** The rule that each part of the committee board leads to. */
export const boardRules: Readonly<Record<BoardPart, string>> = {
  'chairman-seat': 'committee.chairman',
  'policy-tile': 'committee.ruling-party',
  'dominance-marker': 'committee.dominant-party',
  'leader-seat': 'committee.first-leader',
  'delegate-area': 'committee.lobbying',
  'ruling-bonus': 'crisis.new-government.bonus',
  lobby: 'committee.lobby-start',
  'delegate-reserve': 'setup.player-delegates',
};

/** The rule that each part of an event card leads to. */
export const cardRules: Readonly<Record<CardPart, string>> = {
  revealed: 'global-events.distant',
  current: 'global-events.coming',
  'flavour-text': 'crisis.changing-times.distant',
  effect: 'crisis.global-event',
};

/** The step of the crisis in which each thing happens on the events board, in their order. */
export const moveRules: Readonly<Record<Move, string>> = {
  resolved: 'crisis.global-event',
  current: 'crisis.changing-times.current',
  coming: 'crisis.changing-times.coming',
  distant: 'crisis.changing-times.distant',
};

const solarRules = ['when', 'end-check', 'world-government', 'world-government-variant', 'colonies', 'crisis'].map((step) => `solar-phase.${step}`);

/** The rules that the pictures cite: whoever shows one hands over their addresses, numbers and titles. */
export const rulesNeeded: readonly string[] = [
  ...Object.values(boardRules),
  ...Object.values(cardRules),
  ...Object.values(moveRules),
  ...solarRules,
  'setup.no-current-event',
  'end.scoring',
];

/** The names that the pictures show. */
export const namesNeeded: readonly string[] = [
  ...PARTIES,
  ...BOARD_PARTS,
  ...shownEvents,
  'committee-board',
  'events-board',
  'chairman',
  'policy',
  'flavour-text',
  'global-event',
  'production-phase',
  'solar-phase',
  'crisis',
];
