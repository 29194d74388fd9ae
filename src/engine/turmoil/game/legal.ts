import { twiceIn } from '../../core/twice.ts';
import { isCountable } from '../../core/countable.ts';
import { delegatesIn, delegatesOf } from './delegates.ts';
import type { EventId } from '../data/global-events.ts';
import { numbers } from '../data/numbers.ts';
import { fieldsOf } from './fields.ts';
import { problemsOfMars } from './mars.ts';
import type { TurmoilProblem } from './problems.ts';
import type { Committee, Game } from './state.ts';
import { COLOURS, OWNERS, PARTIES, type Colour, type Owner, type Party } from '../vocabulary/words.ts';

type Problems = readonly TurmoilProblem[];

/**
 * Finds everything that makes a game impossible on a table. An empty list means that the game is legal.
 * @param game any state of the right shape
 * @returns all problems, always in the same order: players, numbers, Mars, delegates, leaders, dominance, cards
 */
export function problemsOf(game: Game): Problems {
  return problemsOfPosition(game, null);
}

/**
 * Finds everything that makes a position impossible on a table: the problems of its game, and a revealed card that lies on
 * the track already.
 * @param game any state of the right shape
 * @param revealed the card that the event deck reveals, null if it is empty
 * @returns all problems, always in the same order
 */
export function problemsOfPosition(game: Game, revealed: EventId | null): Problems {
  return [...problemsOfBoard(game), ...problemsOfCards(game, revealed)];
}

/**
 * Finds everything that forbids a crisis: what makes the position impossible, and a dominant party without a leader to become chairman (crisis.new-government.chairman).
 * @param game any state of the right shape
 * @param revealed the card that the event deck reveals, null if it is empty
 * @returns all problems, always in the same order
 */
export function problemsOfCrisis(game: Game, revealed: EventId | null): Problems {
  return [...problemsOfPosition(game, revealed), ...problemsOfNextChairman(game.committee, game.committee.dominant)];
}

/**
 * Finds out whether a party has a leader to become chairman. Rule crisis.new-government.chairman.
 * @param committee the board
 * @param party the party that rules, or is about to
 * @returns one problem, or none
 */
export function problemsOfNextChairman({ parties }: Committee, party: Party): Problems {
  return delegatesIn(parties[party]) === 0 ? [{ code: 'no-leader-to-seat', rule: 'crisis.new-government.chairman', party }] : [];
}

function problemsOfBoard(game: Game): Problems {
  const { committee } = game;
  return [
    ...problemsOfPlayers(game.players.map(({ colour }) => colour)),
    ...problemsOfNumbers(game),
    ...problemsOfMars(game.mars),
    ...problemsOfDelegates(game),
    ...PARTIES.flatMap((party) => problemsOfLeader(committee, party)),
    ...problemsOfDominance(committee),
  ];
}

function problemsOfPlayers(colours: readonly Colour[]): Problems {
  const rule = 'committee.delegate';
  const max = numbers['players.most'];
  return [
    ...(colours.length === 0 ? [{ code: 'no-players', rule } as const] : []),
    ...(colours.length > max ? [{ code: 'too-many-players', rule, count: colours.length, max } as const] : []),
    ...twiceIn(colours).map((player) => ({ code: 'same-colour-twice', rule, player }) as const),
  ];
}

/**
 * Finds the numbers of a game that are not whole, or too low or too high.
 * @param game legal otherwise or not
 * @returns a problem `not-countable` for each
 */
export function problemsOfNumbers(game: Game): Problems {
  return fieldsOf(game)
    .filter(({ value, min = 0 }) => !isCountable(value - min))
    .map(({ rule, field, value }) => ({ code: 'not-countable', rule, field, value }));
}

function problemsOfDelegates({ players, committee }: Game): Problems {
  const playing = new Set<Owner>(['neutral', ...players.map(({ colour }) => colour)]);
  return [
    ...(committee.chairman === null ? [{ code: 'chairman-missing', rule: 'committee.chairman' } as const] : []),
    ...COLOURS.flatMap((colour) => problemsOfLobby(colour, committee.lobby[colour])),
    ...OWNERS.flatMap((owner) => problemsOfOwner(committee, owner, playing.has(owner))),
  ];
}

function problemsOfLobby(player: Colour, count: number): Problems {
  const max = numbers['lobby.size'];
  return count > max ? [{ code: 'lobby-too-full', rule: 'committee.lobby-start', player, count, max }] : [];
}

function problemsOfOwner(committee: Committee, owner: Owner, playing: boolean): Problems {
  const rule = 'committee.delegate';
  const count = onBoard(committee, owner);
  if (!playing) return count === 0 ? [] : [{ code: 'not-playing', rule, owner }];
  const due = owner === 'neutral' ? numbers['delegates.neutral'] : numbers['delegates.each'];
  return count === due ? [] : [{ code: 'wrong-delegate-count', rule, owner, count, due }];
}

/** All delegates of an owner, wherever they are: setup.delegates-stay. */
function onBoard({ parties, chairman, lobby, reserve }: Committee, owner: Owner): number {
  const inParties = PARTIES.reduce((sum, party) => sum + delegatesOf(parties[party], owner), 0);
  return inParties + reserve[owner] + (owner === 'neutral' ? 0 : lobby[owner]) + (chairman === owner ? 1 : 0);
}

function problemsOfLeader({ parties }: Committee, party: Party): Problems {
  const seats = parties[party];
  const { leader } = seats;
  if (leader === null) return delegatesIn(seats) === 0 ? [] : [{ code: 'leader-missing', rule: 'committee.first-leader', party }];
  const stronger = ahead(OWNERS, leader, (owner) => delegatesOf(seats, owner));
  return stronger.map((by) => ({ code: 'leader-outnumbered', rule: 'committee.replace-leader', party, leader, by }));
}

function problemsOfDominance({ parties, dominant }: Committee): Problems {
  const stronger = ahead(PARTIES, dominant, (party) => delegatesIn(parties[party]));
  return stronger.map((by) => ({ code: 'dominance-outnumbered', rule: 'committee.dominance-shift', dominant, by }));
}

/** Those who have more than one of them. The one with the most comes first: seat or marker has to go there. */
function ahead<T>(all: readonly T[], than: T, has: (one: T) => number): readonly T[] {
  return all.filter((one) => has(one) > has(than)).sort((one, other) => has(other) - has(one));
}

function problemsOfCards({ events }: Game, revealed: EventId | null): Problems {
  const cards = [events.distant, events.coming, events.current, revealed].filter((card) => card !== null);
  return twiceIn(cards).map((card) => ({ code: 'same-card-twice', rule: 'crisis.changing-times.distant', card }));
}
