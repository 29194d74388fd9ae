import { COLOURS, type Colour, type Game, type LobbyingAction, type LobbyingStep, type Owner, type Party } from '../../../engine/turmoil/index.ts';

/** Removes the cards from the board. No card moves in an action phase. */
export const withoutCards = (game: Game): Game => ({ ...game, events: { distant: null, coming: null, current: null } });

/** The sources of a delegate. With `card`, a card removes the delegate. */
export const SOURCES = ['lobby', 'reserve', 'card'] as const;
/** Where a delegate comes from. */
export type Source = (typeof SOURCES)[number];

/** What the next tap on a party does. */
export interface Next {
  readonly owner: Owner;
  /** `usual` until the reader chooses: the free delegate in the lobby, and without one the reserve. */
  readonly source: Source | 'usual';
}

/** The source of the next tap on a board. */
export const sourceOn = ({ committee }: Game, { owner, source }: Next): Source => {
  if (source !== 'usual') return source;
  return owner !== 'neutral' && committee.lobby[owner] ? 'lobby' : 'reserve';
};

/** What a tap shows: all that came of its action, at the last step of it. */
interface Tap {
  /** Counted from 1. */
  readonly step: number;
  /** The board before the action. */
  readonly start: Game;
}

/** What a press is answered with, apart from the step that it shows. */
export type Answer =
  /** The piece of an action has gone back; `step` put it down or took it away. */
  | { readonly type: 'undone'; readonly step: LobbyingStep }
  /** A refused action is gone. */
  | { readonly type: 'cleared' }
  /** The actions that were all taken back are there again. */
  | { readonly type: 'restored' }
  /** Starting over has taken the reader's own actions back. */
  | { readonly type: 'restarted' }
  /** They are there again. */
  | { readonly type: 'restart-undone' }
  /** A tap at an earlier step has dropped the actions after it. */
  | { readonly type: 'dropped' }
  /** The action is refused for the same reason as the one before it. */
  | { readonly type: 'same-reason' }
  /** There is no room for more actions. */
  | { readonly type: 'full' }
  /** The chosen owner cannot be sent, so that of the next tap is another. */
  | { readonly type: 'other-owner'; readonly owner: Owner };

/** A board, the actions on it, and the choice for the next tap. An address has these. The rest lasts as long as the page. */
export interface LobbyingInput {
  readonly game: Game;
  readonly actions: readonly LobbyingAction[];
  readonly next: Next;
  /** Present if a tap made the last action. */
  readonly tap?: Tap | undefined;
  /** What Undo brings back. */
  readonly before?: Edited | undefined;
  /** Whether it was taken back by starting over. */
  readonly restarted?: true | undefined;
  /** The answer to the last press, and the step that it is said at. */
  readonly answer?: (Answer & { readonly at: number }) | undefined;
}

/** An input and its present step. */
export type Edited = readonly [input: LobbyingInput, step: number];

/** The max number of actions. It is enough for all delegates of five players, and an address can hold it. */
export const MAX_ACTIONS = 99;

/** Whose delegate moves, and how. */
export interface Moving extends Next {
  readonly source: Source;
}

/** Makes an action from a choice. Sending a neutral delegate gives null, since it can only be removed. */
export const actionOf = ({ owner, source }: Moving, party: Party): LobbyingAction | null => {
  if (source === 'card') return { type: 'remove', owner, party };
  return owner === 'neutral' ? null : { type: 'send', player: owner satisfies Colour, party, source };
};

/** Lists the owners whose delegates can be moved from a source. A card can remove neutral delegates too. */
export const ownersFor = ({ players }: Game, source: Next['source']): readonly Owner[] => {
  const colours = COLOURS.filter((colour) => players.some((player) => player.colour === colour));
  return source === 'card' ? [...colours, 'neutral'] : colours;
};

/** Changes the source. If neutral was chosen and cannot be sent, the first player is chosen. */
const withSource = (input: LobbyingInput, source: Source): LobbyingInput => {
  const owners = ownersFor(input.game, source);
  const owner = owners.includes(input.next.owner) ? input.next.owner : (owners[0] ?? 'red');
  return { ...input, next: { owner, source } };
};

/** Returns the input after a change of one field: `player` or `source` of the next tap. An owner who cannot be moved in this way changes nothing. */
export const enter = (input: LobbyingInput, name: string, text: string): LobbyingInput => {
  const { game, next } = input;
  const source = name === 'source' ? SOURCES.find((one) => one === text) : undefined;
  if (source) return withSource(input, source);
  const owner = name === 'player' ? ownersFor(game, next.source).find((one) => one === text) : undefined;
  return owner ? { ...input, next: { ...next, owner } } : input;
};
