import {
  applyLobbying,
  lobbyInTurn,
  numbers,
  type Colour,
  type Game,
  type LobbyingEvent,
  type LobbyingProblem,
  type Party,
} from '../../engine/turmoil/index.ts';
import { playedFrom, type Played, type Shown } from '../frame/example.ts';
import { actionOf, MAX_ACTIONS, sourceOn, type LobbyingInput, type Source } from './input.ts';

/** The props of the parts of the example. */
export type LobbyingShown = Shown<LobbyingInput, Game, LobbyingEvent, LobbyingProblem>;

const acceptedOf = ({ actions }: LobbyingInput, problem: LobbyingProblem | null): LobbyingInput['actions'] =>
  problem ? actions.slice(0, problem.after) : actions;

/** For each list of actions that a tap made: the step that the tap shows, and the board before its move. */
const taps = new WeakMap<LobbyingInput['actions'], { readonly step: number; readonly start: Game }>();

/** For each board that a tap shows: the board before its move. */
const starts = new WeakMap<Game, Game>();

/**
 * The board with which a board is compared: that before the step; that before the whole move where a tap shows the result of it.
 *
 * @param before the board before the step
 * @param now the board after it
 */
export const comparedWith = (before: Game, now: Game): Game => (before === now ? before : (starts.get(now) ?? before));

/** Plays all actions. If one is refused, the result has the problem and the steps of the actions before it. */
export const play = (input: LobbyingInput): Played<Game, LobbyingEvent, LobbyingProblem> => {
  const { game, actions } = input;
  const outcome = lobbyInTurn(game, actions);
  const kept = outcome.ok ? outcome : lobbyInTurn(game, acceptedOf(input, outcome.problem));
  const played = playedFrom(outcome, applyLobbying, game, kept.ok ? kept.trace : []);
  const tap = taps.get(actions);
  if (tap) starts.set(played.after(tap.step), tap.start);
  return played;
};

/** An input and its present step. */
type Edited = readonly [input: LobbyingInput, step: number];

/** Whether a step puts a piece down or takes it away. */
const lands = ({ type }: LobbyingEvent): boolean => type === 'delegate-placed' || type === 'delegate-removed';

/** The step at which the piece of each accepted action lands, counted from 1. */
const landings = (input: LobbyingInput): readonly number[] => play(input).trace.flatMap(({ event }, at) => (lands(event) ? [at + 1] : []));

/** The actions whose pieces have landed at a step. */
const landedBy = (input: LobbyingInput, step: number): LobbyingInput['actions'] =>
  input.actions.slice(0, landings(input).filter((landed) => landed <= step).length);

/** The source of a tap at a step. */
export const sourceAt = (input: LobbyingInput, step: number): Source => {
  const { trace, after } = play({ ...input, actions: landedBy(input, step) });
  return sourceOn(after(trace.length), input.next);
};

/** For each list of actions that a reader made: the list before it and its step, for undo. */
const before = new WeakMap<LobbyingInput['actions'], readonly [actions: LobbyingInput['actions'], step: number]>();

/** Whether there is something to undo. */
export const canUndo = ({ actions }: LobbyingInput): boolean => actions.length > 0 || before.has(actions);

const remember = (made: Edited, { actions }: LobbyingInput, step: number): Edited => {
  before.set(made[0].actions, [actions, step]);
  return made;
};

/** Shows an input whose last action a tap has made: the last step of it that changes the board, so that a new leader and the marker are seen. */
const tapped = (made: LobbyingInput): Edited => {
  const { trace, after } = play(made);
  const first = play({ ...made, actions: made.actions.slice(0, -1) }).trace.length;
  const step = trace.findLastIndex((_, at) => at >= first && after(at) !== after(at + 1)) + 1;
  if (step > 0) taps.set(made.actions, { step, start: after(first) });
  return [made, step || Math.max(1, trace.length)];
};

/**
 * Makes the action of a tap on a party, at the step that the reader looks at: the actions whose pieces have landed stay, the later
 * ones are dropped. The result of the move is shown. A refused action shows the step before it.
 *
 * @returns null if no delegate can be moved in this way, or if an address cannot hold more actions
 */
export const withTap = (input: LobbyingInput, party: Party, step: number): Edited | null => {
  const kept = landedBy(input, step);
  const action = actionOf({ ...input.next, source: sourceAt(input, step) }, party);
  if (!action || kept.length >= MAX_ACTIONS) return null;
  return remember(tapped({ ...input, actions: [...kept, action] }), input, step);
};

/** Keeps only the first `count` actions and shows the last step of them. */
const withFirst = (input: LobbyingInput, count: number): Edited => {
  const kept = { ...input, actions: input.actions.slice(0, count) };
  return [kept, Math.max(1, play(kept).trace.length)];
};

/** Takes the last change back, with the actions that it dropped. After a reload nothing but the last action is known. */
export const undone = (input: LobbyingInput): Edited => {
  const [actions, step] = before.get(input.actions) ?? [];
  return actions && step ? [{ ...input, actions }, step] : withFirst(input, Math.max(0, input.actions.length - 1));
};

/** Takes all actions back. */
export const cleared = (input: LobbyingInput, step: number): Edited => remember(withFirst(input, 0), input, step);

/** Sends the refused delegate from another place; the next one has its usual source again. Null if no sending was refused. */
export const sentFrom = (input: LobbyingInput, source: Source): Edited | null => {
  const { problem, trace } = play(input);
  const action = problem && input.actions[problem.after];
  if (action?.type !== 'send') return null;
  const made = withTap({ ...input, next: { owner: action.player, source } }, action.party, trace.length);
  return made && [{ ...made[0], next: { owner: action.player, source: 'usual' } }, made[1]];
};

/** Leaves the refused action out. */
export const withoutRefused = (input: LobbyingInput, step: number): Edited => {
  const refused = play(input).problem?.after;
  return remember([{ ...input, actions: input.actions.filter((_, at) => at !== refused) }, step], input, step);
};

/** The M€ that each player has paid so far, in turn order. */
export const costs = ({ game, actions }: LobbyingInput): readonly (readonly [Colour, number])[] => {
  const sent = actions.slice(0, landings({ game, actions, next: { owner: 'red', source: 'lobby' } }).length);
  const paid = (colour: Colour) => sent.filter((one) => one.type === 'send' && one.player === colour && one.source === 'reserve').length;
  return game.players.map(({ colour }) => [colour, numbers['lobbying.cost'] * paid(colour)]);
};
