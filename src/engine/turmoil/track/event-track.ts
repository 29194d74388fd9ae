import { unreachable } from '../../core/unreachable.ts';
import type { Outcome } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import { byEdition, type Edition } from '../vocabulary/editions.ts';
import type { Party } from '../vocabulary/words.ts';
import { isCountable } from '../../core/countable.ts';

/** Where a card's way begins: in a crisis, onto the Distant space; or at set-up, onto one of two spaces. */
export type TrackStart =
  | {
      readonly at: 'crisis';
      /** The generation whose crisis reveals the card, from 1. */
      readonly generation: number;
      /** Neutral delegates in the reserve before that. */
      readonly neutral: number;
      /** Whether it is the last card of the event deck. */
      readonly last: boolean;
    }
  | { readonly at: 'set-up'; readonly space: 'coming' | 'distant' };

/** A card that is followed over the generations, and the edition that counts them. */
export interface TrackInput {
  readonly card: EventId;
  readonly start: TrackStart;
  readonly reading: Edition;
}

/** How far the card has come. */
export interface CardWay {
  readonly card: EventId;
  readonly space: 'deck' | 'distant' | 'coming' | 'current' | 'resolved';
  /** The generation whose crisis has come so far; 0 is the set-up. */
  readonly generation: number;
  /** Neutral delegates in the reserve; those that other cards bring are left out. */
  readonly neutral: number;
  /** The parties to which this card has brought a neutral delegate. */
  readonly arrived: readonly Party[];
  /** The generations that the edition counts; empty till then. */
  readonly counted: readonly number[];
}

/** What happens to the card. `generation` is the one whose crisis it is, 0 the set-up. */
export type TrackEvent =
  | { readonly type: 'card-revealed'; readonly card: EventId; readonly space: 'coming' | 'distant'; readonly generation: number }
  | { readonly type: 'delegate-came'; readonly party: Party; readonly corner: 'revealed' | 'current'; readonly left: number }
  /** A neutral delegate is due, but the reserve is empty. */
  | { readonly type: 'none-came'; readonly party: Party; readonly corner: 'revealed' | 'current' }
  | { readonly type: 'nothing-to-resolve'; readonly generation: number }
  | { readonly type: 'card-advanced'; readonly space: 'coming' | 'current'; readonly generation: number }
  | { readonly type: 'deck-empty'; readonly generation: number }
  | { readonly type: 'card-resolved'; readonly card: EventId; readonly generation: number }
  /** The edition counts these generations; `short` is a card that has not lain on the Distant space. */
  | { readonly type: 'generations-counted'; readonly reading: Edition; readonly generations: readonly number[]; readonly short: boolean };

/** Why a card cannot be followed. */
export type TrackProblem =
  /** Only the crisis of a generation reveals cards, and the first generation is 1. */
  | { readonly code: 'no-such-generation'; readonly rule: 'crisis.changing-times.distant'; readonly value: number }
  | { readonly code: 'no-such-reserve'; readonly rule: 'setup.neutral-delegates'; readonly value: number; readonly max: number };

/** What `followCard` returns. */
export type TrackOutcome = Outcome<CardWay, TrackEvent, TrackProblem, TurmoilRule>;

type Part = PartOf<CardWay, TrackEvent, TurmoilRule>;

/**
 * The card before it is revealed.
 * @param input the card and where its way begins
 * @returns the state before the first step
 */
export function startTrack({ card, start }: TrackInput): CardWay {
  const atSetUp = numbers['delegates.neutral-reserve'] - (start.at === 'set-up' && start.space === 'distant' ? 1 : 0);
  return {
    card,
    space: 'deck',
    generation: start.at === 'crisis' ? start.generation : 0,
    neutral: start.at === 'crisis' ? start.neutral : atSetUp,
    arrived: [],
    counted: [],
  };
}

/**
 * What an event does to the card's way.
 * @param way the state before; left as it is
 * @param event one event of its trace
 * @returns the state after the event
 */
export function applyTrack(way: CardWay, event: TrackEvent): CardWay {
  switch (event.type) {
    case 'card-revealed':
    case 'card-advanced':
      return { ...way, space: event.space, generation: event.generation };
    case 'delegate-came':
      return { ...way, neutral: event.left, arrived: [...way.arrived, event.party] };
    case 'none-came':
      return way;
    case 'nothing-to-resolve':
    case 'deck-empty':
      return { ...way, generation: event.generation };
    case 'card-resolved':
      return { ...way, space: 'resolved', generation: event.generation };
    case 'generations-counted':
      return { ...way, counted: event.generations };
    default:
      return unreachable(event);
  }
}

/**
 * Follows one card from its reveal to the crisis that resolves it. Rules setup.coming-event, setup.distant-event,
 * crisis.changing-times.*, global-events.*; which generations are counted follows the reading of global-events.distant.
 * @param input the card, where its way begins, and the edition that counts
 * @returns the way at its end with its steps
 * @refuses a generation that is not a whole number from 1 to 999, and a neutral reserve that no game can have
 */
export function followCard(input: TrackInput): TrackOutcome {
  const { start } = input;
  const problem = problemOf(start);
  if (problem !== null) return { ok: false, problem };
  const first = start.at === 'crisis' ? start.generation + 1 : 1;
  // From the Distant space a card needs as many crises as the French edition counts; one that begins nearer needs fewer.
  const crises = Array.from({ length: numbers['events.ahead'] }, (_, later) => crisisOf(first + later, start));
  return { ok: true, ...run(applyTrack, startTrack(input), [reveal(start), ...crises.flat(), count(first, input)]) };
}

function problemOf(start: TrackStart): TrackProblem | null {
  if (start.at === 'set-up') return null;
  const { generation, neutral } = start;
  const max = numbers['delegates.neutral'];
  if (!isCountable(generation) || generation === 0) return { code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: generation };
  if (!isCountable(neutral) || neutral > max) return { code: 'no-such-reserve', rule: 'setup.neutral-delegates', value: neutral, max };
  return null;
}

/** The card is revealed, and the party in its top left corner gets a neutral delegate. */
function reveal(start: TrackStart): Part {
  const space = start.at === 'crisis' ? 'distant' : start.space;
  const rule = start.at === 'crisis' ? 'crisis.changing-times.distant' : (`setup.${start.space}-event` as const);
  const brings = start.at === 'crisis' ? 'global-events.distant' : rule;
  return (way) => [{ rule, event: { type: 'card-revealed', card: way.card, space, generation: way.generation } }, ...arrive('revealed', brings)(way)];
}

function arrive(corner: 'revealed' | 'current', rule: TurmoilRule): Part {
  return ({ card, neutral }) => {
    const party = globalEvents[card][corner];
    if (neutral > 0) return [{ rule, event: { type: 'delegate-came', party, corner, left: neutral - 1 } }];
    return [{ rule: 'open-questions.neutral-reserve-empty', event: { type: 'none-came', party, corner } }];
  };
}

/** What a crisis does with the card, in the order of the crisis: 2, 4a, 4b, 4c. */
function crisisOf(generation: number, start: TrackStart): readonly Part[] {
  return [resolve(generation), toCurrent(generation), toComing(generation), revealNothing(generation, start)];
}

const resolve =
  (generation: number): Part =>
  ({ card, space }) => {
    if (space === 'current') return [{ rule: 'global-events.current', event: { type: 'card-resolved', card, generation } }];
    return generation === 1 ? [{ rule: 'setup.no-current-event', event: { type: 'nothing-to-resolve', generation } }] : [];
  };

const toCurrent =
  (generation: number): Part =>
  (way) => {
    if (way.space !== 'coming') return [];
    const moved = { rule: 'crisis.changing-times.current', event: { type: 'card-advanced', space: 'current', generation } } as const;
    return [moved, ...arrive('current', 'global-events.coming')(way)];
  };

const toComing =
  (generation: number): Part =>
  ({ space }) =>
    space === 'distant' ? [{ rule: 'crisis.changing-times.coming', event: { type: 'card-advanced', space: 'coming', generation } }] : [];

/** With the deck empty nothing is revealed, and what lies on the spaces still moves: open-questions.event-deck-empty. */
const revealNothing =
  (generation: number, start: TrackStart): Part =>
  ({ space }) =>
    start.at === 'crisis' && start.last && space !== 'resolved'
      ? [{ rule: 'open-questions.event-deck-empty', event: { type: 'deck-empty', generation } }]
      : [];

/** The generations that an edition counts: those that lie fully between, or the one that resolves the card as well. */
function count(first: number, { start, reading }: TrackInput): Part {
  return ({ generation: resolved }) => {
    const all = Array.from({ length: resolved - first + 1 }, (_, later) => first + later);
    const generations = byEdition(reading, { ru: all.slice(0, -1), fr: all });
    const short = start.at === 'set-up' && start.space === 'coming';
    return [{ rule: 'global-events.distant', event: { type: 'generations-counted', reading, generations, short } }];
  };
}
