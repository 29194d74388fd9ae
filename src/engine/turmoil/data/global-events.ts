import type { Party, Resource } from '../vocabulary/words.ts';
import type { ByInfluence, Count, Counting, Effect, Expansion, PerUnit } from './effects.ts';

/** A global event card. Card data, gathered from outside the rulebooks. */
export interface EventCard {
  /** Top left: gets a neutral delegate when the card is revealed. */
  readonly revealed: Party;
  /** Middle right: gets one when the card becomes the current event. */
  readonly current: Party;
  /** The expansions without which the card stays in the box. */
  readonly needs?: readonly Expansion[];
  /** In the order of the card's text. */
  readonly effects: readonly Effect[];
}

const byInfluence: ByInfluence = { count: null, capped: false, influence: 'add' };
const upToFive = (count: Count, influence: Counting['influence']): Counting => ({ count, capped: true, influence });
const withoutEnd = (count: Count, influence: Counting['influence']): Counting => ({ count, capped: false, influence });

type Sized<K> = PerUnit & { readonly kind: K; readonly resource: Resource };
const gain = (resource: Resource, perUnit: number, counting: Counting): Sized<'gain'> => ({ kind: 'gain', resource, perUnit, ...counting });
const lose = (resource: Resource, perUnit: number, counting: Counting): Sized<'lose'> => ({ kind: 'lose', resource, perUnit, ...counting });
const produce = (resource: Resource, counting: Counting, unitsPerStep = 1): Effect => ({
  kind: 'production',
  resource,
  perUnit: 1,
  unitsPerStep,
  ...counting,
});

/** The 31 cards of the box and the 5 that come with other expansions. */
export const globalEvents = {
  'aquifer-released-by-public-council': {
    revealed: 'mars-first',
    current: 'greens',
    effects: [{ kind: 'ocean', by: 1 }, gain('plants', 1, byInfluence), gain('steel', 1, byInfluence)],
  },
  'asteroid-mining': { revealed: 'reds', current: 'unity', effects: [gain('titanium', 1, upToFive('tag:jovian', 'add'))] },
  'celebrity-leaders': { revealed: 'unity', current: 'greens', effects: [gain('megacredits', 2, upToFive('events-played', 'add'))] },
  'cloud-societies': {
    revealed: 'unity',
    current: 'reds',
    needs: ['venus', 'colonies'],
    effects: [
      { kind: 'add-to-each-card', count: 'floater-cards' },
      { kind: 'add-floaters', perUnit: 1, ...byInfluence },
    ],
  },
  'corrosive-rain': {
    revealed: 'kelvinists',
    current: 'greens',
    needs: ['venus', 'colonies'],
    effects: [
      { kind: 'draw-cards', perUnit: 1, ...byInfluence },
      { kind: 'lose-floaters-or-megacredits', floaters: 2, megacredits: 10 },
    ],
  },
  diversity: {
    revealed: 'scientists',
    current: 'scientists',
    effects: [{ kind: 'gain-if', resource: 'megacredits', amount: 10, threshold: 9, ...withoutEnd('different-tags', 'add') }],
  },
  'dry-deserts': {
    revealed: 'reds',
    current: 'unity',
    effects: [
      { kind: 'ocean', by: -1 },
      { kind: 'gain-of-choice', perUnit: 1, ...byInfluence },
    ],
  },
  'eco-sabotage': { revealed: 'greens', current: 'reds', effects: [{ kind: 'keep-at-most', resource: 'plants', base: 3 }] },
  election: {
    revealed: 'greens',
    current: 'mars-first',
    effects: [
      {
        kind: 'rank',
        score: ['tag:building', 'cities'],
        first: 2,
        second: 1,
        least: 0,
        solo: [
          { atLeast: 10, tr: 2 },
          { atLeast: 5, tr: 1 },
        ],
      },
    ],
  },
  'generous-funding': { revealed: 'kelvinists', current: 'unity', effects: [gain('megacredits', 2, upToFive('tr-sets-of-5-over-15', 'add'))] },
  'global-dust-storm': {
    revealed: 'kelvinists',
    current: 'greens',
    effects: [lose('megacredits', 2, upToFive('tag:building', 'subtract')), { kind: 'lose-all', resource: 'heat' }],
  },
  'homeworld-support': { revealed: 'reds', current: 'unity', effects: [gain('megacredits', 2, upToFive('tag:earth', 'add'))] },
  'improved-energy-templates': { revealed: 'scientists', current: 'kelvinists', effects: [produce('energy', withoutEnd('tag:power', 'add'), 2)] },
  'interplanetary-trade': { revealed: 'unity', current: 'unity', effects: [gain('megacredits', 2, upToFive('tag:space', 'add'))] },
  'jovian-tax-rights': {
    revealed: 'scientists',
    current: 'unity',
    needs: ['colonies'],
    effects: [produce('megacredits', withoutEnd('colonies', 'none')), gain('titanium', 1, byInfluence)],
  },
  'microgravity-health-problems': {
    revealed: 'mars-first',
    current: 'scientists',
    needs: ['colonies'],
    effects: [lose('megacredits', 3, upToFive('colonies', 'subtract'))],
  },
  'miners-on-strike': { revealed: 'mars-first', current: 'greens', effects: [lose('titanium', 1, upToFive('tag:jovian', 'subtract'))] },
  'mud-slides': { revealed: 'kelvinists', current: 'greens', effects: [lose('megacredits', 4, upToFive('tiles-next-to-ocean', 'subtract'))] },
  pandemic: { revealed: 'greens', current: 'mars-first', effects: [lose('megacredits', 3, upToFive('tag:building', 'subtract'))] },
  'paradigm-breakdown': {
    revealed: 'kelvinists',
    current: 'reds',
    effects: [gain('megacredits', 2, byInfluence), { kind: 'discard-cards', amount: 2 }],
  },
  productivity: { revealed: 'scientists', current: 'mars-first', effects: [gain('steel', 1, upToFive('production:steel', 'add'))] },
  'red-influence': {
    revealed: 'kelvinists',
    current: 'reds',
    effects: [produce('megacredits', byInfluence), lose('megacredits', 3, upToFive('tr-sets-of-5-over-10', 'none'))],
  },
  revolution: {
    revealed: 'unity',
    current: 'mars-first',
    effects: [{ kind: 'rank', score: ['tag:earth'], first: -2, second: -1, least: 1, solo: [{ atLeast: 4, tr: -2 }] }],
  },
  riots: { revealed: 'mars-first', current: 'reds', effects: [lose('megacredits', 4, upToFive('cities', 'subtract'))] },
  sabotage: {
    revealed: 'unity',
    current: 'reds',
    effects: [
      { kind: 'lose-production', resource: 'energy', steps: 1 },
      { kind: 'lose-production', resource: 'steel', steps: 1 },
      gain('steel', 1, byInfluence),
    ],
  },
  'scientific-community': { revealed: 'reds', current: 'scientists', effects: [gain('megacredits', 1, withoutEnd('cards-in-hand', 'add'))] },
  'snow-cover': {
    revealed: 'kelvinists',
    current: 'kelvinists',
    effects: [
      { kind: 'temperature', steps: -2 },
      { kind: 'draw-cards', perUnit: 1, ...byInfluence },
    ],
  },
  'solar-flare': { revealed: 'unity', current: 'kelvinists', effects: [lose('megacredits', 3, upToFive('tag:space', 'subtract'))] },
  'solarnet-shutdown': { revealed: 'scientists', current: 'mars-first', effects: [lose('megacredits', 3, upToFive('blue-cards', 'subtract'))] },
  'spin-off-products': { revealed: 'greens', current: 'scientists', effects: [gain('megacredits', 2, upToFive('tag:science', 'add'))] },
  'sponsored-projects': {
    revealed: 'scientists',
    current: 'greens',
    effects: [
      { kind: 'add-to-each-card', count: 'cards-with-resources' },
      { kind: 'draw-cards', perUnit: 1, ...byInfluence },
    ],
  },
  'strong-society': { revealed: 'reds', current: 'mars-first', effects: [gain('megacredits', 2, upToFive('cities', 'add'))] },
  'successful-organisms': { revealed: 'mars-first', current: 'scientists', effects: [gain('plants', 1, upToFive('production:plants', 'add'))] },
  'venus-infrastructure': {
    revealed: 'mars-first',
    current: 'unity',
    needs: ['venus'],
    effects: [gain('megacredits', 2, upToFive('tag:venus', 'add'))],
  },
  'volcanic-eruptions': { revealed: 'scientists', current: 'kelvinists', effects: [{ kind: 'temperature', steps: 2 }, produce('heat', byInfluence)] },
  'war-on-earth': { revealed: 'mars-first', current: 'kelvinists', effects: [{ kind: 'lose-tr', amount: 4 }] },
} as const satisfies Record<string, EventCard>;

/** The id of a global event. */
export type EventId = keyof typeof globalEvents;

/** All cards, by id. */
export const EVENT_IDS = Object.keys(globalEvents) as readonly EventId[];

/** Tells whether a value is the id of a card. */
export const isEventId = (value: unknown): value is EventId => typeof value === 'string' && Object.hasOwn(globalEvents, value);
