import { OWNER_LETTERS, PARTY_LETTERS, parse, write as writePosition, type LobbyingAction } from '../../engine/turmoil/index.ts';
import { actionOf, MOST_ACTIONS, withoutCards, type LobbyingInput, type Next, type Source } from './input.ts';

const SOURCE_LETTERS: Readonly<Record<Source, string>> = { lobby: 'l', reserve: 'r', card: 'x' };
const BREAK = '*';

const keyOf = <K extends string>(letters: Readonly<Record<K, string>>, letter: string): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

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
