import { PARTIES } from '../../engine/turmoil/index.ts';
import type { CardPart, Move } from '../committee/events.tsx';
import { BOARD_PARTS, type BoardPart } from '../committee/places.tsx';
import { CONTRACT_PARTS, type ContractPart } from '../contracts/card.tsx';
import { TILE_PARTS, type TilePart } from '../contracts/tile.tsx';
import { CYCLE_PARTS, type CyclePart } from '../problems/cycle.tsx';
import type { KarmaPart } from '../problems/tree.tsx';
import { shownEvents } from './game.ts';
import type { PictureId } from './ids.ts';

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

/** The rule to which the legend links each part of a union tile. */
export const tileRules: Readonly<Record<TilePart, string>> = {
  'union-number': 'setup.union-tiles',
  'main-grant': 'unions.grant',
  'additional-grant': 'unions.commit',
  'corporation-seal': 'setup.markers-and-seals',
  'progress-track': 'scoring.completed',
};

/** The rules to which the legend links each part of a contract card. The rewards have two. */
export const contractRules: Readonly<Record<ContractPart, readonly [rule: string] | readonly [rule: string, also: string]>> = {
  'contract-level': ['contracts.advance'],
  requirement: ['contracts.only-after-taking'],
  'completion-bonus': ['contracts.complete'],
  reward: ['contracts.reward-a', 'contracts.reward-b'],
};

/** The rules to which the legend links each place of a problem: one or two. */
export const cycleRules: Readonly<Record<CyclePart, readonly [rule: string] | readonly [rule: string, also: string]>> = {
  queue: ['round.problem-queue'],
  'first-round': ['actions.each-once'],
  vote: ['funds.vote'],
  'second-round': ['round.order'],
  contribution: ['funds.contribute', 'funds.leader-reputation'],
  'additional-round': ['funds.shortfall'],
  compensation: ['compensation.claim', 'funds.return'],
  karma: ['karma.move'],
};

/** The term for each place of a problem. */
export const cycleTerms: Readonly<Record<CyclePart, string>> = {
  queue: 'problem',
  'first-round': 'action-round',
  vote: 'vote',
  'second-round': 'action-round',
  contribution: 'contribution',
  'additional-round': 'additional-round',
  compensation: 'compensation',
  karma: 'karma',
};

/** The rule to which the legend links each part of the karma board. */
export const karmaRules: Readonly<Record<KarmaPart, string>> = {
  'compass-rose': 'setup.karma',
  'side-a': 'karma.move',
  'side-b': 'karma.move',
  'karma-marker': 'karma.board',
  effect: 'karma.at-once',
};

/** What a page must provide for a picture. */
export interface Needs {
  /** The ids of the rules that it cites. The page provides their addresses, numbers and titles. */
  readonly rules: readonly string[];
  /** The ids of the terms and cards that it names. */
  readonly names: readonly string[];
  /** The chapter whose steps it shows. */
  readonly procedure?: string;
}

const flow: Needs = { rules: [...solarRules, 'end.scoring'], names: ['production-phase'], procedure: 'crisis' };

/** What each picture needs of its game. */
export const needs: Readonly<Record<PictureId, Needs>> = {
  'committee-board': {
    rules: Object.values(boardRules),
    names: [...PARTIES, ...BOARD_PARTS, 'committee-board', 'chairman', 'policy'],
  },
  'event-card': { rules: Object.values(cardRules), names: [...PARTIES, ...shownEvents, 'flavour-text'] },
  'events-board': { rules: [...Object.values(moveRules), 'setup.no-current-event'], names: [...PARTIES, ...shownEvents, 'events-board'] },
  'solar-phase': flow,
  crisis: flow,
  'union-tile': { rules: Object.values(tileRules), names: [...TILE_PARTS, 'union-tile'] },
  'contract-card': { rules: Object.values(contractRules).flat(), names: [...CONTRACT_PARTS, 'contract-card'] },
  'problem-cycle': {
    rules: [...Object.values(cycleRules).flat(), 'round.end'],
    names: [...CYCLE_PARTS.map((part) => cycleTerms[part]), 'problem-cycle'],
  },
  'karma-tree': { rules: Object.values(karmaRules), names: ['karma-board', 'compass-rose', 'side', 'karma-marker'] },
};
