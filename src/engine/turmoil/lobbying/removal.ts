import { run } from '../../core/run.ts';
import { delegatesIn, delegatesOf, strongestIn } from '../game/delegates.ts';
import { mostDelegates } from '../committee/dominance.ts';
import { problemsOf } from '../game/legal.ts';
import { applyLobbying, type ActionOutcome, type LobbyingPart } from './events.ts';
import { keepLeader, keepMarker, tellDominantLeader } from './standing.ts';
import type { Game, PartySeats } from '../game/state.ts';
import type { Owner, Party } from '../vocabulary/words.ts';

/** A delegate that a card takes out of a party. */
export interface Removal {
  readonly owner: Owner;
  readonly party: Party;
}

/**
 * Sends one delegate of an owner back to the reserve, because a card says so, and finds leader and dominant party anew.
 * The delegate area is emptied first: a leader who is not alone stays one of the owner's delegates either way.
 * Rule open-questions.leader-removed: a leader who still ties stays; else the tied owners are asked in turn order from
 * the old leader on, neutral last. Rule open-questions.marker-after-removal: if several parties now tie with more than the
 * dominant one, the marker goes to the first of them clockwise from the party that was dominant.
 * @param game the state before
 * @param removal whose delegate, and from which party
 * @returns the state after, with its steps
 * @refuses a game that cannot be on a table, and a party where the owner has no delegate
 */
export function removeDelegate(game: Game, { owner, party }: Removal): ActionOutcome {
  const [problem] = problemsOf(game);
  if (problem !== undefined) return { ok: false, problem };
  const seats = game.committee.parties[party];
  if (delegatesOf(seats, owner) === 0) return { ok: false, problem: { code: 'none-to-remove', rule: 'committee.delegate', party, owner } };
  const parts = [take(owner, party), succeed(party, seats.leader ?? owner), passMarker, tellDominantLeader(game)];
  return { ok: true, ...run(applyLobbying, game, parts) };
}

/** The delegate goes home, for no delegate leaves the board: setup.delegates-stay. */
function take(owner: Owner, party: Party): LobbyingPart {
  return ({ committee }) => {
    const from = committee.parties[party].area[owner] > 0 ? 'area' : 'leader';
    return [{ rule: 'setup.delegates-stay', event: { type: 'delegate-removed', party, owner, from } }];
  };
}

/** Who leads after a loss. */
function succeed(party: Party, from: Owner): LobbyingPart {
  return (game) => {
    const seats = game.committee.parties[party];
    const tied = strongestIn(seats);
    const to = firstInTurn(game, from, tied);
    if (to === undefined) return [{ rule: 'committee.first-leader', event: { type: 'party-emptied', party } }];
    if (tied.some((owner) => owner === seats.leader)) return keepLeader(party, rivalOf(seats, from), 'open-questions.leader-removed')(game);
    const rule = tied.length > 1 ? 'open-questions.leader-removed' : 'committee.replace-leader';
    return [{ rule, event: { type: 'leader-succeeded', party, from, to, tied } }];
  };
}

/** The strongest of the others, or the leader itself if it is alone. */
function rivalOf(seats: PartySeats, leader: Owner): Owner {
  const [rival = leader] = strongestIn({ leader: null, area: { ...seats.area, [leader]: 0 } });
  return rival;
}

/**
 * Who of some owners is asked first: the players in turn order after the old leader `from`, then neutral. A neutral leader has no
 * place in that order, so its index is -1: after it comes the first player.
 */
function firstInTurn({ players }: Game, from: Owner, owners: readonly Owner[]): Owner | undefined {
  const colours: readonly Owner[] = players.map(({ colour }) => colour);
  const order: readonly Owner[] = [...colours.slice(colours.indexOf(from) + 1), ...colours, 'neutral'];
  return order.find((owner) => owners.includes(owner));
}

/** Another party may have more delegates than the dominant one, now that one of its delegates has gone. */
const passMarker: LobbyingPart = (game) => {
  const { dominant: from, parties } = game.committee;
  const tied = mostDelegates(game.committee, from);
  if (delegatesIn(parties[from]) >= delegatesIn(parties[tied[0]])) return keepMarker()(game);
  const rule = tied.length > 1 ? 'open-questions.marker-after-removal' : 'committee.dominance-shift';
  return [{ rule, event: { type: 'dominance-moved', from, to: tied[0], tied } }];
};
