import { COLOURS, type Colour, type Game, type LobbyingAction, type Owner, type Party } from '../../engine/turmoil/index.ts';

/** Takes the cards off the board: none moves in an action phase. */
export const withoutCards = (game: Game): Game => ({ ...game, events: { distant: null, coming: null, current: null } });

/** Where the next delegate comes from, or that a card removes it. */
export const SOURCES = ['lobby', 'reserve', 'card'] as const;
export type Source = (typeof SOURCES)[number];

/** What the next tap on a party does. */
export interface Next {
  readonly owner: Owner;
  readonly source: Source;
}

/** A board, what has happened on it, and what comes next. */
export interface LobbyingInput {
  readonly game: Game;
  readonly actions: readonly LobbyingAction[];
  readonly next: Next;
}

/** More actions than all delegates of five players can make in one generation, and few enough for an address. */
export const MAX_ACTIONS = 99;

/** Makes an action of a choice; null for a neutral delegate that is to be sent: it can only be removed. */
export const actionOf = ({ owner, source }: Next, party: Party): LobbyingAction | null => {
  if (source === 'card') return { type: 'remove', owner, party };
  return owner === 'neutral' ? null : { type: 'send', player: owner satisfies Colour, party, source };
};

/** The owners whose delegates the choice can move: a card can remove neutral ones too. */
export const ownersFor = ({ players }: Game, source: Source): readonly Owner[] => {
  const colours = COLOURS.filter((colour) => players.some((player) => player.colour === colour));
  return source === 'card' ? [...colours, 'neutral'] : colours;
};

/** Changes the source. Neutral delegates are not sent: the first player takes their place. */
const withSource = (input: LobbyingInput, source: Source): LobbyingInput => {
  const owners = ownersFor(input.game, source);
  const owner = owners.includes(input.next.owner) ? input.next.owner : (owners[0] ?? 'red');
  return { ...input, next: { owner, source } };
};

/** The input after one field was changed: `player` or `source` of the next tap. Whoever cannot be moved in this way changes nothing. */
export const enter = (input: LobbyingInput, name: string, text: string): LobbyingInput => {
  const { game, next } = input;
  const source = name === 'source' ? SOURCES.find((one) => one === text) : undefined;
  if (source) return withSource(input, source);
  const owner = name === 'player' ? ownersFor(game, next.source).find((one) => one === text) : undefined;
  return owner ? { ...input, next: { ...next, owner } } : input;
};
