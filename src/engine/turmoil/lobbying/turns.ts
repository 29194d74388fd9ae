import { unreachable } from '../../core/unreachable.ts';
import { run } from '../../core/run.ts';
import { problemsOf } from '../game/legal.ts';
import { applyLobbying, type ActionOutcome, type LobbyingOutcome, type LobbyingPart, type LobbyingStep } from './events.ts';
import { placeDelegate, type Placement } from './send.ts';
import { removeDelegate, type Removal } from './removal.ts';
import { keepLeader, keepMarker, tellDominantLeader } from './standing.ts';
import type { Game } from '../game/state.ts';

/** What may happen to delegates in an action phase: a player sends one, or a card takes one away. */
export type LobbyingAction = ({ readonly type: 'send' } & Placement) | ({ readonly type: 'remove' } & Removal);

/**
 * Plays actions one after another and says each time where the delegate came from, what it cost, and why leader and
 * dominance marker moved or stayed. Rules committee.lobbying, committee.first-leader, committee.replace-leader,
 * committee.dominance-shift; a removal follows open-questions.leader-removed and open-questions.marker-after-removal.
 * @param game the state before the first action
 * @param actions in the order in which they happen; none is allowed too
 * @returns the state after the last, with the steps of all
 * @refuses a game that cannot be on a table, and the first action that the rules forbid, with the number of actions `after` which it came
 */
export function lobbyInTurn(game: Game, actions: readonly LobbyingAction[]): LobbyingOutcome {
  const [wrong] = problemsOf(game);
  if (wrong !== undefined) return { ok: false, problem: { ...wrong, after: 0 } };
  let state = game;
  const trace: LobbyingStep[] = [];
  for (const [after, action] of actions.entries()) {
    const outcome = carriedOut(state, action);
    if (!outcome.ok) return { ok: false, problem: { ...outcome.problem, after } };
    state = outcome.state;
    trace.push(...outcome.trace);
  }
  return { ok: true, state, trace };
}

function carriedOut(game: Game, action: LobbyingAction): ActionOutcome {
  switch (action.type) {
    case 'send':
      return sent(game, action);
    case 'remove':
      return removeDelegate(game, action);
    default:
      return unreachable(action);
  }
}

/** The steps of `placeDelegate`, with a note wherever it has nothing to say. */
function sent(game: Game, placement: Placement): ActionOutcome {
  const outcome = placeDelegate(game, placement);
  if (!outcome.ok) return outcome;
  const { player, party } = placement;
  const seated = outcome.trace.filter(({ event }) => event.type === 'leader-seated');
  const shifted = outcome.trace.filter(({ event }) => event.type === 'dominance-moved');
  const moved = outcome.trace.filter((step) => !seated.includes(step) && !shifted.includes(step));
  const parts = [
    origin(placement),
    () => moved,
    seated.length > 0 ? () => seated : keepLeader(party, player),
    shifted.length > 0 ? () => shifted : keepMarker(party),
    tellDominantLeader(game),
  ];
  return { ok: true, ...run(applyLobbying, game, parts) };
}

/** What the rules say of the place that a delegate comes from. Rules committee.lobby-start, open-questions.reserve-before-lobby. */
function origin({ player, source }: Placement): LobbyingPart {
  return ({ committee: { lobby } }) => {
    if (source === 'lobby') return [{ rule: 'committee.lobby-start', event: { type: 'lobby-used', player } }];
    if (lobby[player] === 0) return [];
    return [{ rule: 'open-questions.reserve-before-lobby', event: { type: 'lobby-passed-over', player } }];
  };
}
