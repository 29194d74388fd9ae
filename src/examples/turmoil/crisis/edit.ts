import {
  COLOURS,
  delegatesOf,
  emptyPlayer,
  isColour,
  isEventId,
  isOwner,
  isParty,
  MARS,
  numbers,
  START_TR,
  withLeader,
  withReserve,
  type Colour,
  type Committee,
  type Game,
  type Owner,
  type Party,
  type PartySeats,
  type Position,
} from '../../../engine/turmoil/index.ts';
import { isTakenAsIs, numberIn } from '../../frame/form/number-in.ts';
import { clearlyDominant, withColourReplaced, withClearLeader, withoutColour } from './board.ts';
import { inputWith, isNumberField, isWritable } from './codec.ts';
import type { CrisisInput } from './input.ts';
import { withChoice, withNumber } from './numbers.ts';

const withCommittee = (position: Position, change: Partial<Committee>): Position => {
  const { game } = position;
  return { ...position, game: { ...game, committee: withReserve({ ...game.committee, ...change }, game.players) } };
};

const withSeats = (position: Position, party: Party, seats: PartySeats): Position => {
  const { committee } = position.game;
  const parties = { ...committee.parties, [party]: seats };
  return withCommittee(position, { parties, dominant: clearlyDominant({ ...committee, parties }) });
};

/** Sets the number of delegates of an owner in a party, including the leader. */
const withTotal = (position: Position, party: Party, owner: Owner, total: number): Position => {
  const seats = position.game.committee.parties[party];
  const leads = seats.leader === owner;
  const changed: PartySeats =
    leads && total === 0
      ? { leader: null, area: { ...seats.area, [owner]: 0 } }
      : { ...seats, area: { ...seats.area, [owner]: total - (leads ? 1 : 0) } };
  return withSeats(position, party, withClearLeader(changed));
};

const withGame = (position: Position, change: Partial<Game>): Position => ({ ...position, game: { ...position.game, ...change } });

const withColour = (position: Position, at: number, to: Colour): Position => {
  const { players, committee } = position.game;
  const from = players[at]?.colour;
  const plays = (colour: Colour) => players.filter((player) => player.colour === colour).length;
  const changed = withGame(position, { players: players.map((player, index) => (index === at ? { ...player, colour: to } : player)) });
  return withCommittee(changed, from && plays(from) === 1 && plays(to) === 0 ? withColourReplaced(committee, from, to) : {});
};

/** Sets the number of players. New players get free colours. The delegates of leaving players are removed. */
const withPlayers = (position: Position, count: number): Position => {
  const { players, committee } = position.game;
  if (!Number.isInteger(count) || count < 1 || count > numbers['players.most']) return position;
  const free = COLOURS.filter((colour) => players.every((player) => player.colour !== colour));
  const joining = free.slice(0, Math.max(0, count - players.length));
  const staying = players.slice(0, count);
  const leaving = players
    .slice(count)
    .map(({ colour }) => colour)
    .filter((colour) => staying.every((player) => player.colour !== colour));
  const lobby = { ...committee.lobby, ...Object.fromEntries(joining.map((colour) => [colour, numbers['lobby.size']])) };
  const board = leaving.reduce(withoutColour, { ...committee, lobby });
  const changed = withGame(position, { players: [...staying, ...joining.map((colour) => ({ ...emptyPlayer(colour), tr: START_TR }))] });
  return withCommittee(changed, board);
};

const editPlayer = (position: Position, at: number, key: string, text: string): Position => {
  if (key === 'colour') return isColour(text) ? withColour(position, at, text) : position;
  if (key.startsWith('choice')) return withChoice(position, at, key, text);
  const { players } = position.game;
  const changed = players.map((player, index) => (index === at ? withNumber(player, key, Number(text)) : player));
  return changed[at] === players[at] ? position : withGame(position, { players: changed });
};

const isOnScale = (name: string, value: number): boolean => {
  const steps = name === 'temperature' ? (value - MARS.coldest) / MARS.step : value;
  return Number.isInteger(steps) && steps >= 0 && value <= (name === 'temperature' ? MARS.warmest : MARS.oceans);
};

const withMars = (position: Position, name: string, text: string): Position => {
  const { mars } = position.game;
  if (name === 'zeroPassed') return withGame(position, { mars: { ...mars, zeroPassed: text === 'true' } });
  const value = numberIn(text);
  return isOnScale(name, value) ? withGame(position, { mars: { ...mars, [name]: value } }) : position;
};

/** Puts a card on a space, or removes it. A change of the current event drops the players' decisions about it. */
const withCard = (position: Position, space: string, text: string): Position => {
  if (text !== '' && !isEventId(text)) return position;
  const card = text === '' ? null : text;
  if (space === 'revealed') return { ...position, revealed: card };
  const changed = withGame(position, { events: { ...position.game.events, [space]: card } });
  return space === 'current' ? { ...changed, choices: {} } : changed;
};

/** Sets the leader of a party. An owner without a delegate in the party gets one. */
const ledBy = (seats: PartySeats, leader: Owner | null): PartySeats => {
  const sent = leader && delegatesOf(seats, leader) === 0 ? { ...seats, area: { ...seats.area, [leader]: 1 } } : seats;
  return withLeader(sent, leader);
};

const withSeat = (position: Position, party: Party, key: string, text: string): Position => {
  const seats = position.game.committee.parties[party];
  if (key === 'leader') return text === '' || isOwner(text) ? withSeats(position, party, ledBy(seats, text === '' ? null : text)) : position;
  return isOwner(key) ? withTotal(position, party, key, Number(text)) : position;
};

const withBoard = (position: Position, name: string, text: string): Position => {
  if (name === 'chairman' && isOwner(text)) return withCommittee(position, { chairman: text });
  if ((name === 'ruling' || name === 'dominant') && isParty(text)) return withCommittee(position, { [name]: text });
  if (name in position.game.mars) return withMars(position, name, text);
  return name === 'revealed' || name in position.game.events ? withCard(position, name, text) : position;
};

/** Returns the position after a change of one field. The reserve, the leaders and the dominance marker follow if the rules leave no choice. */
const edited = (position: Position, name: string, text: string): Position => {
  const [place = '', ...rest] = name.split('.');
  const key = rest.join('.');
  const player = /^player([1-9])$/.exec(place);
  if (player) return editPlayer(position, Number(player[1]) - 1, key, text);
  if (place === 'players') return withPlayers(position, Number(text));
  if (place === 'lobby' && isColour(key))
    return withCommittee(position, { lobby: { ...position.game.committee.lobby, [key]: text === 'true' ? numbers['lobby.size'] : 0 } });
  return isParty(place) ? withSeat(position, place, key, text) : withBoard(position, name, text);
};

const entered = (input: CrisisInput, name: string, text: string): CrisisInput => {
  const { [name]: draft, ...others } = input.drafts;
  if (isNumberField(name) && !isTakenAsIs(text.trim())) return inputWith(input.position, { ...others, [name]: text });
  const position = edited(input.position, name, text.trim());
  return position === input.position && draft === undefined ? input : inputWith(position, others);
};

/**
 * Returns the input after a change of one field. An entry is kept even if the rules do not allow it: the engine
 * says what is wrong. Text that is not a whole number is kept as a draft. Unknown names and unknown choices change nothing, nor does
 * an entry for which an address has no room.
 *
 * @param name `players`, `player2.tr`, `player1.tag.earth`, `player1.choice.steel`, `temperature`, `greens.red`, `greens.leader`,
 *   `lobby.blue`, `chairman`, `ruling`, `dominant`, `distant`, `coming`, `current`, `revealed` and the like
 */
export const enter = (input: CrisisInput, name: string, text: string): CrisisInput => {
  const next = entered(input, name, text);
  return isWritable(next) ? next : input;
};
