import { isCountable } from '../../../../engine/core/countable.ts';
import {
  delegatesOf,
  emptyPlayer,
  neutralArrives,
  numbers,
  OWNERS,
  PARTIES,
  placeDelegate,
  problemsOfPosition,
  removeDelegate,
  sketched,
  START_TR,
  withLeader,
  withReserve,
  write,
  type ActionProblem,
  type Colour,
  type Committee,
  type EventId,
  type Game,
  type Owner,
  type Party,
  type PartySeats,
  type Position,
  type TurmoilProblem,
} from '../../../../engine/turmoil/index.ts';
import { withNumber } from '../../../turmoil/crisis/numbers.ts';

/** A place for an event card: the three spaces, and the card that the deck reveals next. */
export const SPACES = ['distant', 'coming', 'current', 'revealed'] as const;
/** A place for an event card. */
export type Space = (typeof SPACES)[number];

/** One thing that a reader does to the table. */
export type Edit =
  | { readonly type: 'add' | 'remove' | 'leader'; readonly owner: Owner; readonly party: Party }
  | { readonly type: 'move'; readonly owner: Owner; readonly from: Party; readonly party: Party }
  | { readonly type: 'marker' | 'policy'; readonly party: Party }
  | { readonly type: 'chairman'; readonly owner: Owner }
  | { readonly type: 'lobby'; readonly player: Colour; readonly waits: boolean }
  | { readonly type: 'lobbies'; readonly waits: boolean }
  | { readonly type: 'event'; readonly space: Space; readonly card: EventId | null }
  | { readonly type: 'number'; readonly player: Colour; readonly field: string; readonly value: number }
  | { readonly type: 'player'; readonly player: Colour; readonly plays: boolean };

/** Why an edit is refused: a problem of the engine. */
export type TableProblem = TurmoilProblem | ActionProblem;

/** The table after an edit, or why it is refused. */
export type Attempt = { readonly ok: true; readonly table: Position } | { readonly ok: false; readonly problem: TableProblem };

/** A table of some players before anything else is entered: no delegate in any party, no card. */
const bareTable = (colours: readonly Colour[]): Position => sketched({ players: Object.fromEntries(colours.map((colour) => [colour, {}])) });

/** A table before anything is entered: three players. */
export const freshTable = (): Position => bareTable(['red', 'green', 'blue']);

/** Whether nothing is entered but who plays. */
export const isBare = (table: Position): boolean => write(table) === write(bareTable(table.game.players.map(({ colour }) => colour)));

/** What is impossible on a table, in the engine's order. */
export const problemsOf = ({ game, revealed }: Position): readonly TurmoilProblem[] => problemsOfPosition(game, revealed);

const done = (table: Position): Attempt => ({ ok: true, table });
const withGame = (table: Position, change: Partial<Game>): Position => ({ ...table, game: { ...table.game, ...change } });

/** Changes the board. The delegates that lie nowhere else go to the reserve. */
const withBoard = (table: Position, change: Partial<Committee>): Position => {
  const { committee, players } = table.game;
  return withGame(table, { committee: withReserve({ ...committee, ...change }, players) });
};

const countIn = (problem: TableProblem): number => ('count' in problem ? problem.count : 0);

/** Whether a problem is one that was there before, and no greater. */
const isKnown = (problem: TableProblem, before: readonly TableProblem[]): boolean =>
  before.some((one) => JSON.stringify({ ...one, count: 0 }) === JSON.stringify({ ...problem, count: 0 }) && countIn(problem) <= countIn(one));

/** Accepts a table unless it has a problem that was not there before, or a greater one. */
const checked = (before: Position, after: Position): Attempt => {
  const known = problemsOf(before);
  const problem = problemsOf(after).find((one) => !isKnown(one, known));
  return problem ? { ok: false, problem } : done(after);
};

/** Changes one party. */
const withParty = (table: Position, party: Party, seats: Partial<PartySeats>): Position => {
  const { parties } = table.game.committee;
  return withBoard(table, { parties: { ...parties, [party]: { ...parties[party], ...seats } } });
};

/** Sends a delegate of a player by the rules of lobbying. A position does not say what it cost, so no money changes. */
const sent = (table: Position, player: Colour, party: Party, source: 'lobby' | 'reserve'): Attempt => {
  const { players } = table.game;
  const cost = numbers['lobbying.cost'];
  const rich = players.map((one) => ({ ...one, stock: { ...one.stock, megacredits: one.stock.megacredits + cost } }));
  const outcome = placeDelegate({ ...table.game, players: rich }, { player, party, source });
  return outcome.ok ? done({ ...table, game: { ...outcome.state, players } }) : outcome;
};

/** Lays a delegate on a table on which the engine refuses to send one. The first delegate of a party leads it. */
const laid = (table: Position, owner: Owner, party: Party): Attempt => {
  const { leader, area } = table.game.committee.parties[party];
  return checked(table, withParty(table, party, leader === null ? { leader: owner } : { area: { ...area, [owner]: area[owner] + 1 } }));
};

/**
 * Takes a delegate off a table that is impossible. The engine refuses that, so the next leader is chosen here: whoever has most
 * delegates in the party.
 */
const withoutDelegate = (table: Position, owner: Owner, party: Party): Attempt => {
  const { area } = table.game.committee.parties[party];
  if (area[owner] > 0) return done(withParty(table, party, { area: { ...area, [owner]: area[owner] - 1 } }));
  const [heir] = OWNERS.filter((one) => area[one] > 0).sort((one, other) => area[other] - area[one]);
  return done(withParty(table, party, heir ? { leader: heir, area: { ...area, [heir]: area[heir] - 1 } } : { leader: null }));
};

/** Brings a neutral delegate as an event does. Where no neutral delegate is left, the engine counts one too many. */
const arrived = (table: Position, party: Party): Attempt => {
  const { committee } = table.game;
  if (committee.reserve.neutral === 0) return laid(table, 'neutral', party);
  const outcome = neutralArrives(table.game, party, 'committee.neutral');
  return outcome.ok ? done({ ...table, game: outcome.state }) : outcome;
};

/** Whether the lobby has the last delegate of an owner that lies on no party. */
const isLastInLobby = ({ game: { committee } }: Position, owner: Owner): owner is Colour =>
  owner !== 'neutral' && committee.reserve[owner] === 0 && committee.lobby[owner] > 0;

/** Adds a delegate. That of the lobby is the last to go: a position is entered, not played. */
const added = (table: Position, owner: Owner, party: Party): Attempt => {
  if (problemsOf(table).length > 0) return laid(table, owner, party);
  return owner === 'neutral' ? arrived(table, party) : sent(table, owner, party, isLastInLobby(table, owner) ? 'lobby' : 'reserve');
};

/** Seats the chairman, as a delegate is added. */
const withChairman = (table: Position, owner: Owner): Attempt => {
  const { lobby, chairman } = table.game.committee;
  const comes = chairman !== owner && isLastInLobby(table, owner);
  return checked(table, withBoard(table, { chairman: owner, ...(comes && { lobby: { ...lobby, [owner]: 0 } }) }));
};

/** Fills or empties the lobby. Nobody without a delegate in the reserve puts one there. */
const withLobbies = (table: Position, waits: boolean): Attempt => {
  const { lobby, reserve } = table.game.committee;
  const filled = table.game.players.map(({ colour }) => [colour, waits && lobby[colour] + reserve[colour] > 0 ? numbers['lobby.size'] : 0]);
  return checked(table, withBoard(table, { lobby: { ...lobby, ...Object.fromEntries(filled) } }));
};

const removed = (table: Position, owner: Owner, party: Party): Attempt => {
  const isThere = delegatesOf(table.game.committee.parties[party], owner) > 0;
  if (isThere && problemsOf(table).length > 0) return withoutDelegate(table, owner, party);
  const outcome = removeDelegate(table.game, { owner, party });
  return outcome.ok ? done({ ...table, game: outcome.state }) : outcome;
};

/** Carries out one attempt after another, up to the first that is refused. */
const inTurn = (table: Position, ...attempts: readonly ((table: Position) => Attempt)[]): Attempt =>
  attempts.reduce<Attempt>((last, attempt) => (last.ok ? attempt(last.table) : last), done(table));

/** Gives the leader seat to an owner who has a delegate in the party. */
const seated = (table: Position, owner: Owner, party: Party): Attempt => {
  const { parties } = table.game.committee;
  return checked(table, withBoard(table, { parties: { ...parties, [party]: withLeader(parties[party], owner) } }));
};

/** Makes an owner the leader of a party. An owner without a delegate there sends one first. */
const withLeaderSent = (table: Position, owner: Owner, party: Party): Attempt =>
  delegatesOf(table.game.committee.parties[party], owner) > 0
    ? seated(table, owner, party)
    : inTurn(
        table,
        (now) => added(now, owner, party),
        (now) => seated(now, owner, party),
      );

const withPlayer = (table: Position, player: Colour): Attempt => {
  const { players, committee } = table.game;
  const more = withGame(table, { players: [...players, { ...emptyPlayer(player), tr: START_TR }] });
  return checked(table, withBoard(more, { lobby: { ...committee.lobby, [player]: numbers['lobby.size'] } }));
};

/** A player leaves: the delegates go one by one, so that each party finds its leader by the rules. */
const withoutPlayer = (table: Position, player: Colour): Attempt => {
  const mine = PARTIES.flatMap((party) => Array.from({ length: delegatesOf(table.game.committee.parties[party], player) }, () => party));
  const cleared = inTurn(table, ...mine.map((party) => (now: Position) => removed(now, player, party)));
  if (!cleared.ok) return cleared;
  const { players, committee } = cleared.table.game;
  const fewer = withGame(cleared.table, { players: players.filter(({ colour }) => colour !== player) });
  const chairman = committee.chairman === player ? 'neutral' : committee.chairman;
  const choices = Object.fromEntries(Object.entries(table.choices).filter(([colour]) => colour !== player));
  return checked(table, withBoard({ ...fewer, choices }, { chairman, lobby: { ...committee.lobby, [player]: 0 } }));
};

/** The card of a space; null if none is known there. */
export const cardOn = ({ game, revealed }: Position, space: Space): EventId | null => (space === 'revealed' ? revealed : game.events[space]);

const withSpace = (table: Position, space: Space, card: EventId | null): Position => {
  if (space === 'revealed') return { ...table, revealed: card };
  const changed = withGame(table, { events: { ...table.game.events, [space]: card } });
  // The players' decisions were about the card that lay there before.
  return space === 'current' ? { ...changed, choices: {} } : changed;
};

/** Lays a card on a space. It leaves the space where it lay: there is one of each. */
const withCard = (table: Position, space: Space, card: EventId | null): Position => {
  const left = SPACES.find((one) => card !== null && one !== space && cardOn(table, one) === card);
  return withSpace(left ? withSpace(table, left, null) : table, space, card);
};

const counted = (table: Position, player: Colour, field: string, value: number): Position => {
  const number = isCountable(value) ? value : NaN;
  return withGame(table, { players: table.game.players.map((one) => (one.colour === player ? withNumber(one, field, number) : one)) });
};

/**
 * Tries an edit. What follows from it, such as another leader or another dominant party, is what the engine says.
 *
 * @returns the table after it, or the engine's problem. A table that was impossible before may stay so, but gets no new problem
 */
export const attempt = (table: Position, edit: Edit): Attempt => {
  switch (edit.type) {
    case 'add':
      return added(table, edit.owner, edit.party);
    case 'remove':
      return removed(table, edit.owner, edit.party);
    case 'move':
      return inTurn(
        table,
        (now) => removed(now, edit.owner, edit.from),
        (now) => added(now, edit.owner, edit.party),
      );
    case 'leader':
      return withLeaderSent(table, edit.owner, edit.party);
    case 'marker':
      return checked(table, withBoard(table, { dominant: edit.party }));
    case 'policy':
      return checked(table, withBoard(table, { ruling: edit.party }));
    case 'chairman':
      return withChairman(table, edit.owner);
    case 'lobby':
      return checked(table, withBoard(table, { lobby: { ...table.game.committee.lobby, [edit.player]: edit.waits ? numbers['lobby.size'] : 0 } }));
    case 'lobbies':
      return withLobbies(table, edit.waits);
    case 'event':
      return checked(table, withCard(table, edit.space, edit.card));
    case 'number':
      return checked(table, counted(table, edit.player, edit.field, edit.value));
    case 'player':
      return edit.plays ? withPlayer(table, edit.player) : withoutPlayer(table, edit.player);
  }
};
