import { PARTIES, type InfluenceSource } from '../../../engine/turmoil/index.ts';
import type { Needs } from '../../pictures/types.ts';
import type { CardPart, Move } from '../events.tsx';
import { BOARD_PARTS, type BoardPart } from './board-parts.ts';
import { shownEvents } from './game.ts';

/** The rule to which the legend links each part of the committee board. */
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

/** The rule to which the legend links each part of an event card. */
export const cardRules: Readonly<Record<CardPart, string>> = {
  revealed: 'global-events.distant',
  current: 'global-events.coming',
  'flavour-text': 'crisis.changing-times.distant',
  effect: 'crisis.global-event',
};

/** The step of the crisis that makes each move on the events board, in order. */
export const moveRules: Readonly<Record<Move, string>> = {
  resolved: 'crisis.global-event',
  current: 'crisis.changing-times.current',
  coming: 'crisis.changing-times.coming',
  distant: 'crisis.changing-times.distant',
};

const solarRules = ['when', 'end-check', 'world-government', 'world-government-variant', 'colonies', 'crisis'].map((step) => `solar-phase.${step}`);

const flow: Needs = { rules: [...solarRules, 'end.scoring'], names: ['production-phase'], procedure: 'crisis' };

/** The rule about each source of influence. */
export const sourceRules: Readonly<Record<InfluenceSource, string>> = {
  chairman: 'committee.chairman',
  leader: 'committee.leader-of-dominant',
  delegate: 'committee.delegate',
};

/** The rule about each thing that costs something. */
export const costRules = {
  reserve: 'committee.lobbying',
  lobby: 'committee.lobby-start',
  scientists: 'parties.scientists.policy',
  kelvinists: 'parties.kelvinists.policy',
  reds: 'parties.reds.policy',
  crisis: 'crisis.tr-revision',
} as const;

/** What each picture needs of the game. */
export const needs = {
  'committee-board': {
    rules: Object.values(boardRules),
    names: [...PARTIES, ...BOARD_PARTS, 'committee-board', 'chairman', 'policy'],
  },
  'event-card': { rules: Object.values(cardRules), names: [...PARTIES, ...shownEvents, 'flavour-text'] },
  'events-board': { rules: [...Object.values(moveRules), 'setup.no-current-event'], names: [...PARTIES, ...shownEvents, 'events-board'] },
  'solar-phase': flow,
  crisis: flow,
  parties: {
    rules: PARTIES.flatMap((party) => ['goal', 'bonus', 'policy'].map((part) => `parties.${party}.${part}`)),
    names: [...PARTIES, 'party', 'ruling-bonus', 'policy'],
  },
  influence: { rules: [...Object.values(sourceRules), 'influence.sources', 'influence.adjust'], names: ['influence'] },
  costs: { rules: Object.values(costRules), names: ['scientists', 'kelvinists', 'reds'] },
} satisfies Readonly<Record<string, Needs>>;
