import { COLOURS, type Colour, type Game, type LobbyingAction, type Owner, type Party } from '../../engine/turmoil/index.ts';

/** No card moves in an action phase, so that the board of this example has none. */
export const withoutCards = (game: Game): Game => ({ ...game, events: { distant: null, coming: null, current: null } });

/** Where the next delegate comes from, or that a card takes it away. */
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
export const MOST_ACTIONS = 99;

/** Makes an action of a choice; a neutral delegate can only be removed, so that it is null when sent. */
export const actionOf = ({ owner, source }: Next, party: Party): LobbyingAction | null => {
  if (source === 'card') return { type: 'remove', owner, party };
  return owner === 'neutral' ? null : { type: 'send', player: owner satisfies Colour, party, source };
};

/** The owners whose delegates the choice can move: a card can remove neutral ones too. */
export const ownersFor = ({ players }: Game, source: Source): readonly Owner[] => {
  const colours = COLOURS.filter((colour) => players.some((player) => player.colour === colour));
  return source === 'card' ? [...colours, 'neutral'] : colours;
};

/** The choice after its source changed: neutral delegates are not sent, so that the first player takes their place. */
export const withSource = (input: LobbyingInput, source: Source): LobbyingInput => {
  const owners = ownersFor(input.game, source);
  const owner = owners.includes(input.next.owner) ? input.next.owner : (owners[0] ?? 'red');
  return { ...input, next: { owner, source } };
};
