/**
 * Cases of actions under a policy, written by hand from the rules. A player is `ruling phase? M€ TR …` in a few words; an
 * action is a word and, where it has one, its number: `ocean1` is an ocean tile that raises TR by 1, `titanium3` three pieces.
 */
import type { Edition, Party, PolicyAction, PolicyState } from '../../../src/engine/turmoil/index.ts';

/** A player; what is left out is 20 M€, 20 TR, 5 titanium, 0 of anything else, the action phase. */
export type PolicySketch = Partial<Omit<PolicyState, 'ruling'>> & { readonly ruling: Party };

/** Draws a player under a policy. */
export const under = (sketch: PolicySketch): PolicyState => ({
  phase: 'action',
  megacredits: 20,
  tr: 20,
  steel: 0,
  titanium: 5,
  heatProduction: 0,
  energyProduction: 0,
  cards: 0,
  saved: 0,
  scientistsUsed: false,
  ...sketch,
});

/** The words of a list, none of an empty one. */
export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Reads a list of actions. */
export const actions = (text: string): readonly PolicyAction[] =>
  words(text).map((word): PolicyAction => {
    const [, kind = '', number = '0'] = /^([a-z-]+?)(-?[\d.]+|NaN)?$/.exec(word) ?? [];
    if (kind === 'titanium') return { kind, pieces: Number(number) };
    if (kind === 'scientists' || kind === 'kelvinists' || kind === 'other-tile') return { kind };
    return { kind: kind as 'tile' | 'greenery' | 'ocean' | 'off-mars' | 'raise', steps: Number(number) };
  });

/** What a case shows, the player, the actions, the rules in order (`mars+own` for a step that two decided), and what the player has that is new; or the refusal. */
export interface PolicyCase {
  readonly shows: string;
  readonly player: PolicySketch;
  readonly actions: string;
  readonly reading?: Edition;
  readonly trace: string;
  readonly after: Partial<PolicyState>;
}

export interface PolicyRefusal {
  readonly shows: string;
  readonly player: PolicySketch;
  readonly actions: string;
  readonly reading?: Edition;
  readonly problem: unknown;
}

/** Short names of the rules. */
export const SHORT: Readonly<Record<string, string>> = {
  ruling: 'committee.ruling-party',
  timing: 'committee.policy-timing',
  mars: 'parties.mars-first.policy',
  own: 'open-questions.own-tiles',
  greens: 'parties.greens.policy',
  scientists: 'parties.scientists.policy',
  kelvinists: 'parties.kelvinists.policy',
  unity: 'parties.unity.policy',
  reds: 'parties.reds.policy',
  poor: 'open-questions.reds-cannot-pay',
  crisis: 'open-questions.reds-in-crisis',
};

const mars = { ruling: 'mars-first' } as const;
const greens = { ruling: 'greens' } as const;
const reds = { ruling: 'reds' } as const;
const crisis = { phase: 'crisis' } as const;

export const POLICY_CASES: readonly PolicyCase[] = [
  { shows: 'parties.mars-first.policy: a city brings 1 steel', player: mars, actions: 'tile', trace: 'mars', after: { steel: 1 } },
  { shows: 'parties.mars-first.policy: a greenery too', player: mars, actions: 'greenery1', trace: 'mars ruling', after: { steel: 1, tr: 21 } },
  { shows: 'open-questions.own-tiles: an ocean too', player: mars, actions: 'ocean1', trace: 'mars+own ruling', after: { steel: 1, tr: 21 } },
  { shows: 'parties.mars-first.policy: not beyond Mars', player: mars, actions: 'off-mars', trace: 'mars', after: {} },
  { shows: 'open-questions.own-tiles: not for a tile of another player', player: mars, actions: 'other-tile', trace: 'mars+own', after: {} },
  {
    shows: 'parties.mars-first.policy: as often as tiles are placed',
    player: { ...mars, steel: 2 },
    actions: 'tile tile ocean',
    trace: 'mars mars mars+own',
    after: { steel: 5 },
  },
  { shows: 'committee.policy-timing: no steel in the crisis', player: { ...mars, ...crisis }, actions: 'ocean', trace: 'timing', after: {} },
  {
    shows: 'parties.greens.policy: 4 M€ a greenery',
    player: greens,
    actions: 'greenery1',
    trace: 'greens ruling',
    after: { megacredits: 24, tr: 21 },
  },
  { shows: 'parties.greens.policy: nothing for a city', player: greens, actions: 'tile', trace: 'ruling', after: {} },
  { shows: 'parties.greens.policy: nothing for what others place', player: greens, actions: 'other-tile', trace: 'greens', after: {} },
  { shows: 'committee.policy-timing: no M€ in the crisis', player: { ...greens, ...crisis }, actions: 'greenery', trace: 'timing', after: {} },
  { shows: 'committee.ruling-party: the Greens do not charge for TR', player: greens, actions: 'raise3', trace: 'ruling', after: { tr: 23 } },
  {
    shows: 'parties.scientists.policy: 10 M€ for 3 cards, with exactly 10 M€',
    player: { ruling: 'scientists', megacredits: 10 },
    actions: 'scientists',
    trace: 'scientists',
    after: { megacredits: 0, cards: 3, scientistsUsed: true },
  },
  {
    shows: 'parties.kelvinists.policy: after another policy has been used',
    player: { ruling: 'kelvinists', megacredits: 10, scientistsUsed: true },
    actions: 'kelvinists',
    trace: 'kelvinists',
    after: { megacredits: 0, heatProduction: 1, energyProduction: 1 },
  },
  {
    shows: 'parties.kelvinists.policy: again and again',
    player: { ruling: 'kelvinists', megacredits: 35, heatProduction: 1 },
    actions: 'kelvinists kelvinists kelvinists',
    trace: 'kelvinists kelvinists kelvinists',
    after: { megacredits: 5, heatProduction: 4, energyProduction: 3 },
  },
  {
    shows: 'parties.unity.policy: 3 titanium are worth 3 M€ more',
    player: { ruling: 'unity' },
    actions: 'titanium3',
    trace: 'unity',
    after: { titanium: 2, saved: 3 },
  },
  { shows: 'committee.ruling-party: else they are not', player: greens, actions: 'titanium5', trace: 'ruling', after: { titanium: 0 } },
  {
    shows: 'parties.reds.policy, ru: 3 M€ for each of 2 steps',
    player: { ...reds, megacredits: 6 },
    actions: 'raise2',
    trace: 'reds',
    after: { megacredits: 0, tr: 22 },
  },
  {
    shows: 'parties.reds.policy, fr: 3 M€ for 2 steps at once',
    player: { ...reds, megacredits: 3 },
    actions: 'raise2',
    reading: 'fr',
    trace: 'reds',
    after: { megacredits: 0, tr: 22 },
  },
  {
    shows: 'parties.reds.policy, fr: 3 M€ for each of two raises',
    player: reds,
    actions: 'raise1 raise1',
    reading: 'fr',
    trace: 'reds reds',
    after: { megacredits: 14, tr: 22 },
  },
  { shows: 'parties.reds.policy: a tile pays for its TR', player: reds, actions: 'ocean1', trace: 'reds', after: { megacredits: 17, tr: 21 } },
  {
    shows: 'parties.reds.policy: a tile without TR is free, even without M€',
    player: { ...reds, megacredits: 0 },
    actions: 'tile greenery',
    trace: 'reds reds',
    after: {},
  },
  { shows: 'committee.ruling-party: nor does another’s tile cost', player: reds, actions: 'other-tile', trace: 'ruling', after: {} },
  {
    shows: 'open-questions.reds-in-crisis: TR is free there, even without M€',
    player: { ...reds, ...crisis, megacredits: 0 },
    actions: 'raise1',
    trace: 'timing+crisis',
    after: { tr: 21 },
  },
  { shows: 'no actions', player: reds, actions: '', trace: '', after: {} },
];

export const POLICY_REFUSALS: readonly PolicyRefusal[] = [
  {
    shows: 'half a M€',
    player: { ...reds, megacredits: 0.5 },
    actions: 'raise1',
    problem: { code: 'not-countable', rule: 'parties.reds.policy', action: 0, field: 'megacredits', value: 0.5 },
  },
  {
    shows: 'less than no steel',
    player: { ...mars, steel: -1 },
    actions: '',
    problem: { code: 'not-countable', rule: 'parties.mars-first.policy', action: 0, field: 'steel', value: -1 },
  },
  {
    shows: 'half a step',
    player: reds,
    actions: 'tile raise1.5',
    problem: { code: 'not-countable', rule: 'parties.reds.policy', action: 2, field: 'steps', value: 1.5 },
  },
  {
    shows: 'a TR above what the engine counts',
    player: { ...reds, ruling: 'greens', tr: 20 },
    actions: 'raise1 raise999',
    problem: { code: 'not-countable', rule: 'parties.reds.policy', action: 2, field: 'tr', value: 1020 },
  },
  {
    shows: 'half a titanium',
    player: reds,
    actions: 'titanium0.5',
    problem: { code: 'not-countable', rule: 'parties.unity.policy', action: 1, field: 'pieces', value: 0.5 },
  },
  {
    shows: 'a raise by nothing',
    player: greens,
    actions: 'raise0',
    problem: { code: 'nothing-at-all', rule: 'parties.reds.policy', action: 1, kind: 'raise' },
  },
  {
    shows: 'no titanium spent',
    player: greens,
    actions: 'titanium0',
    problem: { code: 'nothing-at-all', rule: 'parties.unity.policy', action: 1, kind: 'titanium' },
  },
  {
    shows: 'committee.ruling-party: the Scientists’ action under the Greens',
    player: greens,
    actions: 'scientists',
    problem: { code: 'policy-not-ruling', rule: 'committee.ruling-party', action: 1, party: 'scientists', ruling: 'greens' },
  },
  {
    shows: 'committee.policy-timing: the Kelvinists’ action in the crisis',
    player: { ruling: 'kelvinists', ...crisis },
    actions: 'kelvinists',
    problem: { code: 'wrong-phase', rule: 'committee.policy-timing', action: 1, kind: 'kelvinists' },
  },
  {
    shows: 'committee.policy-timing: titanium in the crisis',
    player: { ruling: 'unity', ...crisis },
    actions: 'titanium1',
    problem: { code: 'wrong-phase', rule: 'committee.policy-timing', action: 1, kind: 'titanium' },
  },
  {
    shows: 'global-events.current: TR for a tile in the crisis',
    player: { ...mars, ...crisis },
    actions: 'ocean1',
    problem: { code: 'no-tr-in-crisis', rule: 'global-events.current', action: 1, steps: 1 },
  },
  {
    shows: 'parties.scientists.policy: a second time',
    player: { ruling: 'scientists', megacredits: 50 },
    actions: 'scientists tile scientists',
    problem: { code: 'used-already', rule: 'parties.scientists.policy', action: 3 },
  },
  {
    shows: 'parties.scientists.policy: used before',
    player: { ruling: 'scientists', scientistsUsed: true },
    actions: 'scientists',
    problem: { code: 'used-already', rule: 'parties.scientists.policy', action: 1 },
  },
  {
    shows: 'parties.scientists.policy: 9 M€',
    player: { ruling: 'scientists', megacredits: 9 },
    actions: 'scientists',
    problem: { code: 'not-enough-megacredits', rule: 'parties.scientists.policy', action: 1, party: 'scientists', has: 9, cost: 10 },
  },
  {
    shows: 'parties.kelvinists.policy: the third time with 29 M€',
    player: { ruling: 'kelvinists', megacredits: 29 },
    actions: 'kelvinists kelvinists kelvinists',
    problem: { code: 'not-enough-megacredits', rule: 'parties.kelvinists.policy', action: 3, party: 'kelvinists', has: 9, cost: 10 },
  },
  {
    shows: 'parties.unity.policy: more titanium than there is',
    player: { ruling: 'unity' },
    actions: 'titanium4 titanium2',
    problem: { code: 'not-enough-titanium', rule: 'parties.unity.policy', action: 2, has: 1, pieces: 2 },
  },
  {
    shows: 'parties.reds.policy: a raise with 2 M€',
    player: { ...reds, megacredits: 2 },
    actions: 'raise1',
    problem: { code: 'reds-cannot-pay', rule: 'parties.reds.policy', action: 1, has: 2, cost: 3, steps: 1 },
  },
  {
    shows: 'parties.reds.policy, fr: a raise with 2 M€',
    player: { ...reds, megacredits: 2 },
    actions: 'raise4',
    reading: 'fr',
    problem: { code: 'reds-cannot-pay', rule: 'parties.reds.policy', action: 1, has: 2, cost: 3, steps: 4 },
  },
  {
    shows: 'open-questions.reds-cannot-pay: 2 steps with 5 M€, not even one of them',
    player: { ...reds, megacredits: 5 },
    actions: 'raise2',
    problem: { code: 'reds-cannot-pay', rule: 'open-questions.reds-cannot-pay', action: 1, has: 5, cost: 6, steps: 2 },
  },
  {
    shows: 'open-questions.reds-cannot-pay: 2 steps with 3 M€, which are enough for a raise but not for both',
    player: { ...reds, megacredits: 3 },
    actions: 'raise2',
    problem: { code: 'reds-cannot-pay', rule: 'open-questions.reds-cannot-pay', action: 1, has: 3, cost: 6, steps: 2 },
  },
  {
    shows: 'open-questions.reds-cannot-pay: an ocean with 2 M€, not even without its TR',
    player: { ...reds, megacredits: 2 },
    actions: 'ocean1',
    problem: { code: 'reds-cannot-pay', rule: 'open-questions.reds-cannot-pay', action: 1, has: 2, cost: 3, steps: 1 },
  },
];
