import { letters, mapped, record, whole, type Codec } from '../../core/codec.ts';
import { each } from '../../core/each.ts';
import { emptyPlayer } from '../game/players.ts';
import type { Player } from '../game/state.ts';
import { COLOUR_LETTERS } from '../vocabulary/letters.ts';
import { COUNTED, RESOURCES } from '../vocabulary/words.ts';
import { counts } from './counts.ts';
import { HOLDING_LETTERS, TAG_LETTERS, type Holding } from './letters.ts';

type Holdings = Readonly<Record<Holding, number>>;

/** A player as written: what is often not 0 in fields of their own, all else as holdings. */
interface Written {
  readonly who: Pick<Player, 'colour' | 'tr'>;
  readonly megacredits: number;
  readonly heat: number;
  readonly cities: number;
  readonly tags: Player['tags'];
  readonly holdings: Holdings;
}

const NO_HOLDINGS: Holdings = each(Object.keys(HOLDING_LETTERS) as Holding[], () => 0);

const written = record<Written>(
  '.',
  {
    who: record('', { colour: letters(COLOUR_LETTERS), tr: whole }),
    megacredits: whole,
    heat: whole,
    cities: whole,
    tags: counts(TAG_LETTERS),
    holdings: counts(HOLDING_LETTERS),
  },
  { holdings: NO_HOLDINGS },
);

/** A player with whole numbers from 0 to 999, written such as `r20.14.0.1.b2e1` or `r20.14.0.1.b2e1.s3P2`. */
export const player: Codec<Player> = mapped(written, playerOf, writtenOf);

function writtenOf(one: Player): Written {
  const { colour, tr, stock, production, counts: things, tags } = one;
  return { who: { colour, tr }, megacredits: stock.megacredits, heat: production.heat, cities: things.cities, tags, holdings: holdingsOf(one) };
}

/** Stock, production and counts in one list; what stands in a field of its own is left out. */
function holdingsOf({ stock, production, counts: things }: Player): Holdings {
  const all = [
    ...RESOURCES.map((one) => [`stock:${one}`, stock[one]] as const),
    ...RESOURCES.map((one) => [`production:${one}`, Math.max(0, production[one])] as const),
    ...COUNTED.map((one) => [one, things[one]] as const),
    ['production:debt', Math.max(0, 0 - production.megacredits)] as const,
  ];
  return Object.fromEntries(all.filter(([key]) => key in HOLDING_LETTERS)) as Holdings;
}

/** Puts each number back where it belongs. */
function playerOf({ who, megacredits, heat, cities, tags, holdings }: Written): Player {
  const none = emptyPlayer(who.colour);
  const from: Readonly<Record<string, number>> = holdings;
  const filled = <K extends string>(part: Readonly<Record<K, number>>, prefix: string): Record<K, number> =>
    Object.fromEntries(Object.keys(part).map((key) => [key, from[prefix + key] ?? 0])) as Record<K, number>;
  const production = filled(none.production, 'production:');
  return {
    ...who,
    stock: { ...filled(none.stock, 'stock:'), megacredits },
    production: { ...production, heat, megacredits: production.megacredits - holdings['production:debt'] },
    tags,
    counts: { ...filled(none.counts, ''), cities },
  };
}
