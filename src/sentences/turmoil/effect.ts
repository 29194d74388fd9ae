import {
  isTrSets,
  numbers,
  TR_SET,
  TR_SETS,
  unreachable,
  type Count,
  type Counting,
  type Effect,
  type Resource,
} from '../../engine/turmoil/index.ts';
import { say, type Strings, type Values } from '../../i18n/say.ts';
import type { Lang } from '../../i18n/locales.ts';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Returns a string of the reader's language with its values filled in. */
type Say = (key: string, values?: Values) => string;

const CAP = numbers['influence.cap'];
const EACH = numbers['influence.each'];

const thing = (say: Say, of: string): string => say(`turmoil.thing.${of}`);
const amount = (say: Say, of: Resource | 'tr', n: number): string => say(`events.amount.${of}`, { count: Math.abs(n) });

/** Says the limit: "5 at most", "5 times at most" for sets, or "no maximum". */
const limitOf = ({ capped }: Counting, count: Count, say: Say): string =>
  say(`events.limit.${!capped ? 'free' : isTrSets(count) ? 'times' : 'most'}`, { most: CAP });

const eachOf = (count: Count, say: Say): string =>
  isTrSets(count) ? say('events.each.tr-sets', { set: TR_SET, above: TR_SETS[count] }) : say(`events.each.${count}`);

/** Says the rate: "for each Earth tag (5 at most) and for each influence". */
const rateOf = (counting: Counting, say: Say): string =>
  counting.count === null
    ? say('events.rate.influence')
    : say(`events.rate.${counting.influence}`, { each: eachOf(counting.count, say), limit: limitOf(counting, counting.count, say), by: EACH });

/** Says the sum: "power tags (no maximum) + influence". */
const sumOf = (counting: Counting, say: Say): string =>
  counting.count === null
    ? say('events.rate.influence')
    : say(`events.sum.${counting.influence}`, { what: thing(say, counting.count), limit: limitOf(counting, counting.count, say) });

const sayProduction = (effect: EffectOf<'production'>, say: Say): string => {
  const values = { count: effect.perUnit, what: thing(say, `production:${effect.resource}`) };
  return effect.unitsPerStep === 1
    ? say('events.effect.production', { ...values, rate: rateOf(effect, say) })
    : say('events.effect.production-sets', { ...values, every: effect.unitsPerStep, sum: sumOf(effect, say) });
};

/** Whether a delta is a gain or a loss. */
const outcome = (by: number): 'gain' | 'lose' => (by < 0 ? 'lose' : 'gain');

const saySolo = ({ solo }: EffectOf<'rank'>, say: Say): string => {
  const places = solo.map(({ atLeast, tr }, at) => {
    const values = { least: atLeast, amount: amount(say, 'tr', tr) };
    const above = solo[at - 1];
    return above ? say('events.rank.solo-next', { ...values, most: above.atLeast - 1 }) : say(`events.rank.solo-${outcome(tr)}`, values);
  });
  return places.length ? say('events.rank.solo', { places: places.reduceRight((other, one) => say('events.rank.else', { one, other })) }) : '';
};

const sayRanking = (ranking: EffectOf<'rank'>, say: Say): string => {
  const { score, first, second, least } = ranking;
  const parts = [
    say('events.effect.rank', { score: score.map((count) => thing(say, count)).join(' + ') }),
    say(`events.rank.first-${outcome(first)}`, { amount: amount(say, 'tr', first) }),
    second === 0 ? '' : say(`events.rank.second-${outcome(second)}`, { amount: amount(say, 'tr', second) }),
    least > 0 ? say('events.rank.least', { most: least - 1 }) : '',
    saySolo(ranking, say),
  ];
  return parts.filter((part) => part !== '').join(' ');
};

const sentence = (effect: Effect, say: Say): string => {
  switch (effect.kind) {
    case 'gain':
    case 'lose':
      return say(`events.effect.${effect.kind}`, { amount: amount(say, effect.resource, effect.perUnit), rate: rateOf(effect, say) });
    case 'production':
      return sayProduction(effect, say);
    case 'gain-of-choice':
    case 'draw-cards':
    case 'add-floaters':
      return say(`events.effect.${effect.kind}`, { count: effect.perUnit, rate: rateOf(effect, say) });
    case 'gain-if':
      return say('events.effect.gain-if', {
        threshold: effect.threshold,
        amount: amount(say, effect.resource, effect.amount),
        sum: sumOf(effect, say),
      });
    case 'lose-production':
      return say('events.effect.lose-production', { count: effect.steps, what: thing(say, `production:${effect.resource}`) });
    case 'lose-all':
      return say('events.effect.lose-all', { all: say(`events.all-of.${effect.resource}`) });
    case 'keep-at-most':
      return say('events.effect.keep-at-most', { amount: amount(say, effect.resource, effect.base), by: EACH });
    case 'lose-tr':
      return say('events.effect.lose-tr', { amount: amount(say, 'tr', effect.amount), by: EACH });
    case 'discard-cards':
      return say('events.effect.discard-cards', { count: effect.amount });
    case 'add-to-each-card':
      return say(`events.effect.add-to-each-card.${effect.count}`);
    case 'lose-floaters-or-megacredits':
      return say('events.effect.lose-floaters', { count: effect.floaters, amount: amount(say, 'megacredits', effect.megacredits) });
    case 'temperature':
      return say(`events.effect.temperature-${effect.steps < 0 ? 'down' : 'up'}`, { count: Math.abs(effect.steps) });
    case 'ocean':
      return say(`events.effect.ocean-${effect.by < 0 ? 'removed' : 'placed'}`);
    case 'rank':
      return sayRanking(effect, say);
    default:
      return unreachable(effect);
  }
};

/**
 * Says what one effect of a global event does in any game: who is affected, how much, for what, up to which limit, and how
 * influence changes it. Its numbers are those of the engine. A ranking takes several sentences.
 * Rules influence.max-five, influence.adjust.
 *
 * @param strings the namespaces `events` and `turmoil` of `lang`
 * @throws Error if a string is missing: an error of the build
 */
export const describeEffect = (effect: Effect, strings: Strings, lang: Lang): string =>
  sentence(effect, (key, values) => say(strings, lang, key, values));
