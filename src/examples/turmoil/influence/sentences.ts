import {
  countingEffectOf,
  influenceChanges,
  influenceIn,
  isTrSets,
  numbers,
  TR_SET,
  TR_SETS,
  unreachable,
  type InfluenceEvent,
  type Asset,
  type Edition,
  type EventId,
  type Resource,
} from '../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countSaid, influenceSaid } from '../../../sentences/turmoil/words.ts';

const CAP = numbers['influence.cap'];

type EventOf<T extends InfluenceEvent['type']> = Extract<InfluenceEvent, { type: T }>;

/** Names what a card counts. */
export const sayCounted = (card: EventId, words: Words): string => {
  const effect = countingEffectOf(card);
  return effect === null ? '' : words.say(`turmoil.thing.${effect.count}`);
};

/** Asks how much of what a card takes the reader has. */
export const sayHas = (taken: Resource, words: Words): string => words.say('influence.field.has', { what: words.say(`turmoil.thing.${taken}`) });

/** A count of TR sets has two more numbers: the size of a set, and the TR above which sets are counted. */
const countedIn = ({ count, amount, counted }: EventOf<'counted'>, words: Words): string => {
  const what = countSaid(count, counted, words);
  return isTrSets(count)
    ? words.say('influence.step.counted-tr', { amount, what, set: TR_SET, above: TR_SETS[count] })
    : words.say('influence.step.counted', { what });
};

const cappedTo = ({ from, to, max }: EventOf<'capped'>, words: Words): string =>
  max === null ? words.say('influence.step.capped.free') : words.say(`influence.step.capped.${from > to ? 'cut' : 'kept'}`, { from, to, cap: max });

const sayInfluence = ({ sources }: EventOf<'influence-found'>, words: Words): string => {
  // After the leader of the dominant party, that party is not named again.
  const too = sources.includes('leader') ? '-too' : '';
  const said = sources.map((source) => words.say(`influence.source.${source}${source === 'delegate' ? too : ''}`));
  const n = influenceIn(sources);
  return n ? words.say('influence.step.influence.some', { n, sources: words.and(said) }) : words.say('influence.step.influence.none');
};

/** The editions differ only in how influence changes the limit. So a card without a limit has the same sentence in all editions. */
const adjustedBy = ({ influence, by, from, to, max }: EventOf<'adjusted'>, reading: Edition, words: Words): string => {
  if (influence === 'none' || by === 0) return words.say('influence.step.adjusted.none', { to });
  const values = { from, to, sign: influence === 'add' ? '+' : '−', influence: influenceSaid(by, words) };
  if (max === null || influenceChanges(reading) === 'number')
    return words.say(`influence.step.adjusted.${influence === 'subtract' && by > from ? 'below' : 'sum'}`, values);
  const cap = Math.max(0, influence === 'add' ? max + by : max - by);
  return words.say('influence.step.adjusted.limit', { ...values, cap, most: max });
};

/** Says an amount without a sign: "14 M€". */
const sayAmount = (asset: Asset, n: number, words: Words): string => words.say(`turmoil.amount.${asset}`, { n, count: n });

/** Says what the player gains or loses in the end. */
export const sayOutcome = (kind: 'gain' | 'lose', asset: Asset, n: number, words: Words): string =>
  asset.startsWith('production:')
    ? words.say('influence.step.multiplied.production', { what: words.say(`turmoil.thing.${asset}`), n })
    : words.say(`influence.result.${kind}`, { amount: sayAmount(asset, n, words) });

const multipliedTo = ({ kind, asset, units, perUnit, unitsPerStep, by, due }: EventOf<'multiplied'>, words: Words): string => {
  const n = Math.abs(by);
  if (kind === 'production') {
    const key = unitsPerStep === 1 ? 'production' : units % unitsPerStep ? 'rounded' : 'per-step';
    const quotient = (units / unitsPerStep).toLocaleString(words.lang);
    return words.say(`influence.step.multiplied.${key}`, { units, every: unitsPerStep, quotient, n, what: words.say(`turmoil.thing.${asset}`) });
  }
  const sum = { units, each: perUnit, amount: sayAmount(asset, due ?? n, words) };
  return due
    ? words.say('influence.step.multiplied.limited', { ...sum, has: sayAmount(asset, n, words) })
    : words.say(`influence.step.multiplied.${kind}`, sum);
};

const comparedWith = ({ asset, units, threshold, by }: EventOf<'compared'>, words: Words): string =>
  words.say(`influence.step.compared.${by > 0 ? 'reached' : 'missed'}`, {
    units,
    threshold,
    amount: sayAmount(asset, by, words),
  });

const what = (event: InfluenceEvent, reading: Edition, words: Words): string => {
  switch (event.type) {
    case 'counted':
      return countedIn(event, words);
    case 'capped':
      return cappedTo(event, words);
    case 'influence-found':
      return sayInfluence(event, words);
    case 'adjusted':
      return adjustedBy(event, reading, words);
    case 'multiplied':
      return multipliedTo(event, words);
    case 'compared':
      return comparedWith(event, words);
    default:
      return unreachable(event);
  }
};

const adjustedWhy = (event: EventOf<'adjusted'>, reading: Edition): string => {
  if (event.influence === 'none') return 'adjusted.none';
  return event.max === null ? 'adjusted.free' : `adjusted.${reading}-${event.influence}`;
};

/** Returns the last part of the reason's key. */
const why = (event: InfluenceEvent, reading: Edition): string => {
  switch (event.type) {
    case 'capped':
      return `capped.${event.max === null ? 'free' : 'limited'}`;
    case 'adjusted':
      return adjustedWhy(event, reading);
    case 'multiplied':
      return `multiplied.${event.kind}`;
    default:
      return event.type;
  }
};

/**
 * Says one step of what a global event does to a player.
 *
 * @param reading the edition whose influence.adjust was applied
 */
export const describeInfluence = (event: InfluenceEvent, reading: Edition, words: Words): Said => ({
  what: what(event, reading, words),
  why: words.say(`influence.why.${why(event, reading)}`, { cap: CAP }),
});
