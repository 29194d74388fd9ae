import {
  numbers,
  POLICY_COUNTERS,
  unreachable,
  type Edition,
  type FromTo,
  type Party,
  type PolicyActionKind,
  type PolicyCounter,
  type PolicyEvent,
  type PolicyProblem,
} from '../../../engine/turmoil/index.ts';
import type { Values } from '../../../i18n/say.ts';
import { bound, type Said, type Words } from '../../../i18n/words.ts';
import { ofParty } from '../../../sentences/turmoil/words.ts';

/** Names a counter inside a list. */
export const counterName = (counter: PolicyCounter, words: Words): string =>
  counter === 'steel' || counter === 'titanium' ? words.name(counter) : words.say(`policies.counter.${counter}`);

/** Names a kind of action as a label. */
export const kindName = (kind: PolicyActionKind, words: Words): string => {
  if (kind === 'greenery' || kind === 'ocean') return words.label(kind);
  const paid = kind === 'scientists' || kind === 'kelvinists';
  return words.say(`policies.kind.${kind}`, paid ? { party: words.label(kind), cost: numbers[`${kind}.cost`] } : {});
};

/** "M€ 7 → 1, TR 20 → 22". Unchanged counters are left out. */
export const changesSaid = (changes: Readonly<Partial<Record<PolicyCounter, FromTo>>>, words: Words): string =>
  words.list(
    POLICY_COUNTERS.flatMap((counter) => {
      const change = changes[counter];
      return change && change.from !== change.to ? [bound(counterName(counter, words), `${change.from}\u00A0→\u00A0${change.to}`)] : [];
    }),
  );

/** A number after an event. An event without the counter is never asked for it. */
const left = ({ changes }: PolicyEvent, counter: PolicyCounter): number => changes[counter]?.to ?? 0;

/** By how much an event changed a number. */
const moved = ({ changes }: PolicyEvent, counter: PolicyCounter): number => Math.abs((changes[counter]?.to ?? 0) - (changes[counter]?.from ?? 0));

/** The numbers of a step that raised TR. */
const sayRaised = (event: Extract<PolicyEvent, { type: 'tr-raised' }>, kind: PolicyActionKind, words: Words): string => {
  const cost = moved(event, 'megacredits');
  return words.say(`policies.step.${kind === 'raise' ? 'raised' : 'tile-raised'}.${cost ? 'paid' : 'free'}`, {
    steps: event.steps,
    to: left(event, 'tr'),
    cost,
    left: left(event, 'megacredits'),
  });
};

const sayTitanium = (event: Extract<PolicyEvent, { type: 'titanium-spent' }>, words: Words): string =>
  words.say(`policies.step.titanium-spent.${event.each > 0 ? 'unity' : 'usual'}`, { count: event.pieces, saved: moved(event, 'saved') });

const what = (event: PolicyEvent, kind: PolicyActionKind, words: Words): string => {
  const key = `policies.step.${event.type}`;
  switch (event.type) {
    case 'tile-untouched':
      return words.say(key, { placed: words.say(`policies.placed.${event.tile}`) });
    case 'steel-gained':
      return words.say(key, { placed: words.say(`policies.placed.${event.tile}`), by: moved(event, 'steel'), to: left(event, 'steel') });
    case 'megacredits-gained':
      return words.say(key, { placed: words.say('policies.placed.greenery'), by: moved(event, 'megacredits'), to: left(event, 'megacredits') });
    case 'cards-bought':
      return words.say(key, { cost: moved(event, 'megacredits'), cards: moved(event, 'cards'), left: left(event, 'megacredits') });
    case 'production-raised':
      return words.say(key, { cost: moved(event, 'megacredits'), heat: left(event, 'heatProduction'), energy: left(event, 'energyProduction') });
    case 'titanium-spent':
      return sayTitanium(event, words);
    case 'tr-raised':
      return sayRaised(event, kind, words);
    default:
      return unreachable(event);
  }
};

/** Returns the last part of the reason's key. */
const why = (event: PolicyEvent, reading: Edition): string => {
  switch (event.type) {
    case 'steel-gained':
      return event.tile === 'ocean' ? 'steel-gained-ocean' : 'steel-gained';
    case 'titanium-spent':
      return `titanium-spent.${event.each > 0 ? 'unity' : 'usual'}`;
    case 'tr-raised':
      return `tr-raised.${event.why === 'reds' ? reading : event.why}`;
    case 'tile-untouched':
      return `tile-untouched.${event.reason}`;
    default:
      return event.type;
  }
};

/** Numbers that the reason of an event may name. */
const facts = (event: PolicyEvent): Values => {
  switch (event.type) {
    case 'cards-bought':
      return { cost: numbers['scientists.cost'], cards: numbers['scientists.cards'] };
    case 'production-raised':
      return { cost: numbers['kelvinists.cost'], steps: numbers['kelvinists.steps'] };
    case 'titanium-spent':
      return { each: event.each };
    case 'tr-raised':
      return { each: numbers['reds.cost'] };
    default:
      return { steel: numbers['mars-first.steel'], greenery: numbers['greens.megacredits'] };
  }
};

/** What the words of a step depend on, besides the event. */
interface PolicySetting {
  readonly ruling: Party;
  /** The action that the event belongs to. */
  readonly kind: PolicyActionKind;
  /** The edition whose parties.reds.policy was applied. */
  readonly reading: Edition;
}

/**
 * Says one step of a player's actions under a policy.
 *
 * @param setting the ruling party, the kind of the action, and the reading that was applied
 * @param words the reader's words
 */
export const describePolicy = (event: PolicyEvent, { ruling, kind, reading }: PolicySetting, words: Words): Said => ({
  what: what(event, kind, words),
  why: words.say(`policies.why.${why(event, reading)}`, { ...facts(event), of: ofParty(words, ruling), reds: ofParty(words, 'reds') }),
});

const said = (problem: PolicyProblem, words: Words): string => {
  const key = `policies.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable': {
      const typed = problem.field === 'steps' || problem.field === 'pieces';
      const field = typed ? words.say(`policies.field.${problem.field}`, { n: problem.action }) : counterName(problem.field, words);
      // The number that was entered can be used; an action made it too high.
      const raised = !typed && problem.action > 0;
      return words.say(raised ? 'policies.problem.above-limit' : key, { field, value: problem.value });
    }
    case 'nothing-at-all':
    case 'wrong-phase':
    case 'no-tr-in-crisis':
      return words.say(key);
    case 'policy-not-ruling':
      return words.say(key, { of: ofParty(words, problem.party), ruling: ofParty(words, problem.ruling) });
    case 'used-already':
      return words.say(key, { of: ofParty(words, 'scientists') });
    case 'not-enough-megacredits':
      return words.say(key, { of: ofParty(words, problem.party), has: problem.has, cost: problem.cost });
    case 'not-enough-titanium':
      return words.say(key, { has: problem.has, count: problem.pieces });
    case 'reds-cannot-pay': {
      const values = { of: ofParty(words, 'reds'), has: problem.has, cost: problem.cost, each: numbers['reds.cost'] };
      return words.say(`${key}.${problem.rule === 'parties.reds.policy' ? 'forbidden' : 'whole'}`, values);
    }
    default:
      return unreachable(problem);
  }
};

/**
 * Says why a list of actions is refused, and at which action.
 *
 * @param words the reader's words; steel and titanium must be among their names
 */
export const describePolicyProblem = (problem: PolicyProblem, words: Words): string => {
  const reason = said(problem, words);
  return problem.action > 0 ? words.say('policies.problem.at', { reason, n: problem.action }) : reason;
};
