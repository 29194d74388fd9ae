import type { EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import { resolveEvent, type Resolving } from '../events/resolve.ts';
import type { Part } from '../game/outcomes.ts';
import type { Choices } from '../game/state.ts';
import { changePolicy, fillLobby, moveDominance, payBonus, seatChairman, sendHome } from './government.ts';
import { moveToComing, moveToCurrent, reveal } from './times.ts';

/** What a crisis needs besides the game: what the event deck reveals, and which edition's reading applies. */
export interface CrisisInput {
  /** The top card of the event deck, revealed in 4c; null if the deck is empty. */
  readonly revealed: EventId | null;
  readonly readings: Resolving['readings'];
  /** What players decide about the current event. */
  readonly choices?: Choices;
}

/** What one line of the rulebook's list does. */
export type CrisisLine = (input: CrisisInput) => Part;

/** 1. All players lose 1 TR; nobody falls below 0. Rule crisis.tr-revision. */
const reviseRatings: Part = ({ players }) => {
  const changes = players.map(({ colour, tr }) => ({ player: colour, by: 0 - Math.min(tr, numbers['tr-revision.loss']) }));
  return [{ rule: 'crisis.tr-revision', also: ['solar-phase.crisis', 'introduction.tr-loss'], event: { type: 'tr-changed', changes } }];
};

/**
 * The crisis, as the rulebooks list it, in its order. Its numbers are the international ones: the Russian 3д is 3e here. The parts
 * name the rules in their traces. `CRISIS_RULES` lists the rules, and a test compares both.
 */
export const CRISIS_LINES = [
  ['1', () => reviseRatings],
  ['2', ({ readings, choices = {} }) => resolveEvent({ readings, choices })],
  ['3a', () => changePolicy],
  ['3b', () => payBonus],
  ['3c', () => sendHome],
  ['3d', () => seatChairman],
  ['3e', () => moveDominance],
  ['3f', () => fillLobby],
  ['4a', () => moveToCurrent],
  ['4b', () => moveToComing],
  ['4c', ({ revealed }) => reveal(revealed)],
] as const satisfies readonly (readonly [string, CrisisLine])[];

/** The number of a step of the crisis. */
export type CrisisStepId = (typeof CRISIS_LINES)[number][0];
