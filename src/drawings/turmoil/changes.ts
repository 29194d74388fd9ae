import { COLOURS, delegatesOf, hasOf, OWNERS, PARTIES, RESOURCES, type Asset, type Game, type SetUp } from '../../engine/turmoil/index.ts';
import { signed, wasSign } from '../../i18n/words.ts';

/** A game that the board can draw. During set-up, the policy tile and the dominance marker may still be missing. */
export type DrawnGame = Omit<Game, 'committee'> & Pick<SetUp, 'committee'>;

/**
 * The changes between two pictures: the key of each changed place, and its sign: `+1` or `−2` for pieces, `24→` before a number
 * that was 24. Other places have an empty sign, and so has a piece that moves between the seat and the area of its party.
 */
export type Changes = ReadonlyMap<string, string>;

/** No changes. */
export const NOTHING: Changes = new Map();

type Entry = readonly [key: string, before: string | number | null, after: string | number | null, staysInParty?: boolean];

/** For pieces, how many came or left. For other numbers, what the number was. What is new says nothing: its outline is enough. */
const signOf = (key: string, old: Entry[1], now: Entry[2]): string => {
  if (typeof old !== 'number') return '';
  return /^(area|lobby):/.test(key) ? signed(Number(now) - old) : wasSign(old);
};

/** The numbers of a player that a crisis can change. TR and M€ are always shown. */
export const ASSETS: readonly Asset[] = ['tr', ...RESOURCES, ...RESOURCES.map((one) => `production:${one}` as const), 'cards-in-hand'];

/** The seats, with who sat there and who sits there now. */
const seats = ({ committee: old }: DrawnGame, { committee: now }: DrawnGame) => [
  ['chairman', old.chairman, now.chairman] as const,
  ...PARTIES.map((party) => [`leader:${party}`, old.parties[party].leader, now.parties[party].leader] as const),
];

/** The other places. What two games share is the same in both. */
function* places(before: DrawnGame, after: DrawnGame): Generator<Entry> {
  const [old, now] = [before.committee, after.committee];
  yield ['policy', old.ruling, now.ruling];
  yield [`marker:${now.dominant}`, old.dominant, now.dominant];
  for (const party of PARTIES) {
    const [was, is] = [old.parties[party], now.parties[party]];
    if (was !== is)
      for (const owner of OWNERS)
        yield [`area:${party}:${owner}`, was.area[owner], is.area[owner], delegatesOf(was, owner) === delegatesOf(is, owner)];
  }
  for (const colour of COLOURS) yield [`lobby:${colour}`, old.lobby[colour], now.lobby[colour]];
  for (const owner of OWNERS) yield [`reserve:${owner}`, old.reserve[owner], now.reserve[owner]];
  for (const space of ['distant', 'coming', 'current'] as const) yield [`event:${space}`, before.events[space], after.events[space]];
  for (const [at, player] of after.players.entries()) {
    const was = before.players[at] ?? player;
    if (was !== player) for (const asset of ASSETS) yield [`${asset}:${player.colour}`, hasOf(was, asset), hasOf(player, asset)];
  }
}

/**
 * Compares two games, place by place.
 *
 * @returns keys such as `area:greens:red`, `leader:reds`, `chairman`, `marker:unity`, `tr:blue`, each with its sign; and who left each empty seat
 */
export const changesBetween = (before: DrawnGame, after: DrawnGame): Changes => {
  const seated = seats(before, after);
  return new Map([
    // Who has left a seat empty, under a key of its own: `gone:leader:reds`, `gone:chairman`.
    ...seated.flatMap(([key, was, is]) => (was && !is ? [[`gone:${key}`, was] as const] : [])),
    ...[...seated, ...places(before, after)].flatMap(([key, old, now, stays]: Entry) =>
      old === now ? [] : [[key, stays ? '' : signOf(key, old, now)] as const],
    ),
  ]);
};
