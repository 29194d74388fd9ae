import {
  sketched,
  type Contract,
  type Game,
  type HeldContract,
  type PlayerSketch,
  type Sketch,
  type Slot,
  type Step,
  type Token,
  type UnionSketch,
} from '../../../src/engine/mars-contracts/index.ts';

/** The cards of the cases; the source prints none. A card of another name asks for `build` twice. */
const CARDS: Readonly<Record<string, Omit<Contract, 'id'>>> = {
  lab: { requirement: 'laboratory', levels: 1, vp: 2, steps: 2 },
  labs: { requirement: 'laboratory', levels: 2, vp: 5, steps: 1 },
  fly: { requirement: 'launch', levels: 1, vp: 4, steps: 3 },
  flies: { requirement: 'launch', levels: 2, vp: 4, steps: 3 },
  mine: { requirement: 'mining', levels: 2, vp: 3, steps: 1 },
};

export const card = (id: string): Contract => ({ id, ...(CARDS[id] ?? { requirement: 'build', levels: 2, vp: 1, steps: 1 }) });

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Cards by their names. */
export const cards = (text = ''): readonly Contract[] => words(text).map(card);

/** Contracts as `name@union:level`. */
const held = (text = ''): readonly HeldContract[] =>
  words(text).map((word) => {
    const [, id, union, level] = /^(\w+)@(\d+):(\d+)$/.exec(word)!;
    return { contract: card(id!), union: Number(union), level: Number(level) };
  });

/** A token: the name of its owner, with a star for a leader token; `-` for none. */
const tokenIn = (text: string): Token | null =>
  text === '-' ? null : { owner: text.replace('*', ''), kind: text.endsWith('*') ? 'leader' : 'union' };

/** Slots as `action/repeat`. */
const slotsIn = (text: string): NonNullable<UnionSketch['slots']> =>
  words(text).map((word) => {
    const [action, repeat] = word.split('/').map(tokenIn);
    return { ...(action && { action }), ...(repeat && { repeat }) };
  });

/** A table in few words: contracts, slots and cards are texts. */
export interface Short extends Omit<Sketch, 'players' | 'unions' | 'deck' | 'discarded'> {
  readonly players?: Readonly<Record<string, Omit<PlayerSketch, 'contracts'> & { readonly holds?: string }>>;
  readonly unions?: readonly (Omit<UnionSketch, 'slots' | 'contracts'> & { readonly slots?: string; readonly below?: string })[];
  readonly deck?: string;
  readonly discarded?: string;
}

const MAIN = { stock: { ice: 2 }, action: null } as const;
const LAUNCH = { stock: {}, action: 'launch' } as const;

/** White and yellow play with two unions of two slots, unless the case says something else. */
export const table = ({ players = { white: {}, yellow: {} }, unions = [{}, {}], deck, discarded, ...rest }: Short = {}): Game =>
  sketched({
    players: Object.fromEntries(Object.entries(players).map(([id, { holds, ...player }]) => [id, { ...player, contracts: held(holds) }])),
    unions: unions.map(({ slots = '-/- -/-', below, ...union }) => ({
      ...{ main: MAIN, additional: LAUNCH, track: [0, 1, 1, 3, 5] },
      ...union,
      slots: slotsIn(slots),
      contracts: cards(below),
    })),
    deck: cards(deck),
    discarded: cards(discarded),
    ...rest,
  });

const valueOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}:${valueOf(one)}`)
    .join(' ')}}`;
};

/** A step as a line: its rules, its event, the facts of the event. */
export const said = ({ rule, also = [], event }: Step<{ readonly type: string }>): string => {
  const { type, ...facts } = event;
  return [[rule, ...also].join(' + '), '>', type, ...Object.entries(facts).map(([key, value]) => `${key}=${valueOf(value)}`)].join(' ');
};

const idsOf = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(',');
const tokenText = (token: Token | null): string => (token === null ? '-' : `${token.owner}${token.kind === 'leader' ? '*' : ''}`);
const slotsText = (slots: readonly Slot[]): string => slots.map(({ action, repeat }) => `${tokenText(action)}/${tokenText(repeat)}`).join(' ');

/** Every number, card and token of a game, under a name. */
function factsOf({ players, unions, deck, discarded, box, tradeUnion, round }: Game): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...players.flatMap(({ id, stock, vp, unionToken, leaders, contracts }): [string, string][] => [
      ...Object.entries(stock).map(([kind, count]): [string, string] => [`${id}.${kind}`, String(count)]),
      [`${id}.vp`, String(vp)],
      [`${id}.token`, String(unionToken)],
      [`${id}.leaders`, `${leaders.free}+${leaders.elsewhere}`],
      [`${id}.holds`, contracts.map(({ contract, union, level }) => `${contract.id}@${union}:${level}`).join(',')],
    ]),
    ...unions.flatMap(({ tile, slots, marker, seals, contracts }): [string, string][] => [
      [`${tile.number}.slots`, slotsText(slots)],
      [`${tile.number}.marker`, String(marker)],
      [`${tile.number}.seals`, `${seals.colour} ${seals.count}`],
      [`${tile.number}.below`, idsOf(contracts)],
    ]),
    ['deck', idsOf(deck)],
    ['discarded', idsOf(discarded)],
    ['box', `${box.unions.map(({ number }) => number).join(',')} ${box.seals.join(',')} ${idsOf(box.contracts)}`],
    ['tradeUnion', valueOf(tradeUnion)],
    ['round', `${round.number} ${round.phase}`],
    ['turn', `${round.turn.player} ${round.turn.placed.map(({ union, slot }) => `${union}.${slot}`).join(',')}`.trim()],
  ]);
}

/** The facts of a game that are new or other than before. */
export const differences = (before: Game, after: Game): string => {
  const old = factsOf(before);
  return [...factsOf(after)]
    .filter(([name, value]) => old.get(name) !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
};
