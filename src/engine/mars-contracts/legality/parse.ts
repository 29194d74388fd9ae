import { arrayOf, guarded, nullable, objectOf, readBoolean, readNumber, readText as text, recordOf, type Reader } from '../../core/shape.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { Contract, Game, Grant, HeldContract, Place, Player, Slot, Stock, Token, Turn, Union, UnionTile } from '../game/state.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { isPhase, isTokenKind } from '../vocabulary/words.ts';

/** What `parseGame` returns: the game, or the problem `unreadable`, which names the field. */
export type ParseOutcome =
  { readonly ok: true; readonly state: Game } | { readonly ok: false; readonly problem: Extract<MarsContractsProblem, { code: 'unreadable' }> };

const stock: Reader<Stock> = recordOf(readNumber);

const grant = objectOf<Grant>({ stock, action: nullable(text) });
const contract = objectOf<Contract>({ id: text, requirement: text, levels: readNumber, vp: readNumber, steps: readNumber });
const contracts = arrayOf(contract);
const tile = objectOf<UnionTile>({ number: readNumber, main: grant, additional: grant, slots: readNumber, track: arrayOf(readNumber) });
const token = nullable(objectOf<Token>({ owner: text, kind: guarded(isTokenKind) }));

const player = objectOf<Player>({
  id: text,
  stock,
  vp: readNumber,
  unionToken: readBoolean,
  leaders: objectOf({ free: readNumber, elsewhere: readNumber }),
  contracts: arrayOf(objectOf<HeldContract>({ contract, union: readNumber, level: readNumber })),
});

const union = objectOf<Union>({
  tile,
  slots: arrayOf(objectOf<Slot>({ action: token, repeat: token })),
  marker: readNumber,
  seals: objectOf({ colour: text, count: readNumber }),
  contracts,
});

const turn = objectOf<Turn>({ player: nullable(text), placed: arrayOf(objectOf<Place>({ union: readNumber, slot: readNumber })) });

const game: Reader<Game> = objectOf<Game>({
  players: arrayOf(player),
  automa: nullable(objectOf({ yield: stock })),
  unions: arrayOf(union),
  deck: contracts,
  discarded: contracts,
  box: objectOf({ unions: arrayOf(tile), seals: arrayOf(text), contracts }),
  tradeUnion: nullable(objectOf({ holder: nullable(text), used: readBoolean })),
  round: objectOf({ number: readNumber, phase: guarded(isPhase), turn }),
});

/** The rule that says what belongs into a part of a game. */
const RULES: Readonly<Record<string, MarsContractsRule>> = {
  players: 'setup.union-token',
  automa: 'automa.cards',
  unions: 'setup.union-tiles',
  deck: 'setup.contract-deck',
  discarded: 'contracts.reward-a',
  tradeUnion: 'assistance.trade-union',
  round: 'rounds.new-contracts',
};

/**
 * Reads a game that comes from outside: from a file, a server, a form. It need not be legal; that is `problemsOf`'s to say,
 * and every procedure asks it.
 * @param value any value
 * @returns a new game of the known fields; all others are left out
 * @refuses a value that has not the shape of a game, with `unreadable` and the first field that is wrong
 * @example parseGame({ players: [] }) // { ok: false, problem: { code: 'unreadable', at: 'automa', … } }
 */
export function parseGame(value: unknown): ParseOutcome {
  const read = game(value, '');
  if (read.ok) return { ok: true, state: read.value };
  const part = read.at.split('.')[0]!;
  return { ok: false, problem: { code: 'unreadable', rule: RULES[part] ?? 'components.list', at: read.at === '' ? 'whole' : read.at } };
}
