import { letters, list, mapped, record, type Codec } from '../../../engine/core/codec.ts';
import { OWNER_LETTERS, PARTY_LETTERS, parse, write, type Game, type LobbyingAction, type Party } from '../../../engine/turmoil/index.ts';
import { actionOf, MAX_ACTIONS, withoutCards, type LobbyingInput, type Moving, type Next, type Source } from './input.ts';

const SOURCE_LETTERS = { lobby: 'l', reserve: 'r', card: 'x' } as const satisfies Readonly<Record<Source, string>>;
const owner = letters(OWNER_LETTERS);
const source = letters(SOURCE_LETTERS);
const chosen = letters({ ...SOURCE_LETTERS, usual: 'u' });

/** The codec of the board: the engine's notation of a position, without the parts that an action phase does not need. */
const board: Codec<Game> = {
  encode: (game) => write({ game, revealed: null, choices: {} }),
  decode: (text) => {
    const parsed = parse(text);
    return parsed.ok ? withoutCards(parsed.state.game) : null;
  },
};

/** An action in the form of its three letters. */
type Moved = Moving & { readonly party: Party };

const toMoved = (action: LobbyingAction): Moved => {
  const { type, party } = action;
  return type === 'send' ? { owner: action.player, party, source: action.source } : { owner: action.owner, party, source: 'card' };
};

/** The codec of an action in three letters: owner, party, and `l` from the lobby, `r` from the reserve or `x` removed. */
const action: Codec<LobbyingAction> = mapped(
  record<Moved>('', { owner, party: letters(PARTY_LETTERS), source }),
  ({ party, ...choice }) => actionOf(choice, party),
  toMoved,
);

/** The codec of the choice for the next tap, in two letters: owner and source, which is `u` until the reader chooses one. */
const next: Codec<Next> = mapped(
  record<Next>('', { owner, source: chosen }),
  (choice) => (choice.owner === 'neutral' && choice.source !== 'card' ? null : choice),
  (choice) => choice,
);

/** A part of the text, unchanged. */
const part: Codec<string> = { encode: (text) => text, decode: (text) => text };

const toInput = ([first = '', ...rest]: readonly string[]): LobbyingInput | null => {
  const game = board.decode(first);
  const choice = next.decode(rest.at(-1) ?? '');
  const actions = rest.slice(0, -1).flatMap((text) => action.decode(text) ?? []);
  return game && choice && actions.length === rest.length - 1 && actions.length <= MAX_ACTIONS ? { game, actions, next: choice } : null;
};

/** The codec of an input: the board, the actions and the choice for the next tap, joined by `*`, such as `…*rul*bgr*nkx*rl`. */
export const codec: Codec<LobbyingInput> = mapped(list(part, '*', ''), toInput, (input) => [
  board.encode(input.game),
  ...input.actions.map(action.encode),
  next.encode(input.next),
]);
