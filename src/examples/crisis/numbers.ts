import { COUNTED, RESOURCES, TAGS, type Counted, type Player, type Resource } from '../../engine/turmoil/index.ts';

/** A number of a player's in the form: the name of its field, what it is of, and how to get and set it. */
export interface OwnNumber {
  readonly field: string;
  /** The name of the thing among the words of `turmoil.thing`. */
  readonly thing: string;
  readonly get: (player: Player) => number;
  readonly set: (player: Player, value: number) => Player;
}

const ofTr: OwnNumber = { field: 'tr', thing: 'tr', get: ({ tr }) => tr, set: (player, tr) => ({ ...player, tr }) };

const ofStock = (one: Resource): OwnNumber => ({
  field: one === 'megacredits' ? one : `stock.${one}`,
  thing: one,
  get: ({ stock }) => stock[one],
  set: (player, value) => ({ ...player, stock: { ...player.stock, [one]: value } }),
});

const ofProduction = (one: Resource): OwnNumber => ({
  field: one === 'heat' ? one : `production.${one}`,
  thing: `production:${one}`,
  get: ({ production }) => production[one],
  set: (player, value) => ({ ...player, production: { ...player.production, [one]: value } }),
});

const ofTag = (tag: (typeof TAGS)[number]): OwnNumber => ({
  field: `tag.${tag}`,
  thing: `tag:${tag}`,
  get: ({ tags }) => tags[tag],
  set: (player, value) => ({ ...player, tags: { ...player.tags, [tag]: value } }),
});

const ofCount = (one: Counted): OwnNumber => ({
  field: one === 'cities' ? one : `count.${one}`,
  thing: one,
  get: ({ counts }) => counts[one],
  set: (player, value) => ({ ...player, counts: { ...player.counts, [one]: value } }),
});

/** A player's numbers as the form groups them. M€ production is left out: no crisis looks at it. */
export const OWN_NUMBERS = {
  always: [ofTr, ofStock('megacredits'), ofProduction('heat'), ofCount('cities')],
  tags: TAGS.map(ofTag),
  stock: [
    ...RESOURCES.filter((one) => one !== 'megacredits').map(ofStock),
    ...RESOURCES.filter((one) => one !== 'megacredits' && one !== 'heat').map(ofProduction),
  ],
  counts: COUNTED.filter((one) => one !== 'cities').map(ofCount),
} as const satisfies Readonly<Record<string, readonly OwnNumber[]>>;

/** All of them. */
export const ALL_OWN: readonly OwnNumber[] = Object.values(OWN_NUMBERS).flat();

/** Sets the number of a player's that a field names; an unknown field changes nothing. */
export const withNumber = (player: Player, field: string, value: number): Player =>
  ALL_OWN.find((one) => one.field === field)?.set(player, value) ?? player;
