import { unreachable } from '../../core/unreachable.ts';
import { addDelegates, withLeader, type Counts } from './delegates.ts';
import type { Asset, Change, Delegates, TurmoilEvent } from './events.ts';
import { withTemperature } from './mars.ts';
import type { Committee, EventTrack, Game, PartySeats, Player } from './state.ts';
import type { Colour, Owner, Party, Resource } from '../vocabulary/words.ts';

/**
 * What an event does to a game. Events are facts that have been worked out already, so nothing is decided
 * or refused here, and the same event on the same game always gives the same game.
 * @param game the state before; left as it is
 * @param event one event of a trace of this game
 * @returns the state after the event
 */
export function apply(game: Game, event: TurmoilEvent): Game {
  switch (event.type) {
    case 'tr-changed':
    case 'event-ranked':
      return withChanges(game, 'tr', event.changes);
    case 'megacredits-changed':
      return withChanges(game, 'megacredits', event.changes);
    case 'event-resolved':
      return event.changes.reduce((now, { asset, by }) => withChanges(now, asset, [{ player: event.player, by }]), game);
    case 'ocean-changed':
      return { ...game, mars: { ...game.mars, oceans: game.mars.oceans + event.by } };
    case 'temperature-changed':
      return { ...game, mars: withTemperature(game.mars, event.to) };
    case 'policy-changed':
      return withCommittee(game, { ruling: event.to });
    case 'ruling-bonus':
      return withChanges(game, event.unit, event.changes);
    case 'delegates-returned':
      return returned(game, event.party, event.chairman, event.delegates);
    case 'chairman-seated':
      return chairmanSeated(game, event.party, event.owner, event.trGained);
    case 'dominance-moved':
      return withCommittee(game, { dominant: event.to });
    case 'lobby-filled':
      return event.filled.reduce(lobbyFilled, game);
    case 'delegate-placed':
      return placed(game, event.party, event.owner, event.source);
    case 'leader-seated':
      return withCommittee(game, withSeats(game, event.party, withLeader(game.committee.parties[event.party], event.to)));
    case 'card-moved':
      return { ...game, events: { ...game.events, ...cardMoved(event.space, event.card) } };
    case 'no-current-event':
    case 'ocean-kept':
    case 'temperature-kept':
    case 'neutral-reserve-empty':
      return game;
    default:
      return unreachable(event);
  }
}

const addAll = (counts: Counts, delegates: readonly Delegates[], sign: 1 | -1): Counts =>
  delegates.reduce((sum, { owner, count }) => addDelegates(sum, owner, sign * count), counts);

/**
 * Changes parts of the committee board.
 * @param game the state before; left as it is
 * @param change the parts as they are after
 * @returns the state after
 */
export const withCommittee = (game: Game, change: Partial<Committee>): Game => ({ ...game, committee: { ...game.committee, ...change } });

/**
 * Changes one party's places on the board.
 * @param game the state before; left as it is
 * @param party whose places they are
 * @param change the places as they are after
 * @returns all parties as they are after, for `withCommittee`
 */
export function withSeats({ committee }: Game, party: Party, change: Partial<PartySeats>): Pick<Committee, 'parties'> {
  return { parties: { ...committee.parties, [party]: { ...committee.parties[party], ...change } } };
}

function withChanges(game: Game, asset: Asset, changes: readonly Change[]): Game {
  const changed = (player: Player): Player => {
    const change = changes.find((one) => one.player === player.colour);
    return change === undefined ? player : withAsset(player, asset, change.by);
  };
  return { ...game, players: game.players.map(changed) };
}

/** A player with one number changed. */
function withAsset(player: Player, asset: Asset, by: number): Player {
  if (asset === 'tr') return { ...player, tr: player.tr + by };
  if (asset === 'cards-in-hand') return { ...player, counts: { ...player.counts, [asset]: player.counts[asset] + by } };
  const [first, resource] = asset.split(':') as [Resource, Resource | undefined];
  if (resource === undefined) return { ...player, stock: { ...player.stock, [first]: player.stock[first] + by } };
  return { ...player, production: { ...player.production, [resource]: player.production[resource] + by } };
}

function returned(game: Game, party: Party, chairman: Owner, delegates: readonly Delegates[]): Game {
  const { parties, reserve } = game.committee;
  return withCommittee(game, {
    ...withSeats(game, party, { area: addAll(parties[party].area, delegates, -1) }),
    chairman: null,
    reserve: addAll(reserve, [{ owner: chairman, count: 1 }, ...delegates], 1),
  });
}

function chairmanSeated(game: Game, party: Party, owner: Owner, trGained: number): Game {
  const seated = withCommittee(game, { ...withSeats(game, party, { leader: null }), chairman: owner });
  return owner === 'neutral' ? seated : withChanges(seated, 'tr', [{ player: owner, by: trGained }]);
}

function lobbyFilled(game: Game, player: Colour): Game {
  const { lobby, reserve } = game.committee;
  return withCommittee(game, { lobby: { ...lobby, [player]: 1 }, reserve: addDelegates(reserve, player, -1) });
}

function placed(game: Game, party: Party, owner: Owner, source: 'lobby' | 'reserve'): Game {
  const { lobby, parties, reserve } = game.committee;
  const left = source === 'lobby' ? { lobby: { ...lobby, [owner]: 0 } } : { reserve: addDelegates(reserve, owner, -1) };
  return withCommittee(game, { ...left, ...withSeats(game, party, { area: addDelegates(parties[party].area, owner, 1) }) });
}

/** A card leaves the space before the one it moves to; the distant event comes from the deck. */
function cardMoved(space: keyof EventTrack, card: EventTrack['current']): Partial<EventTrack> {
  switch (space) {
    case 'current':
      return { current: card, coming: null };
    case 'coming':
      return { coming: card, distant: null };
    case 'distant':
      return { distant: card };
    default:
      return unreachable(space);
  }
}
