import { applyLobbying, lobbyInTurn, type Game, type LobbyingEvent, type LobbyingProblem, type Party } from '../../engine/turmoil/index.ts';
import { playedFrom, type Played, type Shown } from '../frame/example.ts';
import { actionOf, MAX_ACTIONS, type LobbyingInput } from './input.ts';

/** The props of the parts of the example. */
export type LobbyingShown = Shown<LobbyingInput, Game, LobbyingEvent, LobbyingProblem>;

const acceptedOf = ({ actions }: LobbyingInput, problem: LobbyingProblem | null): LobbyingInput['actions'] =>
  problem ? actions.slice(0, problem.after) : actions;

/** Plays all actions. If one is refused, the result has the problem and the steps of the actions before it. */
export const play = (input: LobbyingInput): Played<Game, LobbyingEvent, LobbyingProblem> => {
  const { game, actions } = input;
  const outcome = lobbyInTurn(game, actions);
  const kept = outcome.ok ? outcome : lobbyInTurn(game, acceptedOf(input, outcome.problem));
  return playedFrom(outcome, applyLobbying, game, kept.ok ? kept.trace : []);
};

/** An input and its present step. */
type Edited = readonly [input: LobbyingInput, step: number];

/**
 * Adds the action of a tap on a party and shows its first step. A refused action changed nothing, so the new action replaces it.
 *
 * @returns null if no delegate can be moved in this way, or if an address cannot hold more actions
 */
export const withTap = (input: LobbyingInput, party: Party): Edited | null => {
  const { trace, problem } = play(input);
  const accepted = acceptedOf(input, problem);
  const action = actionOf(input.next, party);
  return action && accepted.length < MAX_ACTIONS ? [{ ...input, actions: [...accepted, action] }, trace.length + 1] : null;
};

/** Keeps only the first `count` actions and shows the last step of them. */
export const withFirst = (input: LobbyingInput, count: number): Edited => {
  const kept = { ...input, actions: input.actions.slice(0, count) };
  return [kept, Math.max(1, play(kept).trace.length)];
};
