import { numbers, type AdjustEvent, type Edition } from '../../engine/turmoil/index.ts';
import type { Said } from './turmoil.ts';
import type { Words } from './words.ts';

const never = (value: never): never => {
  throw new Error(`no words for ${JSON.stringify(value)}`);
};

const CAP = numbers['influence.cap'];

/** The whole set of five over 15 is the one count with a number of its own to name. */
const countedIn = ({ count, amount, counted }: Extract<AdjustEvent, { type: 'counted' }>, words: Words): string =>
  count === 'tr-sets-of-5-over-15'
    ? words.say('influence.step.counted-tr', { amount, counted, above: numbers['generous-funding.above'], set: numbers['generous-funding.set'] })
    : words.say('influence.step.counted', { what: words.say(`turmoil.count.${count}`), counted });

const what = (event: AdjustEvent, reading: Edition, words: Words): string => {
  switch (event.type) {
    case 'counted':
      return countedIn(event, words);
    case 'capped':
      return words.say(`influence.step.capped.${event.from > event.to ? 'cut' : 'kept'}`, { from: event.from, to: event.to, cap: CAP });
    case 'influence-found': {
      const sources = event.sources.map((source) => `${words.say(`turmoil.source.${source}`)} +${numbers['influence.each']}`);
      const n = event.sources.length;
      return n ? words.say('influence.step.influence.some', { n, sources: words.list(sources) }) : words.say('influence.step.influence.none');
    }
    case 'adjusted': {
      const sign = event.influence === 'add' ? '+' : '−';
      const cap = Math.max(0, event.influence === 'add' ? CAP + event.by : CAP - event.by);
      return words.say(`influence.step.adjusted.${reading}`, { from: event.from, sign, by: event.by, to: event.to, cap, most: CAP });
    }
    case 'multiplied':
      return words.say(`influence.step.multiplied.${event.kind}`, { units: event.units, each: event.perUnit, amount: Math.abs(event.megacredits) });
    default:
      return never(event);
  }
};

/** The key of the reason. */
const why = (event: AdjustEvent, reading: Edition): string => {
  switch (event.type) {
    case 'adjusted':
      return `adjusted.${reading}-${event.influence}`;
    case 'multiplied':
      return `multiplied.${event.kind}`;
    default:
      return event.type;
  }
};

/**
 * Says one step of working out what a global event does to a player.
 *
 * @param reading the edition whose influence.adjust was applied
 */
export const describeAdjust = (event: AdjustEvent, reading: Edition, words: Words): Said => ({
  what: what(event, reading, words),
  why: words.say(`influence.why.${why(event, reading)}`, { cap: CAP }),
});
