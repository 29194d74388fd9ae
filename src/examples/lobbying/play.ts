import { applyLobbying, lobbyInTurn, type Game, type LobbyingEvent, type LobbyingProblem, type Party } from '../../engine/turmoil/index.ts';
import { playedFrom, type Played, type Shown } from '../frame/example.ts';
import { actionOf, MAX_ACTIONS, type LobbyingInput } from './input.ts';

/** What the parts of the example are drawn from. */
export type LobbyingShown = Shown<LobbyingInput, Game, LobbyingEvent, LobbyingProblem>;

const acceptedOf = ({ actions }: LobbyingInput, problem: LobbyingProblem | null): LobbyingInput['actions'] =>
  problem ? actions.slice(0, problem.after) : actions;

/** Plays all actions. If one of them is refused, the steps of those before it are shown with the problem. */
export const play = (input: LobbyingInput): Played<Game, LobbyingEvent, LobbyingProblem> => {
  const { game, actions } = input;
  const outcome = lobbyInTurn(game, actions);
  const kept = outcome.ok ? outcome : lobbyInTurn(game, acceptedOf(input, outcome.problem));
  return playedFrom(outcome, applyLobbying, game, kept.ok ? kept.trace : []);
};

/** An input and the step of it that is shown. */
type Edited = readonly [input: LobbyingInput, step: number];

/**
 * Adds the action that a tap on a party asks for, and shows its first step. A refused action has changed nothing: the next one
 * takes its place.
 *
 * @returns null if no delegate can be moved in this way, or if an address can carry no more actions
 */
export const withTap = (input: LobbyingInput, party: Party): Edited | null => {
  const { trace, problem } = play(input);
  const accepted = acceptedOf(input, problem);
  const action = actionOf(input.next, party);
  return action && accepted.length < MAX_ACTIONS ? [{ ...input, actions: [...accepted, action] }, trace.length + 1] : null;
};

/** Takes back all actions but the first ones, and shows the last step of these. */
export const withFirst = (input: LobbyingInput, count: number): Edited => {
  const kept = { ...input, actions: input.actions.slice(0, count) };
  return [kept, Math.max(1, play(kept).trace.length)];
};
