import type { EventId } from '../data/global-events.ts';
import type { Colour, Counted, Owner, Party, Resource, Tag } from '../vocabulary/words.ts';

/** One party's places on the board: its leader seat, and its delegate area (the leader not counted there). */
export interface PartySeats {
  readonly leader: Owner | null;
  readonly area: Readonly<Record<Owner, number>>;
}

/** The Terraforming Committee board as it lies on the table. */
export interface Committee {
  readonly parties: Readonly<Record<Party, PartySeats>>;
  /** Whose delegate sits on the chairman seat; null only inside a crisis, after 3c has sent the old chairman home and before 3d. */
  readonly chairman: Owner | null;
  /** The party whose policy tile is on top of the stack. */
  readonly ruling: Party;
  /** The party that holds the dominance marker. */
  readonly dominant: Party;
  readonly lobby: Readonly<Record<Colour, 0 | 1>>;
  readonly reserve: Readonly<Record<Owner, number>>;
}

/** What a crisis needs to know of a player. Whole numbers from 0, but for the production of M€, which goes down to -5. */
export interface Player {
  readonly colour: Colour;
  readonly tr: number;
  readonly stock: Readonly<Record<Resource, number>>;
  /** Steps of production. */
  readonly production: Readonly<Record<Resource, number>>;
  readonly tags: Readonly<Record<Tag, number>>;
  readonly counts: Readonly<Record<Counted, number>>;
}

/** What a crisis needs to know of Mars. */
export interface Mars {
  /** °C, from -30 to 8 in steps of 2. */
  readonly temperature: number;
  /** Ocean tiles on the board, 0 to 9. */
  readonly oceans: number;
  /**
   * Whether the temperature has been at 0 °C or above already, with or without an ocean tile from the bonus step there. Rule
   * special-cases.snow-cover.
   */
  readonly zeroPassed: boolean;
}

/** The three spaces of the global events board; null is an empty space. */
export interface EventTrack {
  readonly distant: EventId | null;
  readonly coming: EventId | null;
  readonly current: EventId | null;
}

/** The part of a game that a crisis reads and changes. */
export interface Game {
  /** 1 to 5 players in turn order, the first player of the generation just played first. */
  readonly players: readonly Player[];
  readonly committee: Committee;
  readonly events: EventTrack;
  readonly mars: Mars;
}

/** What a player decides where a card leaves it to them: a mix of standard resources, or which of two losses to take. */
export type Choice =
  | { readonly kind: 'resources'; readonly gains: Readonly<Partial<Record<Resource, number>>> }
  | { readonly kind: 'loss'; readonly of: 'floaters' | 'megacredits' };

/** What each player decided about the current event; a player who has nothing to decide is left out. */
export type Choices = Readonly<Partial<Record<Colour, Choice>>>;

/** All that a crisis starts from. */
export interface Position {
  readonly game: Game;
  /** The card that the event deck reveals in 4c; null if the deck is empty. */
  readonly revealed: EventId | null;
  /** What players decided about the current event. */
  readonly choices: Choices;
}
