import { each } from '../../core/each.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { Outcome, Step } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { numbers } from '../data/numbers.ts';
import type { Committee } from '../game/state.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import { COLOURS, PARTIES, type Colour, type Owner, type Party } from '../vocabulary/words.ts';

/** The seats of the committee board that bring victory points. */
export const SCORED_SEATS = ['chairman', ...PARTIES] as const;
/** A seat that brings victory points. */
export type ScoredSeat = (typeof SCORED_SEATS)[number];

/** Who plays, and who sits where when the game ends. */
export interface ScoringInput {
  readonly players: readonly Colour[];
  /** Null for an empty seat. */
  readonly chairman: Owner | null;
  readonly leaders: Readonly<Record<Party, Owner | null>>;
}

/** The same by the committee board of a game. */
export interface CommitteeScoring {
  readonly players: readonly Colour[];
  readonly committee: Pick<Committee, 'chairman' | 'parties'>;
}

/** Victory points from the committee, for every colour; those who do not play have 0. */
export interface ScoringState {
  readonly points: Readonly<Record<Colour, number>>;
}

/** What happens in final scoring. */
export type ScoringEvent =
  | { readonly type: 'crisis-skipped' }
  | { readonly type: 'points-gained'; readonly seat: ScoredSeat; readonly player: Colour; readonly by: number }
  /** A neutral delegate sits there. */
  | { readonly type: 'nobody-gains'; readonly seat: ScoredSeat }
  | { readonly type: 'seat-empty'; readonly seat: ScoredSeat };

/** Why an input is refused. */
export type ScoringProblem = { readonly rule: TurmoilRule } & (
  | { readonly code: 'nobody-plays' }
  | { readonly code: 'chairman-seat-empty' }
  /** A delegate of a colour that nobody plays sits there. */
  | { readonly code: 'colour-not-playing'; readonly seat: ScoredSeat; readonly owner: Colour }
);

/** What `finalScoring` returns. */
export type ScoringOutcome = Outcome<ScoringState, ScoringEvent, ScoringProblem, TurmoilRule>;

type ScoringStep = Step<ScoringEvent, TurmoilRule>;

/**
 * Final scoring before its first step.
 * @returns a state in which nobody has a point
 */
export function startScoring(): ScoringState {
  return { points: each(COLOURS, () => 0) };
}

/**
 * What an event changes.
 * @param state the state before it; left as it is
 * @param event one event of a trace
 * @returns the state after the event
 */
export function applyScoring(state: ScoringState, event: ScoringEvent): ScoringState {
  switch (event.type) {
    case 'points-gained':
      return { points: { ...state.points, [event.player]: state.points[event.player] + event.by } };
    case 'crisis-skipped':
    case 'nobody-gains':
    case 'seat-empty':
      return state;
    default:
      return unreachable(event);
  }
}

/**
 * Scores the committee at the end of the game: the chairman, then the leaders of all parties, clockwise round the board.
 * Rules end.no-crisis, committee.chairman, end.scoring, committee.neutral. One colour may hold all seven seats: it has as
 * many delegates.
 * @param input who plays, and the committee or who sits on its seats
 * @returns the victory points of every colour, with the steps: one for the crisis that is skipped, one for each seat
 * @refuses a game that nobody plays, an empty chairman seat, and a delegate of a colour that nobody plays
 * @example finalScoring({ players: game.players.map(({ colour }) => colour), committee: game.committee })
 */
export function finalScoring(input: ScoringInput | CommitteeScoring): ScoringOutcome {
  const seats = 'committee' in input ? seatsOf(input) : input;
  const problem = problemOf(seats);
  if (problem !== null) return { ok: false, problem };
  const skip: PartOf<ScoringState, ScoringEvent, TurmoilRule> = () => [{ rule: 'end.no-crisis', event: { type: 'crisis-skipped' } }];
  return { ok: true, ...run(applyScoring, startScoring(), [skip, () => SCORED_SEATS.map((seat) => scoreOf(seat, ownerOf(seat, seats)))]) };
}

function seatsOf({ players, committee: { chairman, parties } }: CommitteeScoring): ScoringInput {
  return { players, chairman, leaders: each(PARTIES, (party) => parties[party].leader) };
}

/** Who sits on a seat. */
function ownerOf(seat: ScoredSeat, { chairman, leaders }: ScoringInput): Owner | null {
  return seat === 'chairman' ? chairman : leaders[seat];
}

function problemOf(seats: ScoringInput): ScoringProblem | null {
  const { players, chairman } = seats;
  if (players.length === 0) return { code: 'nobody-plays', rule: 'end.scoring' };
  if (chairman === null) return { code: 'chairman-seat-empty', rule: 'committee.chairman' };
  for (const seat of SCORED_SEATS) {
    const owner = ownerOf(seat, seats);
    if (owner === null || owner === 'neutral' || players.includes(owner)) continue;
    return { code: 'colour-not-playing', rule: 'committee.delegate', seat, owner };
  }
  return null;
}

/** What one seat brings to whoever sits there. */
function scoreOf(seat: ScoredSeat, owner: Owner | null): ScoringStep {
  if (owner === null) return { rule: 'end.scoring', event: { type: 'seat-empty', seat } };
  if (owner === 'neutral') return { rule: 'committee.neutral', event: { type: 'nobody-gains', seat } };
  return seat === 'chairman'
    ? { rule: 'committee.chairman', event: { type: 'points-gained', seat, player: owner, by: numbers['chairman.vp'] } }
    : { rule: 'end.scoring', event: { type: 'points-gained', seat, player: owner, by: numbers['leader.vp'] } };
}
