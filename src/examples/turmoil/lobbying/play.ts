import {
  applyLobbying,
  lobbyInTurn,
  type Game,
  type LobbyingEvent,
  type LobbyingProblem,
  type LobbyingStep,
  type Player,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Played, type Shown } from '../../frame/definition/example.ts';
import type { LobbyingInput } from './input.ts';

/** The props of the parts of the example. */
export type LobbyingShown = Shown<LobbyingInput, Game, LobbyingEvent, LobbyingProblem>;

/** A step of the example. */
export interface ToldStep extends LobbyingStep {
  /** The action that it belongs to, counted from 1. */
  readonly action: number;
  /** The steps that are told at this one, in their order; only itself if left out. */
  readonly tells?: readonly LobbyingStep[];
}

/** An accepted action: the board after it, and its steps. */
interface Move {
  readonly end: Game;
  readonly steps: readonly LobbyingStep[];
}

/** Plays one action after another, up to the first that is refused. */
const movesOf = ({ game, actions }: LobbyingInput): readonly Move[] => {
  const moves: Move[] = [];
  for (const action of actions) {
    const start = moves.at(-1)?.end ?? game;
    const outcome = lobbyInTurn(start, [action]);
    if (!outcome.ok) break;
    moves.push({ end: outcome.state, steps: outcome.trace });
  }
  return moves;
};

/** What the last step of a move tells of the earlier ones: the piece that lands or goes, a leader seat, the marker. */
const TOLD: readonly LobbyingEvent['type'][] = [
  'delegate-placed',
  'delegate-removed',
  'leader-seated',
  'leader-succeeded',
  'party-emptied',
  'dominance-moved',
];

/** The steps of all moves. The step that a tap shows, the last one of its move, tells what the earlier ones changed too, and cites their rules. */
const toldSteps = (moves: readonly Move[], { tap }: LobbyingInput): readonly ToldStep[] => {
  const all = moves.flatMap(({ steps }, at) => steps.map((step) => ({ ...step, action: at + 1 })));
  return all.map((step, at) => {
    if (at + 1 !== tap?.step) return step;
    const move = all.filter(({ action }) => action === step.action);
    const rules = new Set(move.map(({ rule }) => rule));
    rules.delete(step.rule);
    return { ...step, also: [...rules], tells: move.filter((one) => one === step || TOLD.includes(one.event.type)) };
  });
};

/** Plays all actions. If one is refused, the result has the problem and the steps of the actions before it. */
export const play = (input: LobbyingInput): Played<Game, LobbyingEvent, LobbyingProblem, ToldStep> => {
  const { game, actions } = input;
  const trace = toldSteps(movesOf(input), input);
  return { ...playedFrom(lobbyInTurn(game, actions), applyLobbying, game, trace), trace };
};

/** How many steps are told at a step; undefined if it tells only itself. */
export const toldAt = (trace: LobbyingShown['trace'], step: number): number | undefined => (trace[step - 1] as ToldStep | undefined)?.tells?.length;

/**
 * The board with which the board after a step is compared: that before the step; that before the whole move where a tap shows what
 * came of it.
 *
 * @param before the board before the step
 */
export const comparedWith = ({ tap }: LobbyingInput, step: number, before: Game): Game => (tap?.step === step ? tap.start : before);

/**
 * The places that a step is about although nothing moves there, by their keys in `Changes`: whose delegate is meant, and which leader
 * or marker stays and against whom.
 */
export const placesAbout = (event: LobbyingEvent): readonly string[] => {
  switch (event.type) {
    case 'lobby-used':
      return [`lobby:${event.player}`];
    case 'lobby-passed-over':
      return [`reserve:${event.player}`];
    case 'leader-kept':
      return [`leader:${event.party}`, `area:${event.party}:${event.rival}`];
    case 'dominant-leader':
    case 'party-emptied':
      return [`leader:${event.party}`];
    case 'marker-kept':
      return [`marker:${event.dominant}`];
    default:
      return [];
  }
};

/** Whether a step puts a piece down or takes it away. */
const lands = ({ event: { type } }: LobbyingStep): boolean => type === 'delegate-placed' || type === 'delegate-removed';

/** The step at which the piece of each accepted action lands, counted from 1. */
export const landings = (input: LobbyingInput): readonly number[] => play(input).trace.flatMap((step, at) => (lands(step) ? [at + 1] : []));

/** The M€ that a player has paid since the start. */
export const paidBy = ({ game }: LobbyingInput, { colour, stock }: Player): number => {
  const { megacredits } = stock;
  return (game.players.find((one) => one.colour === colour)?.stock.megacredits ?? megacredits) - megacredits;
};
