import { unreachable } from '../../core/unreachable.ts';
import type { Outcome } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { numbers } from '../data/numbers.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Party } from '../vocabulary/words.ts';
import { isCountable } from '../../core/countable.ts';

/** Whose delegate sits on a party's leader seat, as one player sees it. */
export const LEADERS = ['own', 'other', 'none'] as const;
/** What a player sees on a leader seat. */
export type LeaderSeen = (typeof LEADERS)[number];

/** Tells whether a value is what a player can see on a leader seat. */
export const isLeaderSeen = (value: unknown): value is LeaderSeen => LEADERS.includes(value as LeaderSeen);

/** The two ways in which a party as a requirement is met; either is enough. */
export type RequirementWay = 'ruling' | 'delegates';

/** A card that asks for a party, and the table before a player who wants to play it. */
export interface RequirementInput {
  /** The party whose emblem is the card's requirement. */
  readonly required: Party;
  readonly ruling: Party;
  /** Who leads the required party. */
  readonly leader: LeaderSeen;
  /** The player's delegates in its delegate area, the leader left out. */
  readonly own: number;
  /** All others' delegates there, neutral ones too, their leader left out. */
  readonly others: number;
}

/** How far the check has come. */
export interface RequirementState extends RequirementInput {
  /** The player's delegates in the required party, the leader counted; 0 until they are counted. */
  readonly count: number;
  /** The ways found open so far. */
  readonly ways: readonly RequirementWay[];
}

/** The stages of the check. */
export type RequirementEvent =
  | { readonly type: 'required'; readonly required: Party }
  | { readonly type: 'ruling-compared'; readonly required: Party; readonly ruling: Party; readonly met: boolean }
  /** `own` of the delegate area and `leads`, 1 for the player's own leader, make `count`; `others` do not count. */
  | { readonly type: 'counted'; readonly own: number; readonly leads: 0 | 1; readonly count: number; readonly others: number }
  | { readonly type: 'delegates-compared'; readonly count: number; readonly due: number; readonly met: boolean }
  | { readonly type: 'met'; readonly ways: readonly RequirementWay[] };

type Facts =
  | { readonly code: 'requirement-not-met'; readonly required: Party; readonly ruling: Party; readonly count: number; readonly due: number }
  | { readonly code: 'not-countable'; readonly field: 'own' | 'others'; readonly value: number }
  /** More delegates than there are: of the player, or of all others together. */
  | { readonly code: 'too-many-delegates'; readonly of: 'own' | 'others'; readonly count: number; readonly max: number }
  | { readonly code: 'leader-missing'; readonly party: Party }
  /** Somebody who does not lead has at least `has` delegates, and the leader's owner at most `leads`. */
  | { readonly code: 'leader-outnumbered'; readonly leader: 'own' | 'other'; readonly has: number; readonly leads: number };

/** Why a card may not be played for its requirement, or why no table looks like this. */
export type RequirementProblem = Facts & { readonly rule: TurmoilRule };

/** What `meetRequirement` and `examineRequirement` return. */
export type RequirementOutcome = Outcome<RequirementState, RequirementEvent, RequirementProblem, TurmoilRule>;

type Part = PartOf<RequirementState, RequirementEvent, TurmoilRule>;

/**
 * Begins a check: nothing has been looked at.
 * @param input the card and the table
 * @returns the state before the first step
 */
export function startRequirement({ required, ruling, leader, own, others }: RequirementInput): RequirementState {
  return { required, ruling, leader, own, others, count: 0, ways: [] };
}

/**
 * What a stage adds to the check.
 * @param state the check so far; left as it is
 * @param event one event of its trace
 * @returns the check after the event
 */
export function applyRequirement(state: RequirementState, event: RequirementEvent): RequirementState {
  switch (event.type) {
    case 'ruling-compared':
      return event.met ? { ...state, ways: [...state.ways, 'ruling'] } : state;
    case 'counted':
      return { ...state, count: event.count };
    case 'delegates-compared':
      return event.met ? { ...state, ways: [...state.ways, 'delegates'] } : state;
    case 'required':
    case 'met':
      return state;
    default:
      return unreachable(event);
  }
}

/**
 * Looks at both ways in which a party as a requirement can be met, and does not judge. Rules cards.text,
 * cards.party-requirement, committee.leader-counts.
 * @param input the card and the table
 * @returns the ways that are open, none of them perhaps, with the four steps that found them
 * @refuses numbers that are not whole numbers from 0 to 999 or more than there are delegates, a party without a leader, a leader outnumbered
 */
export function examineRequirement(input: RequirementInput): RequirementOutcome {
  const problem = problemOfTable(input);
  if (problem !== null) return { ok: false, problem };
  return { ok: true, ...run(applyRequirement, startRequirement(input), [named, rulingCompared, counted, delegatesCompared]) };
}

/**
 * Checks a party as a requirement. Rule cards.party-requirement: the party rules, or the player has 2 delegates in it.
 * @param input the card and the table
 * @returns the ways in which it is met, with the steps of `examineRequirement` and the verdict
 * @refuses a requirement that is met in neither way, and what `examineRequirement` refuses
 */
export function meetRequirement(input: RequirementInput): RequirementOutcome {
  const examined = examineRequirement(input);
  if (!examined.ok) return examined;
  const { state, trace } = examined;
  if (state.ways.length > 0)
    return { ok: true, state, trace: [...trace, { rule: 'cards.party-requirement', event: { type: 'met', ways: state.ways } }] };
  const { required, ruling, count } = state;
  const due = numbers['cards.party-delegates'];
  return { ok: false, problem: { code: 'requirement-not-met', rule: 'cards.party-requirement', required, ruling, count, due } };
}

const named: Part = ({ required }) => [{ rule: 'cards.text', event: { type: 'required', required } }];

const rulingCompared: Part = ({ required, ruling }) => [
  { rule: 'cards.party-requirement', event: { type: 'ruling-compared', required, ruling, met: ruling === required } },
];

const counted: Part = ({ leader, own, others }) => {
  const leads = leader === 'own' ? 1 : 0;
  return [
    { rule: 'committee.leader-counts', event: { type: 'counted', own, leads, count: own + leads, others: others + (leader === 'other' ? 1 : 0) } },
  ];
};

const delegatesCompared: Part = ({ count }) => {
  const due = numbers['cards.party-delegates'];
  return [{ rule: 'cards.party-requirement', event: { type: 'delegates-compared', count, due, met: count >= due } }];
};

/** What no table can look like; null if all is well. */
function problemOfTable({ required, leader, own, others }: RequirementInput): RequirementProblem | null {
  const rule = 'cards.party-requirement';
  if (!isCountable(own)) return { code: 'not-countable', rule, field: 'own', value: own };
  if (!isCountable(others)) return { code: 'not-countable', rule, field: 'others', value: others };
  if (leader === 'none') return own + others > 0 ? { code: 'leader-missing', rule: 'committee.first-leader', party: required } : null;
  return tooMany(own + Number(leader === 'own'), others + Number(leader === 'other')) ?? outnumbered(leader, own, others);
}

/** The colours that the player does not play. */
const OTHER_COLOURS = numbers['players.most'] - 1;

/** More delegates than there are. Rule committee.delegate. */
function tooMany(own: number, others: number): RequirementProblem | null {
  const rule = 'committee.delegate';
  const each = numbers['delegates.each'];
  const max = OTHER_COLOURS * each + numbers['delegates.neutral'];
  if (own > each) return { code: 'too-many-delegates', rule, of: 'own', count: own, max: each };
  return others > max ? { code: 'too-many-delegates', rule, of: 'others', count: others, max } : null;
}

/** A leader whose owner cannot have as many delegates as somebody else has. Rule committee.replace-leader. */
function outnumbered(leader: 'own' | 'other', own: number, others: number): RequirementProblem | null {
  // The others' delegates may be anybody's: one of so many owners has at least their share, and the leader's owner at most all of them.
  const share = Math.ceil(others / (OTHER_COLOURS + 1));
  const has = leader === 'own' ? share : own;
  const leads = (leader === 'own' ? own : others) + 1;
  return has > leads ? { code: 'leader-outnumbered', rule: 'committee.replace-leader', leader, has, leads } : null;
}
