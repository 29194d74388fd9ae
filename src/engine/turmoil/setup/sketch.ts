import { each } from '../../core/each.ts';
import { mostDelegates } from '../committee/dominance.ts';
import { FIRST_RULING } from '../committee/empty.ts';
import { START_TR, numbers } from '../data/numbers.ts';
import type { EventId } from '../data/global-events.ts';
import { delegatesOf } from '../game/delegates.ts';
import { MARS_AT_START } from '../game/mars.ts';
import { emptyPlayer } from '../game/players.ts';
import type { Choices, Committee, EventTrack, Mars, PartySeats, Player, Position } from '../game/state.ts';
import { OWNER_LETTERS } from '../vocabulary/letters.ts';
import { COLOURS, OWNERS, PARTIES, type Colour, type Owner, type Party } from '../vocabulary/words.ts';

/** What a player has; without it 20 TR, and 0 of anything else. */
export interface PlayerSketch {
  readonly tr?: number;
  readonly stock?: Partial<Player['stock']>;
  readonly production?: Partial<Player['production']>;
  readonly tags?: Partial<Player['tags']>;
  readonly counts?: Partial<Player['counts']>;
}

/** A position by what is different from a set-up without cards. */
export interface Sketch {
  /** In turn order. */
  readonly players: Readonly<Partial<Record<Colour, PlayerSketch>>>;
  /**
   * The delegates in each party by the letters of `OWNER_LETTERS`, its leader first: `nrr` is a neutral leader and two red
   * delegates. A party that is left out is empty.
   */
  readonly parties?: Readonly<Partial<Record<Party, string>>>;
  /** A neutral delegate if left out. */
  readonly chairman?: Owner;
  /** The Greens if left out. */
  readonly ruling?: Party;
  /** If left out: the party with the most delegates, in a tie the first clockwise from the ruling party. */
  readonly dominant?: Party;
  /** Who has a delegate in the lobby; all players if left out. */
  readonly lobby?: readonly Colour[];
  /** The cards on the three spaces; a space that is left out is empty. */
  readonly events?: Partial<EventTrack>;
  /** What differs from `MARS_AT_START`. */
  readonly mars?: Partial<Mars>;
  /** The card that the event deck reveals next; none if left out. */
  readonly revealed?: EventId | null;
  /** The decisions of players about the current event; none if left out. */
  readonly choices?: Choices;
}

/**
 * Draws a position without looking for problems: `position` does both.
 * @param sketch what is different from a set-up
 * @returns the position; the delegates that lie nowhere else are in the reserves
 */
export function sketched(sketch: Sketch): Position {
  const { chairman = 'neutral', ruling = FIRST_RULING, revealed = null, choices = {} } = sketch;
  const players = (Object.keys(sketch.players) as Colour[]).map((colour) => playerOf(colour, sketch.players[colour]));
  const parties = each(PARTIES, (party) => seatsOf(sketch.parties?.[party] ?? ''));
  const waiting = sketch.lobby ?? players.map(({ colour }) => colour);
  const lobby = each(COLOURS, (colour) => (waiting.includes(colour) ? 1 : 0));
  const board = { parties, chairman, ruling, dominant: ruling, lobby, reserve: each(OWNERS, () => 0) };
  const dominant = sketch.dominant ?? mostDelegates(board)[0];
  const events = { distant: null, coming: null, current: null, ...sketch.events };
  const committee = withReserve({ ...board, dominant }, players);
  return { game: { players, committee, events, mars: { ...MARS_AT_START, ...sketch.mars } }, revealed, choices };
}

function playerOf(colour: Colour, { tr = START_TR, stock, production, tags, counts }: PlayerSketch = {}): Player {
  const none = emptyPlayer(colour);
  return {
    colour,
    tr,
    stock: { ...none.stock, ...stock },
    production: { ...none.production, ...production },
    tags: { ...none.tags, ...tags },
    counts: { ...none.counts, ...counts },
  };
}

function seatsOf(letters: string): PartySeats {
  const owners = [...letters].flatMap((letter) => OWNERS.find((owner) => OWNER_LETTERS[owner] === letter) ?? []);
  const [leader = null, ...others] = owners;
  return { leader, area: each(OWNERS, (owner) => others.filter((one) => one === owner).length) };
}

/**
 * Puts into the reserves all delegates that lie nowhere else: of 7 of each player and 14 neutral ones.
 * @param committee the board; its reserves do not matter
 * @param players who plays
 * @returns the board; a reserve is never below 0, even if too many delegates lie elsewhere
 */
export function withReserve(committee: Committee, players: readonly Pick<Player, 'colour'>[]): Committee {
  const { parties, chairman, lobby } = committee;
  const left = (owner: Owner): number => {
    const playing = players.some(({ colour }) => colour === owner);
    const due = owner === 'neutral' ? numbers['delegates.neutral'] : playing ? numbers['delegates.each'] : 0;
    const placed = PARTIES.reduce((sum, party) => sum + (delegatesOf(parties[party], owner) || 0), 0);
    return Math.max(0, due - placed - Number(chairman === owner) - (owner === 'neutral' ? 0 : lobby[owner]));
  };
  return { ...committee, reserve: each(OWNERS, left) };
}
