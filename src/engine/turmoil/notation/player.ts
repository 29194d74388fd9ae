import { each } from '../../core/each.ts';
import type { Choice } from '../events/effects.ts';
import { COLOUR_LETTERS } from './letters.ts';
import { HOLDING_LETTERS, RESOURCE_LETTERS, TAG_LETTERS, countsReader, readAll, readNumber, wordOf, writeCounts } from './parts.ts';
import type { Holding } from './parts.ts';
import { emptyPlayer } from '../game/players.ts';
import type { Choices } from '../events/resolve.ts';
import type { Player } from '../game/state.ts';
import { COLOURS, COUNTED, RESOURCES, type Colour } from '../vocabulary/words.ts';

const readTags = countsReader(TAG_LETTERS);
const readHoldings = countsReader(HOLDING_LETTERS);
const readGains = countsReader(RESOURCE_LETTERS);

/** Stock, production and counts in one list; what stands in a field of its own is left out. */
function holdingsOf({ stock, production, counts }: Player): Record<Holding, number> {
  const all = [
    ...RESOURCES.map((one) => [`stock:${one}`, stock[one]] as const),
    ...RESOURCES.map((one) => [`production:${one}`, Math.max(0, production[one])] as const),
    ...COUNTED.map((one) => [one, counts[one]] as const),
    ['production:debt', Math.max(0, 0 - production.megacredits)] as const,
  ];
  return Object.fromEntries(all.filter(([key]) => key in HOLDING_LETTERS)) as Record<Holding, number>;
}

/**
 * Writes a player: colour with TR, M€, heat production, cities and tags, then, only if there is any, all else.
 * @param player whole numbers from 0 to 999
 * @returns such as `r20.14.0.1.b2e1` or `r20.14.0.1.b2e1.s3P2`
 */
export function writePlayer(player: Player): string {
  const { colour, tr, stock, production, counts, tags } = player;
  const short = [COLOUR_LETTERS[colour] + tr, stock.megacredits, production.heat, counts.cities, writeCounts(TAG_LETTERS, tags)];
  const holdings = writeCounts(HOLDING_LETTERS, holdingsOf(player));
  return [...short, ...(holdings === '' ? [] : [holdings])].join('.');
}

/**
 * Reads what `writePlayer` writes.
 * @param text any text
 * @returns the player, or null if the text is anything else
 */
export function readPlayer(text: string): Player | null {
  const colour = wordOf(COLOUR_LETTERS, text.slice(0, 1));
  const fields = text.slice(1).split('.');
  const read = readAll(fields.slice(0, 4), readNumber);
  const tags = readTags(fields[4] ?? '');
  const held = readHoldings(fields[5] ?? '');
  if (colour === null || (fields.length !== 5 && (fields.length !== 6 || fields[5] === '')) || read === null || tags === null || held === null)
    return null;
  const [tr = 0, megacredits = 0, heat = 0, cities = 0] = read;
  const { stock, production, counts } = withHoldings(emptyPlayer(colour), held);
  return { colour, tr, tags, stock: { ...stock, megacredits }, production: { ...production, heat }, counts: { ...counts, cities } };
}

/** Puts each holding back where it belongs. */
function withHoldings({ stock, production, counts }: Player, held: Record<Holding, number>): Pick<Player, 'stock' | 'production' | 'counts'> {
  const from = held as Readonly<Record<string, number>>;
  const filled = <K extends string>(part: Readonly<Record<K, number>>, prefix: string): Record<K, number> =>
    Object.fromEntries(Object.keys(part).map((key) => [key, from[prefix + key] ?? 0])) as Record<K, number>;
  const made = filled(production, 'production:');
  const megacredits = made.megacredits - held['production:debt'];
  return { stock: filled(stock, 'stock:'), production: { ...made, megacredits }, counts: filled(counts, '') };
}

/** Stand for a choice of losses. */
const LOSS_LETTERS = { floaters: 'F', megacredits: 'M' } as const;

/**
 * Writes what players decided about the current event.
 * @param choices by colour
 * @returns such as `rs2p1-bF`: red takes 2 steel and a plant, blue loses floaters; empty if nobody decided
 */
export function writeChoices(choices: Choices): string {
  const made = COLOURS.flatMap((colour): readonly [Colour, Choice][] => (choices[colour] === undefined ? [] : [[colour, choices[colour]]]));
  return made.map(([colour, choice]) => COLOUR_LETTERS[colour] + writeChoice(choice)).join('-');
}

function writeChoice(choice: Choice): string {
  if (choice.kind === 'loss') return LOSS_LETTERS[choice.of];
  return writeCounts(
    RESOURCE_LETTERS,
    each(RESOURCES, (one) => choice.gains[one] ?? 0),
  );
}

/**
 * Reads what `writeChoices` writes.
 * @param text any text
 * @returns the choices, or null if the text is anything else
 */
export function readChoices(text: string): Choices | null {
  if (text === '') return {};
  const read = readAll(text.split('-'), readChoice);
  return read && Object.fromEntries(read);
}

function readChoice(text: string): readonly [Colour, Choice] | null {
  const colour = wordOf(COLOUR_LETTERS, text.slice(0, 1));
  const rest = text.slice(1);
  const of = wordOf(LOSS_LETTERS, rest);
  const gains = readGains(rest);
  if (colour === null || (of === null && gains === null)) return null;
  if (of !== null) return [colour, { kind: 'loss', of }];
  return [colour, { kind: 'resources', gains: Object.fromEntries(Object.entries(gains ?? {}).filter(([, by]) => by > 0)) }];
}
