/**
 * The committee once more, told in another way: a list of delegates, each in some place, and every question answered
 * by looking at all of them. Slow and plain; it shares no code with the engine.
 */
import type { Colour, Committee, Game, Owner, Party } from '../../../src/engine/turmoil/index.ts';

export interface Token {
  readonly owner: Owner;
  /** `area:<party>`, `seat:<party>`, `chair`, `lobby` or `home`. */
  readonly place: string;
}

const RING: readonly Party[] = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'];
const times = (count: number, token: Token): Token[] => Array.from({ length: count }, () => token);
const entries = <K extends string>(counts: Readonly<Record<K, number>>): [K, number][] => Object.entries(counts) as [K, number][];

/** Every delegate on the board. */
export function tokensOf(board: Committee): Token[] {
  return [
    ...entries(board.reserve).flatMap(([owner, count]) => times(count, { owner, place: 'home' })),
    ...entries(board.lobby).flatMap(([owner, count]) => times(count, { owner, place: 'lobby' })),
    ...RING.flatMap((party) => entries(board.parties[party].area).flatMap(([owner, count]) => times(count, { owner, place: `area:${party}` }))),
    ...RING.flatMap((party) => (board.parties[party].leader === null ? [] : [{ owner: board.parties[party].leader, place: `seat:${party}` }])),
    ...(board.chairman === null ? [] : [{ owner: board.chairman, place: 'chair' }]),
  ];
}

/** Delegates in an order that does not depend on how they came there. */
export const sorted = (tokens: readonly Token[]): string[] => tokens.map(({ owner, place }) => `${owner} ${place}`).sort();

const isIn =
  (party: Party) =>
  (token: Token): boolean =>
    token.place === `area:${party}` || token.place === `seat:${party}`;
const size = (tokens: readonly Token[], party: Party): number => tokens.filter(isIn(party)).length;
const relocated = (tokens: readonly Token[], from: Token, place: string): Token[] => {
  const at = tokens.findIndex(({ owner, place: where }) => owner === from.owner && where === from.place);
  return tokens.map((token, index) => (index === at ? { ...token, place } : token));
};

/** How many of the three sources of influence a colour has. */
export function influence(tokens: readonly Token[], dominant: Party, colour: Colour): number {
  const own = tokens.filter(({ owner }) => owner === colour).map(({ place }) => place);
  return ['chair', `seat:${dominant}`, `area:${dominant}`].filter((place) => own.includes(place)).length;
}

/** The owners who could lawfully lead a party: nobody has more delegates there. */
export function rightfulLeaders(tokens: readonly Token[], party: Party): Owner[] {
  const owners = tokens.filter(isIn(party)).map(({ owner }) => owner);
  const most = Math.max(0, ...owners.map((one) => owners.filter((other) => other === one).length));
  return [...new Set(owners)].filter((one) => owners.filter((other) => other === one).length === most);
}

/** The parties that could lawfully hold the marker. */
export function rightfulDominant(tokens: readonly Token[]): Party[] {
  return RING.filter((party) => RING.every((other) => size(tokens, other) <= size(tokens, party)));
}

export interface Board {
  readonly tokens: readonly Token[];
  readonly ruling: Party;
  readonly dominant: Party;
}

/** 3a to 3f for the delegates, policy and marker. */
export function newGovernment(game: Game): Board {
  const { dominant: ruling } = game.committee;
  const cleared = tokensOf(game.committee).map((token) => (['chair', `area:${ruling}`].includes(token.place) ? { ...token, place: 'home' } : token));
  const seated = cleared.map((token) => (token.place === `seat:${ruling}` ? { ...token, place: 'chair' } : token));
  const walk = RING.map((_, step) => RING[(RING.indexOf(ruling) + 1 + step) % 6] as Party);
  const dominant = walk.find((party) => rightfulDominant(seated).includes(party)) as Party;
  const filled = game.players.reduce<Token[]>((tokens, { colour: owner }) => {
    const waits = tokens.some((token) => token.owner === owner && token.place === 'lobby');
    return waits ? tokens : relocated(tokens, { owner, place: 'home' }, 'lobby');
  }, seated);
  return { tokens: filled, ruling, dominant };
}

/** A delegate comes to a party from some place, if there is one. */
export function sent({ tokens, ruling, dominant }: Board, owner: Owner, from: string, party: Party): Board {
  const came = relocated(tokens, { owner, place: from }, `area:${party}`);
  const leader = came.find(({ place }) => place === `seat:${party}`)?.owner;
  const keeps = leader !== undefined && rightfulLeaders(came, party).includes(leader);
  const stepped = keeps || leader === undefined ? came : relocated(came, { owner: leader, place: `seat:${party}` }, `area:${party}`);
  const next = rightfulLeaders(stepped, party)[0];
  const led = keeps || next === undefined ? stepped : relocated(stepped, { owner: next, place: `area:${party}` }, `seat:${party}`);
  const most = rightfulDominant(led);
  return { tokens: led, ruling, dominant: most.includes(dominant) ? dominant : (most[0] as Party) };
}

/**
 * A card takes a delegate of an owner out of a party, from the area if there is one. `turn` are the players in turn order,
 * the first player first. Rules open-questions.leader-removed, open-questions.marker-after-removal.
 */
export function removed({ tokens, ruling, dominant }: Board, turn: readonly Colour[], owner: Owner, party: Party): Board {
  const [area, seat] = [`area:${party}`, `seat:${party}`];
  const old = tokens.find(({ place }) => place === seat)?.owner ?? owner;
  const left = relocated(tokens, { owner, place: tokens.some((token) => token.owner === owner && token.place === area) ? area : seat }, 'home');
  const tied = rightfulLeaders(left, party);
  const later = old === 'neutral' ? turn : turn.filter((colour) => turn.indexOf(colour) > turn.indexOf(old));
  const next = tied.includes(old) ? old : [...later, ...turn, 'neutral' as const].find((one) => tied.includes(one));
  const stood = left.some(({ place }) => place === seat) ? relocated(left, { owner: old, place: seat }, area) : left;
  const led = next === undefined ? stood : relocated(stood, { owner: next, place: area }, seat);
  const most = rightfulDominant(led);
  const walk = RING.map((_, step) => RING[(RING.indexOf(dominant) + step) % 6] as Party);
  return { tokens: led, ruling, dominant: walk.find((one) => most.includes(one)) as Party };
}
