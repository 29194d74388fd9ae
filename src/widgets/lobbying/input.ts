import {
  COLOUR_LETTERS,
  OWNER_LETTERS,
  PARTY_LETTERS,
  parse,
  write as writePosition,
  type Colour,
  type Game,
  type LobbyingAction,
  type Owner,
  type Party,
} from '../../engine/turmoil/index.ts';

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

const SOURCE_LETTERS: Readonly<Record<Source, string>> = { lobby: 'l', reserve: 'r', card: 'x' };
const BREAK = '*';
/** More actions than all delegates of five players can make in one generation, and few enough for an address. */
export const MOST_ACTIONS = 99;

const keyOf = <K extends string>(letters: Readonly<Record<K, string>>, letter: string): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

/** Makes an action of a choice; a neutral delegate can only be removed, so that it is null when sent. */
export const actionOf = ({ owner, source }: Next, party: Party): LobbyingAction | null => {
  if (source === 'card') return { type: 'remove', owner, party };
  return owner === 'neutral' ? null : { type: 'send', player: owner satisfies Colour, party, source };
};

/** Whose delegate an action moves, and how. */
const choiceOf = (action: LobbyingAction): Next =>
  action.type === 'send' ? { owner: action.player, source: action.source } : { owner: action.owner, source: 'card' };

const writeAction = (action: LobbyingAction): string => {
  const { owner, source } = choiceOf(action);
  return OWNER_LETTERS[owner] + PARTY_LETTERS[action.party] + SOURCE_LETTERS[source];
};

const readNext = (ownerLetter = '', sourceLetter = ''): Next | null => {
  const owner = keyOf(OWNER_LETTERS, ownerLetter);
  const source = keyOf(SOURCE_LETTERS, sourceLetter);
  return owner && source && (owner !== 'neutral' || source === 'card') ? { owner, source } : null;
};

const readAction = (text: string): LobbyingAction | null => {
  const [ownerLetter = '', partyLetter = '', sourceLetter = '', ...rest] = text;
  const next = readNext(ownerLetter, sourceLetter);
  const party = keyOf(PARTY_LETTERS, partyLetter);
  return next && party && rest.length === 0 ? actionOf(next, party) : null;
};

/**
 * Writes an input: the engine's notation of the board, each action in three letters (owner, party, `l` from the lobby,
 * `r` from the reserve, `x` removed), and the choice for the next tap in two; joined by `*`, such as `…*rul*bgr*nkx*rl`.
 */
export const write = ({ game, actions, next }: LobbyingInput): string =>
  [writePosition({ game, revealed: null, choices: {} }), ...actions.map(writeAction), OWNER_LETTERS[next.owner] + SOURCE_LETTERS[next.source]].join(
    BREAK,
  );

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): LobbyingInput | null => {
  const [notation = '', ...rest] = text.split(BREAK);
  const parsed = parse(notation);
  const last = rest.pop() ?? '';
  const next = last.length === 2 ? readNext(last[0], last[1]) : null;
  const actions = rest.map(readAction).filter((action) => action !== null);
  if (!parsed.ok || !next || actions.length !== rest.length || actions.length > MOST_ACTIONS) return null;
  return { game: withoutCards(parsed.state.game), actions, next };
};

/** The owners whose delegates the choice can move: a card can remove neutral ones too. */
export const ownersFor = ({ players }: Game, source: Source): readonly Owner[] => {
  const colours = (Object.keys(COLOUR_LETTERS) as Colour[]).filter((colour) => players.some((player) => player.colour === colour));
  return source === 'card' ? [...colours, 'neutral'] : colours;
};

/** The choice after its source changed: neutral delegates are not sent, so that the first player takes their place. */
export const withSource = (input: LobbyingInput, source: Source): LobbyingInput => {
  const owners = ownersFor(input.game, source);
  const owner = owners.includes(input.next.owner) ? input.next.owner : (owners[0] ?? 'red');
  return { ...input, next: { owner, source } };
};
