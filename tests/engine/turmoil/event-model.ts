/** Global events once more: plain arithmetic on a bag of numbers, read off `event-table.ts`. It shares no code with the engine. */
import type { Choices, Edition, EventId, Game, Player } from '../../../src/engine/turmoil/index.ts';
import { EVENT_TABLE } from './event-table.ts';
import { influence, tokensOf } from './model.ts';

/** A game as the model keeps it: every number under a name, such as `red.plants`, `blue.production:energy`, `oceans`. */
export type Bag = Record<string, number>;

/** All numbers of a game that an event may touch. */
export function bagOf({ players, mars }: Game): Bag {
  const own = ({ colour, tr, stock, production, tags, counts }: Player): [string, number][] => [
    [`${colour}.tr`, tr],
    ...Object.entries(stock).map(([name, has]): [string, number] => [`${colour}.${name}`, has]),
    ...Object.entries(production).map(([name, has]): [string, number] => [`${colour}.production:${name}`, has]),
    ...Object.entries(tags).map(([name, has]): [string, number] => [`${colour}.tag:${name}`, has]),
    ...Object.entries(counts).map(([name, has]): [string, number] => [`${colour}.${name}`, has]),
  ];
  return Object.fromEntries([...players.flatMap(own), ['temperature', mars.temperature], ['oceans', mars.oceans], ['zero', Number(mars.zeroPassed)]]);
}

const counted = (bag: Bag, who: string, what: string): number => {
  if (what === 'nothing') return 0;
  const over = /^tr>(\d+)$/.exec(what)?.[1];
  return over === undefined ? (bag[`${who}.${what}`] ?? 0) : Math.max(0, Math.floor(((bag[`${who}.tr`] ?? 0) - Number(over)) / 5));
};

/** Units by either reading: the Russian changes the count, the French the maximum; a card without one changes the count. */
const units = (count: number, limited: boolean, change: number, reading: Edition): number => {
  if (!limited) return Math.max(0, count + change);
  return Math.max(0, reading === 'ru' ? Math.min(5, count) + change : Math.min(count, 5 + change));
};

const signed = (sign: string, power: number): number => (sign === '+' ? power : sign === '-' ? -power : 0);
/** A loss ends at 0; a gain may begin below it, where production of M€ is. No card takes production of M€. */
const add = (bag: Bag, key: string, by: number): void => {
  const has = bag[key] ?? 0;
  bag[key] = by < 0 ? Math.max(0, has + by) : has + by;
};

/** One effect on one player, as a line of the table says. */
function befall(bag: Bag, who: string, line: string, power: number, reading: Edition, choices: Choices): void {
  const [verb = '', a = '', b = '', , count = '', limit = '', sign = ''] = line.split(' ');
  const many = units(counted(bag, who, count), limit === 'max5', signed(sign, power), reading);
  const choice = choices[who as keyof Choices];
  if (verb === 'gain') add(bag, `${who}.${a}`, many * Number(b));
  if (verb === 'lose') add(bag, `${who}.${a}`, -many * Number(b));
  if (verb === 'raise') add(bag, `${who}.production:${a}`, Math.floor(many / Number(b)));
  if (verb === 'lower') add(bag, `${who}.production:${a}`, -Number(b));
  if (verb === 'empty') bag[`${who}.${a}`] = 0;
  if (verb === 'keep') bag[`${who}.${a}`] = Math.min(bag[`${who}.${a}`] ?? 0, Number(b) + power);
  if (verb === 'tr') add(bag, `${who}.tr`, -Math.max(0, Number(a) - power));
  if (verb === 'discard') add(bag, `${who}.cards-in-hand`, -Number(a));
  if (verb === 'draw') add(bag, `${who}.cards-in-hand`, power);
  if (verb === 'reach' && counted(bag, who, line.split(' ')[4] ?? '') + power >= Number(a)) add(bag, `${who}.${b}`, Number(line.split(' ')[3]));
  if (verb === 'choose-gain' && choice?.kind === 'resources') Object.entries(choice.gains).forEach(([name, by]) => add(bag, `${who}.${name}`, by));
  if (verb === 'choose-loss' && !(choice?.kind === 'loss' && choice.of === 'floaters')) add(bag, `${who}.megacredits`, -Number(a));
}

/** What happens once for all. */
function happen(bag: Bag, line: string, powers: ReadonlyMap<string, number>, reading: Edition): void {
  const [verb, a = '', first = '', second = '', least = '', solo = ''] = line.split(' ');
  if (verb === 'ocean' && bag['oceans'] !== 9) add(bag, 'oceans', Number(a));
  if (verb === 'warm') warm(bag, Number(a), reading);
  if (verb !== 'rank') return;
  const totals = [...powers].map(([who, power]) => [who, a.split('+').reduce((sum, what) => sum + counted(bag, who, what), power)] as const);
  for (const [who, total] of totals) {
    const above = totals.filter(([, other]) => other > total).length;
    const reached = solo.split(',').find((one) => total >= Number(one.split('=')[0]));
    const place = total < Number(least) ? 0 : above === 0 ? Number(first) : above === 1 ? Number(second) : 0;
    add(bag, `${who}.tr`, totals.length === 1 ? Number(reached?.split('=')[1] ?? 0) : place);
  }
}

function warm(bag: Bag, steps: number, reading: Edition): void {
  const from = bag['temperature'] ?? 0;
  if (from === 8) return;
  const to = Math.min(8, Math.max(-30, from + 2 * steps));
  bag['temperature'] = to;
  if (from < 0 && to >= 0 && bag['oceans'] !== 9 && !(reading === 'fr' && bag['zero'] === 1)) add(bag, 'oceans', 1);
  if (Math.max(from, to) >= 0) bag['zero'] = 1;
}

const ONCE = /^(ocean|warm|rank)/;

/** The numbers after the event that is current, by the influence of the committee as it stands. */
export function eventIn(game: Game, card: EventId, reading: Edition, choices: Choices): Bag {
  const bag = bagOf(game);
  const tokens = tokensOf(game.committee);
  const powers = new Map(game.players.map(({ colour }) => [colour as string, influence(tokens, game.committee.dominant, colour)]));
  EVENT_TABLE[card].filter((line) => ONCE.test(line)).forEach((line) => happen(bag, line, powers, reading));
  for (const [who, power] of powers)
    EVENT_TABLE[card].filter((line) => !ONCE.test(line)).forEach((line) => befall(bag, who, line, power, reading, choices));
  return bag;
}
