import {
  influenceChanges,
  influenceIn,
  isTrSets,
  numbers,
  TR_SET,
  TR_SETS,
  type Colour,
  type Edition,
  type Effect,
  type TurmoilEvent,
} from '../../engine/turmoil/index.ts';
import type { Values } from '../../i18n/say.ts';
import { countingOf, effectOf, isTable, movedLimit, type EventMet, type Resolved } from './working.ts';
import { bound, type Words } from '../../i18n/words.ts';
import { amountIn, byInfluence, changeIn, countSaid, influenceSaid, ownerIn, sumSaid } from './words.ts';

type Ranked = Extract<TurmoilEvent, { type: 'event-ranked' }>;

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Kinds of effects whose size is counted. A new kind does not compile until each switch below has a place for it. */
type Counted = 'gain' | 'gain-if' | 'lose' | 'production' | 'gain-of-choice' | 'draw-cards' | 'add-floaters';

/** Kinds of effects that happen once for all players. */
type OfAll = 'rank' | 'temperature' | 'ocean';

const CAP = numbers['influence.cap'];

/** Says strings below `turmoil.met`. */
const saying =
  (words: Words) =>
  (key: string, values?: Values): string =>
    words.say(`turmoil.met.${key}`, values);

/** Says how many units an effect has that is counted up to a limit or without one. */
const unitsSaid = (event: Resolved, words: Words): string => {
  const say = saying(words);
  const counting = countingOf(effectOf(event));
  if (!counting) return '';
  const { counted, capped, change: by } = event.tally!;
  const limit = movedLimit(event.tally!);
  if (counting.count === null) return by ? influenceSaid(by, words) : say('no-influence');
  const what = countSaid(counting.count, counted, words);
  if (limit !== null) return say('bounded', { what, cap: CAP, by: byInfluence(by, words), limit });
  return sumSaid(counted > capped ? say(by ? 'cut-sum' : 'cut', { what, capped }) : what, capped, by, words);
};

/** Says what decides the size of an effect; empty if the card alone does. */
const workSaid = (event: Resolved, words: Words): string => {
  const effect = effectOf(event);
  const { tally } = event;
  if (!effect || !tally || effect.kind === 'add-to-each-card') return '';
  switch (effect.kind) {
    case 'keep-at-most':
      return saying(words)('kept', {
        has: amountIn(words, effect.resource, tally.counted),
        kept: tally.units,
      });
    case 'lose-tr': {
      const due = amountIn(words, 'tr', tally.counted);
      return tally.change ? sumSaid(due, tally.counted, tally.change, words) : '';
    }
    default: {
      effect satisfies EffectOf<Counted | 'lose-production' | 'lose-all' | 'discard-cards' | 'lose-floaters-or-megacredits' | OfAll>;
      const said = unitsSaid(event, words);
      const missed = effect.kind === 'gain-if' && tally.units < effect.threshold;
      return missed ? saying(words)('missed', { work: said, threshold: effect.threshold }) : said;
    }
  }
};

/** How much of a stock, TR or cards a player should lose; null if the effect takes nothing or all. A step of production is lost whole or not at all. */
const dueOf = (effect: Effect | undefined, units: number): number | null => {
  switch (effect?.kind) {
    case 'lose':
      return units * effect.perUnit;
    case 'lose-tr':
      return units;
    case 'discard-cards':
      return effect.amount;
    case 'lose-floaters-or-megacredits':
      return effect.megacredits;
    default:
      effect satisfies EffectOf<Counted | 'lose-production' | 'lose-all' | 'keep-at-most' | 'add-to-each-card' | OfAll> | undefined;
      return null;
  }
};

/** Floaters and resources on cards, which the engine does not follow. */
const onCards = ({ tally, changes }: Resolved, effect: Effect | undefined, words: Words): string => {
  const units = tally?.units ?? 0;
  if (effect?.kind === 'lose-floaters-or-megacredits' && changes.length === 0) return changeIn(words, 'floaters', 0 - effect.floaters);
  if (effect?.kind === 'add-floaters' && units > 0) return changeIn(words, 'floaters', units);
  return effect?.kind === 'add-to-each-card' && units > 0 ? saying(words)(`each.${effect.count}`, { count: units }) : '';
};

/**
 * Says what changes for the player, and whether less was there than is due, even nothing; empty if nothing changes and nothing is due. Several
 * changes are gains of choice, so the verb is said once: "gains 2 titanium and 1 heat".
 *
 * @param next whether the verb was said of the player before
 */
const changeSaid = (event: Resolved, words: Words, next = false): string => {
  const [first] = event.changes;
  const due = first && dueOf(effectOf(event), event.tally?.units ?? 0);
  if (due && due + first.by > 0)
    // Where nothing is lost, its 0 has no sign.
    return saying(words)('limited', { due: amountIn(words, first.asset, due), has: 0 - first.by }).replace('−0', '0');
  const changes = event.changes.filter(({ by }) => by !== 0);
  return changes.length === 0
    ? onCards(event, effectOf(event), words)
    : words.and(changes.map((one, at) => changeIn(words, one.asset, one.by, next || at > 0)));
};

/** Says that nothing changes, and of what there was nothing to lose: without a tally the card takes a production or all of a resource. */
const nothingSaid = ({ tally, changes: [change] }: Resolved, words: Words): string =>
  change && !tally ? saying(words)('none', { what: words.say(`turmoil.thing.${change.asset}`) }) : saying(words)('nothing');

/** Says one effect on one player: "loses 4 M€ (3 cities − 2 influence = 1)". */
const clauseOf = (event: Resolved, words: Words): string => {
  const work = workSaid(event, words);
  const change = changeSaid(event, words) || nothingSaid(event, words);
  return work ? saying(words)('so', { work, change }) : change;
};

/** Says what an event did to one player. Two effects that fail alike are told once. */
const lineOf = (player: Colour, clauses: readonly string[], words: Words): string =>
  saying(words)('line', {
    player: words.capital(ownerIn(words, player)),
    clauses: [...new Set(clauses)].reduce((one, other) => saying(words)('and', { one, other })),
  });

/** The name of a card, and in brackets what one unit is worth or how much may be kept: " (4 M€ per city)". `rate` is empty if a unit is worth 1. */
type Named = Readonly<Record<'card' | 'rate', string>>;

const namedIn = (met: readonly Resolved[], words: Words): Named => {
  const say = saying(words);
  const [rate = ''] = met.map(effectOf).flatMap((effect) => {
    if (effect?.kind === 'keep-at-most') return say('rate-kept', { amount: amountIn(words, effect.resource, effect.base) });
    if ((effect?.kind !== 'gain' && effect?.kind !== 'lose') || effect.perUnit === 1) return [];
    const { count, resource, perUnit } = effect;
    const one = count ? countSaid(count, 1, words) : influenceSaid(1, words);
    const sets = count && isTrSets(count) ? { set: TR_SET, above: TR_SETS[count] } : null;
    // "1 city" without its number and the space after it.
    const unit = one.replace(/^1\s/, '');
    return say(sets ? 'rate-sets' : 'rate', { amount: amountIn(words, resource, perUnit), unit, ...sets });
  });
  return { card: words.label(met[0]!.card), rate };
};

/** Says what became of a player: in full, or after the verb was said of another. It is empty if nothing changes. */
type ChangeOf = (player: Colour, next?: boolean) => string;

/**
 * Says what became of more players than lines can tell: "Riots (4 M€ per city): red loses 12 M€, green 4 M€". Commas part the players, since
 * one of them may have two changes: "red gains 2 titanium and 1 heat, green 1 plant".
 */
const summarySaid = (named: Named, players: readonly Colour[], changeOf: ChangeOf, words: Words): string => {
  const say = saying(words);
  const [change = '', ...others] = new Set(players.map((player) => changeOf(player)));
  if (!others.length) return say(change ? 'all' : 'nobody', { ...named, change });
  const some = players.filter((player) => changeOf(player));
  return say('some', { ...named, changes: words.list(some.map((player, at) => bound(ownerIn(words, player), changeOf(player, at > 0)))) });
};

/** Says a line for each player, with a clause for each effect, or the outcome alone if there is a table. */
const eventSaid = (
  named: Named,
  players: readonly Colour[],
  changeOf: ChangeOf,
  clausesOf: (player: Colour, at: number) => readonly string[],
  words: Words,
): string =>
  isTable(players.length)
    ? summarySaid(named, players, changeOf, words)
    : saying(words)('lines', { ...named, lines: players.map((player, at) => lineOf(player, clausesOf(player, at), words)).join('\n') });

/**
 * Says what a global event did to the players, with the arithmetic unless there is a table of it.
 *
 * @param event the event's card must be among the names of `words`
 */
export const sayMet = ({ met }: EventMet, words: Words): string => {
  const players = [...new Set(met.map(({ player }) => player))];
  const of = (player: Colour) => met.filter((one) => one.player === player);
  const changeOf: ChangeOf = (player, next) =>
    words.and(of(player).flatMap((one, _, { length }) => changeSaid(one, words, next && length === 1) || []));
  const clausesOf = (player: Colour) => of(player).map((one) => clauseOf(one, words));
  return eventSaid(namedIn(met, words), players, changeOf, clausesOf, words);
};

/** Says how a global event compared the players, and whose TR changed. */
export const sayRanked = ({ card, scores, changes }: Ranked, words: Words): string => {
  const say = saying(words);
  const changeOf: ChangeOf = (player, next) => changes.flatMap((one) => (one.player === player ? changeIn(words, 'tr', one.by, next) : [])).join();
  const clausesOf = (player: Colour, at: number) => {
    const { counted, influence } = scores[at]!;
    const work = sumSaid(String(counted), counted, influenceIn(influence), words);
    return [say('so', { work, change: changeOf(player) || say('nothing') })];
  };
  const players = scores.map(({ player }) => player);
  return eventSaid({ card: words.label(card), rate: say(card) }, players, changeOf, clausesOf, words);
};

/** The key of what decides the size of an effect; empty if the card alone does. */
const sizeOfOne = (event: Resolved, reading: Edition): string => {
  const effect = effectOf(event);
  const counting = countingOf(effect);
  if (!counting) return effect?.kind === 'keep-at-most' || effect?.kind === 'lose-tr' ? 'influence' : '';
  if (counting.count === null) return effect?.kind === 'gain-of-choice' ? 'choice' : 'influence';
  if (!counting.capped) return 'uncapped';
  return counting.influence === 'none' ? '' : influenceChanges(reading) === 'limit' ? 'limit' : counting.influence;
};

/** The key of the reason: whether a count has a limit, and what influence does. If a card has several effects, the first with a size is told. */
export const sizeOf = ({ met }: EventMet, reading: Edition): string => met.map((event) => sizeOfOne(event, reading)).find(Boolean) ?? 'plain';
