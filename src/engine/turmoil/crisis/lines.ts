import type { EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import { resolveEvent, type Resolving } from '../events/resolve.ts';
import type { TurmoilProcedure } from '../game/outcomes.ts';
import type { Choices } from '../game/state.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
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

/** One line of the rulebook's list, and the procedure that carries it out. */
export interface CrisisLine {
  readonly id: string;
  readonly rule: TurmoilRule;
  readonly run: (input: CrisisInput) => TurmoilProcedure;
}

/** 1. All players lose 1 TR; nobody falls below 0. Rule crisis.tr-revision. */
const reviseRatings: TurmoilProcedure = ({ players }) => {
  const changes = players.map(({ colour, tr }) => ({ player: colour, by: 0 - Math.min(tr, numbers['tr-revision.loss']) }));
  return [{ rule: 'crisis.tr-revision', also: ['solar-phase.crisis', 'introduction.tr-loss'], event: { type: 'tr-changed', changes } }];
};

/** The crisis, as the rulebooks list it. Its numbers are the international ones: the Russian 3д is 3e here. */
export const crisisLines = [
  { id: '1', rule: 'crisis.tr-revision', run: () => reviseRatings },
  { id: '2', rule: 'crisis.global-event', run: ({ readings, choices = {} }) => resolveEvent({ readings, choices }) },
  { id: '3a', rule: 'crisis.new-government.policy', run: () => changePolicy },
  { id: '3b', rule: 'crisis.new-government.bonus', run: () => payBonus },
  { id: '3c', rule: 'crisis.new-government.return', run: () => sendHome },
  { id: '3d', rule: 'crisis.new-government.chairman', run: () => seatChairman },
  { id: '3e', rule: 'crisis.new-government.dominance', run: () => moveDominance },
  { id: '3f', rule: 'crisis.new-government.lobby', run: () => fillLobby },
  { id: '4a', rule: 'crisis.changing-times.current', run: () => moveToCurrent },
  { id: '4b', rule: 'crisis.changing-times.coming', run: () => moveToComing },
  { id: '4c', rule: 'crisis.changing-times.distant', run: ({ revealed }) => reveal(revealed) },
] as const satisfies readonly CrisisLine[];

/** The number of a step of the crisis. */
export type CrisisStepId = (typeof crisisLines)[number]['id'];
