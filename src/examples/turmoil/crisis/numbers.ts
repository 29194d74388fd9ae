import {
  COUNTED,
  globalEvents,
  RESOURCES,
  TAGS,
  type Choice,
  type Counted,
  type Effect,
  type EventId,
  type Player,
  type Position,
  type Resource,
} from '../../../engine/turmoil/index.ts';

/** A player's number in the form: its field, what it counts, and how to get and set it. */
export interface OwnNumber {
  readonly field: string;
  /** The engine's name for it, without the player. */
  readonly engine: string;
  /** What it counts: a key of the strings `turmoil.thing`. */
  readonly thing: string;
  readonly get: (player: Player) => number;
  readonly set: (player: Player, value: number) => Player;
}

const ofTr: OwnNumber = { field: 'tr', engine: 'tr', thing: 'tr', get: ({ tr }) => tr, set: (player, tr) => ({ ...player, tr }) };

const ofStock = (one: Resource): OwnNumber => ({
  field: one === 'megacredits' ? one : `stock.${one}`,
  engine: `stock.${one}`,
  thing: one,
  get: ({ stock }) => stock[one],
  set: (player, value) => ({ ...player, stock: { ...player.stock, [one]: value } }),
});

const ofProduction = (one: Resource): OwnNumber => ({
  field: one === 'heat' ? one : `production.${one}`,
  engine: `production.${one}`,
  thing: `production:${one}`,
  get: ({ production }) => production[one],
  set: (player, value) => ({ ...player, production: { ...player.production, [one]: value } }),
});

const ofTag = (tag: (typeof TAGS)[number]): OwnNumber => ({
  field: `tag.${tag}`,
  engine: `tags.${tag}`,
  thing: `tag:${tag}`,
  get: ({ tags }) => tags[tag],
  set: (player, value) => ({ ...player, tags: { ...player.tags, [tag]: value } }),
});

const ofCount = (one: Counted): OwnNumber => ({
  field: one === 'cities' ? one : `count.${one}`,
  engine: `counts.${one}`,
  thing: one,
  get: ({ counts }) => counts[one],
  set: (player, value) => ({ ...player, counts: { ...player.counts, [one]: value } }),
});

/** A player's numbers as the form groups them. M€ production is left out, since no crisis depends on it. */
export const OWN_NUMBERS = {
  always: [ofTr, ofStock('megacredits'), ofProduction('heat'), ofCount('cities')],
  tags: TAGS.map(ofTag),
  stock: [
    ...RESOURCES.filter((one) => one !== 'megacredits').map(ofStock),
    ...RESOURCES.filter((one) => one !== 'megacredits' && one !== 'heat').map(ofProduction),
  ],
  counts: COUNTED.filter((one) => one !== 'cities').map(ofCount),
} as const satisfies Readonly<Record<string, readonly OwnNumber[]>>;

/** All numbers of a player in the form. */
export const ALL_OWN: readonly OwnNumber[] = Object.values(OWN_NUMBERS).flat();

/** Sets the number of a field. An unknown field changes nothing. */
export const withNumber = (player: Player, field: string, value: number): Player =>
  ALL_OWN.find((one) => one.field === field)?.set(player, value) ?? player;

/** Lists what one effect depends on or changes, as keys of `turmoil.thing`. */
const thingsIn = (effect: Effect): readonly string[] => {
  const counted = 'count' in effect && effect.count !== null ? [effect.count] : [];
  switch (effect.kind) {
    case 'rank':
      return effect.score;
    case 'lose':
    case 'lose-all':
    case 'keep-at-most':
      return [...counted, effect.resource];
    case 'lose-production':
      return [`production:${effect.resource}`];
    case 'discard-cards':
      return ['cards-in-hand'];
    case 'add-floaters':
      return ['floater-cards'];
    case 'lose-floaters-or-megacredits':
      return ['cards-with-two-floaters'];
    default:
      return counted;
  }
};

/** Lists the numbers of a player that an event depends on, as keys of `turmoil.thing`. */
export const thingsOf = (card: EventId | null): readonly string[] =>
  card === null ? [] : (globalEvents[card].effects as readonly Effect[]).flatMap(thingsIn);

/** Returns a player's choice after a change of one field: `choice` for one of two losses, `choice.steel` and so on for a mix. */
const changed = (choice: Choice | undefined, key: string, text: string): Choice | undefined => {
  if (key === 'choice' && text === '') return undefined;
  if (key === 'choice') return text === 'floaters' || text === 'megacredits' ? { kind: 'loss', of: text } : choice;
  const resource = RESOURCES.find((one) => key === `choice.${one}`);
  if (resource === undefined) return choice;
  const gains = choice?.kind === 'resources' ? choice.gains : {};
  const others = Object.fromEntries(Object.entries(gains).filter(([one]) => one !== resource));
  return { kind: 'resources', gains: Number(text) === 0 ? others : { ...others, [resource]: Number(text) } };
};

/**
 * Puts a player's decision about the current event into a position.
 *
 * @param at the player's index in turn order
 * @param key the field without the player's prefix: `choice`, `choice.steel` and so on
 */
export const withChoice = (position: Position, at: number, key: string, text: string): Position => {
  const colour = position.game.players[at]?.colour;
  if (colour === undefined) return position;
  const { [colour]: before, ...others } = position.choices;
  const choice = changed(before, key, text);
  if (choice === before) return position;
  return { ...position, choices: choice === undefined ? others : { ...others, [colour]: choice } };
};
