import type { Choices, Colour, Edition, EventId, Mars } from '../../../src/engine/turmoil/index.ts';
import type { PlayerSketch } from './sketch.ts';

/**
 * One global event: red is chairman (influence 1), blue leads the dominant party and has another delegate there
 * (influence 2), green and yellow have nothing (influence 0).
 */
export interface EventCase {
  readonly card: EventId;
  readonly shows: string;
  readonly players: Partial<Record<Colour, PlayerSketch>>;
  readonly mars?: Partial<Mars>;
  readonly choices?: Choices;
  /** The reading of the Russian edition if left out. */
  readonly reading?: Edition;
  /** Every fact that is new, worked out by hand: see `differences`. */
  readonly after: string;
}

const three = { red: {}, blue: {}, green: {} };

/** At least one case for each card, and one for each way that a kind of effect can end. */
export const EVENT_CASES: readonly EventCase[] = [
  {
    card: 'aquifer-released-by-public-council',
    shows: 'the first player places an ocean, then plants and steel for influence',
    players: three,
    mars: { oceans: 3 },
    after: 'oceans=4 red.plants=1 red.steel=1 blue.plants=2 blue.steel=2',
  },
  {
    card: 'aquifer-released-by-public-council',
    shows: 'no ocean is left (special-cases.parameter-at-goal)',
    players: { green: {} },
    mars: { oceans: 9 },
    after: '',
  },
  {
    card: 'asteroid-mining',
    shows: 'at most 5, and influence beyond that',
    players: { red: { tags: { jovian: 2 } }, blue: { tags: { jovian: 7 } }, green: {} },
    after: 'red.titanium=3 blue.titanium=7',
  },
  {
    card: 'celebrity-leaders',
    shows: 'events played',
    players: { red: { counts: { 'events-played': 3 } }, blue: {}, green: { counts: { 'events-played': 6 } } },
    after: 'red.mc=28 blue.mc=24 green.mc=30',
  },
  {
    card: 'cloud-societies',
    shows: 'what lies on cards is not followed',
    players: { red: { counts: { 'floater-cards': 2 } }, blue: {}, green: {} },
    after: '',
  },
  {
    card: 'corrosive-rain',
    shows: 'cards for influence; floaters where there are some and the player says so; M€ as far as they go',
    players: { red: {}, blue: { counts: { 'cards-with-two-floaters': 1 } }, green: { mc: 4 } },
    choices: { blue: { kind: 'loss', of: 'floaters' } },
    after: 'red.cards-in-hand=1 blue.cards-in-hand=2 red.mc=10 green.mc=0',
  },
  {
    card: 'corrosive-rain',
    shows: 'M€ although there are floaters',
    players: { green: { counts: { 'cards-with-two-floaters': 3 } } },
    choices: { green: { kind: 'loss', of: 'megacredits' } },
    after: 'green.mc=10',
  },
  {
    card: 'diversity',
    shows: '9 different tags, influence among them',
    players: { red: { counts: { 'different-tags': 8 } }, blue: { counts: { 'different-tags': 6 } }, green: { counts: { 'different-tags': 9 } } },
    after: 'red.mc=30 green.mc=30',
  },
  {
    card: 'dry-deserts',
    shows: 'an ocean goes, and players choose',
    players: three,
    mars: { oceans: 3 },
    choices: { red: { kind: 'resources', gains: { plants: 1 } }, blue: { kind: 'resources', gains: { titanium: 1, heat: 1 } } },
    after: 'oceans=2 red.plants=1 blue.titanium=1 blue.heat=1',
  },
  { card: 'dry-deserts', shows: 'all 9 oceans stay', players: { green: {} }, mars: { oceans: 9 }, after: '' },
  { card: 'dry-deserts', shows: 'no ocean can go', players: { green: {} }, mars: { oceans: 0 }, after: '' },
  {
    card: 'eco-sabotage',
    shows: 'plants over 3 and influence are lost',
    players: { red: { stock: { plants: 6 } }, blue: { stock: { plants: 5 } }, green: { stock: { plants: 9 } } },
    after: 'red.plants=4 green.plants=3',
  },
  {
    card: 'election',
    shows: 'first, and two second',
    players: { red: { tags: { building: 3 }, cities: 1 }, blue: { tags: { building: 2 } }, green: { tags: { building: 2 }, cities: 2 } },
    after: 'red.tr=22 blue.tr=21 green.tr=21',
  },
  {
    card: 'election',
    shows: 'two are first, so nobody is second',
    players: { red: { tags: { building: 3 } }, blue: { cities: 2 }, green: { cities: 3 } },
    after: 'red.tr=22 blue.tr=22',
  },
  { card: 'election', shows: 'alone with 10', players: { red: { tags: { building: 9 } } }, after: 'red.tr=22' },
  { card: 'election', shows: 'alone with 5', players: { red: { cities: 4 } }, after: 'red.tr=21' },
  { card: 'election', shows: 'alone with 4', players: { red: { cities: 3 } }, after: '' },
  {
    card: 'generous-funding',
    shows: 'whole fives over 15',
    players: { red: { tr: 26 }, blue: { tr: 14 }, green: { tr: 50 } },
    after: 'red.mc=26 blue.mc=24 green.mc=30',
  },
  {
    card: 'global-dust-storm',
    shows: 'all heat, and no more M€ than there are',
    players: {
      red: { tags: { building: 4 }, stock: { heat: 7 } },
      blue: { tags: { building: 1 } },
      green: { mc: 5, tags: { building: 9 }, stock: { heat: 1 } },
    },
    after: 'red.mc=14 red.heat=0 green.mc=0 green.heat=0',
  },
  {
    card: 'homeworld-support',
    shows: 'Earth tags',
    players: { red: { tags: { earth: 1 } }, green: { tags: { earth: 8 } } },
    after: 'red.mc=24 green.mc=30',
  },
  {
    card: 'improved-energy-templates',
    shows: 'no limit; two make one step',
    players: { red: { tags: { power: 4 } }, blue: {}, green: { tags: { power: 7 } } },
    after: 'red.energy-production=2 blue.energy-production=1 green.energy-production=3',
  },
  { card: 'interplanetary-trade', shows: 'space tags', players: { red: {}, green: { tags: { space: 6 } } }, after: 'red.mc=22 green.mc=30' },
  {
    card: 'jovian-tax-rights',
    shows: 'colonies without a limit and without influence, titanium for influence',
    players: { red: { counts: { colonies: 2 } }, blue: {}, green: { counts: { colonies: 7 } } },
    after: 'red.megacredits-production=2 red.titanium=1 blue.titanium=2 green.megacredits-production=7',
  },
  {
    card: 'microgravity-health-problems',
    shows: 'influence makes a loss smaller, never a gain',
    players: { red: { counts: { colonies: 3 } }, blue: { counts: { colonies: 1 } }, green: { counts: { colonies: 6 } } },
    after: 'red.mc=14 green.mc=5',
  },
  {
    card: 'miners-on-strike',
    shows: 'titanium, as far as it goes (open-questions.losses)',
    players: { red: { tags: { jovian: 3 }, stock: { titanium: 5 } }, green: { tags: { jovian: 2 }, stock: { titanium: 1 } } },
    after: 'red.titanium=3 green.titanium=0',
  },
  {
    card: 'mud-slides',
    shows: 'tiles next to oceans',
    players: { red: { counts: { 'tiles-next-to-ocean': 3 } }, green: { counts: { 'tiles-next-to-ocean': 6 } } },
    after: 'red.mc=12 green.mc=0',
  },
  {
    card: 'pandemic',
    shows: 'building tags',
    players: { red: { tags: { building: 5 } }, blue: { tags: { building: 2 } }, green: { tags: { building: 1 } } },
    after: 'red.mc=8 green.mc=17',
  },
  {
    card: 'paradigm-breakdown',
    shows: 'M€ for influence, 2 cards or all',
    players: { red: { counts: { 'cards-in-hand': 5 } }, blue: {}, green: { counts: { 'cards-in-hand': 1 } } },
    after: 'red.mc=22 red.cards-in-hand=3 blue.mc=24 green.cards-in-hand=0',
  },
  {
    card: 'productivity',
    shows: 'steps of steel production',
    players: { red: { production: { steel: 2 } }, green: { production: { steel: 8 } } },
    after: 'red.steel=3 green.steel=5',
  },
  {
    card: 'red-influence',
    shows: 'production for influence; the loss is not influenced',
    players: { red: {}, blue: { tr: 9 }, green: { tr: 60 } },
    after: 'red.megacredits-production=1 red.mc=14 blue.megacredits-production=2 green.mc=5',
  },
  {
    card: 'revolution',
    shows: 'the first loses 2 TR, all the second 1',
    players: { red: { tags: { earth: 2 } }, blue: {}, green: { tags: { earth: 2 } } },
    after: 'red.tr=18 blue.tr=19 green.tr=19',
  },
  {
    card: 'revolution',
    shows: 'a score of 1, by influence alone, is ranked; each is measured by their own TR',
    players: { red: { tr: 1 }, green: { tags: { earth: 3 } } },
    after: 'red.tr=0 green.tr=18',
  },
  { card: 'revolution', shows: 'a score of 0 is not ranked', players: { green: {}, yellow: {} }, after: '' },
  { card: 'revolution', shows: 'nobody falls below 0 TR', players: { red: { tr: 1, tags: { earth: 3 } }, green: {} }, after: 'red.tr=0' },
  { card: 'revolution', shows: 'alone with 4', players: { red: { tags: { earth: 3 } } }, after: 'red.tr=18' },
  { card: 'revolution', shows: 'alone with 3', players: { red: { tags: { earth: 2 } } }, after: '' },
  {
    card: 'riots',
    shows: 'cities',
    players: { red: { cities: 3 }, blue: { cities: 8 }, green: { cities: 1 } },
    after: 'red.mc=12 blue.mc=8 green.mc=16',
  },
  {
    card: 'sabotage',
    shows: 'production as far as it goes, steel for influence',
    players: { red: { production: { energy: 1 } }, blue: { production: { energy: 3, steel: 2 } }, green: {} },
    after: 'red.energy-production=0 red.steel=1 blue.energy-production=2 blue.steel-production=1 blue.steel=2',
  },
  {
    card: 'scientific-community',
    shows: 'cards in hand without a limit',
    players: { red: { counts: { 'cards-in-hand': 7 } }, green: { counts: { 'cards-in-hand': 12 } } },
    after: 'red.mc=28 green.mc=32',
  },
  {
    card: 'snow-cover',
    shows: 'from 0 °C down, the ocean of that step stays; cards for influence',
    players: three,
    mars: { temperature: 0, oceans: 4, zeroPassed: true },
    after: 'temperature=-4 red.cards-in-hand=1 blue.cards-in-hand=2',
  },
  { card: 'snow-cover', shows: 'it gets no colder than -30 °C', players: { green: {} }, mars: { temperature: -28 }, after: 'temperature=-30' },
  { card: 'solar-flare', shows: 'space tags', players: { red: { tags: { space: 4 } }, blue: { tags: { space: 1 } } }, after: 'red.mc=11' },
  { card: 'solarnet-shutdown', shows: 'blue cards', players: { red: { counts: { 'blue-cards': 2 } } }, after: 'red.mc=17' },
  { card: 'spin-off-products', shows: 'science tags', players: { blue: { tags: { science: 3 } } }, after: 'blue.mc=30' },
  {
    card: 'sponsored-projects',
    shows: 'cards for influence',
    players: { red: { counts: { 'cards-with-resources': 2 } }, green: {} },
    after: 'red.cards-in-hand=1',
  },
  { card: 'strong-society', shows: 'cities', players: { green: { cities: 2 } }, after: 'green.mc=24' },
  { card: 'successful-organisms', shows: 'steps of plant production', players: { red: { production: { plants: 2 } } }, after: 'red.plants=3' },
  { card: 'venus-infrastructure', shows: 'Venus tags', players: { blue: { tags: { venus: 1 } } }, after: 'blue.mc=26' },
  {
    card: 'volcanic-eruptions',
    shows: 'past 0 °C the first player places an ocean (special-cases.volcanic-eruptions); heat production for influence',
    players: three,
    mars: { temperature: -2, oceans: 5 },
    after: 'temperature=2 zeroPassed=true oceans=6 red.heat-production=1 blue.heat-production=2',
  },
  {
    card: 'volcanic-eruptions',
    shows: 'no ocean is left (open-questions.eruption-without-ocean)',
    players: { green: {} },
    mars: { temperature: -4, oceans: 9 },
    after: 'temperature=0 zeroPassed=true',
  },
  {
    card: 'volcanic-eruptions',
    shows: 'the second time at 0 °C brings another ocean (special-cases.snow-cover)',
    players: { green: {} },
    mars: { temperature: -4, oceans: 5, zeroPassed: true },
    after: 'temperature=0 oceans=6',
  },
  {
    card: 'volcanic-eruptions',
    shows: 'the first time it does by the French edition too',
    players: { green: {} },
    mars: { temperature: -4, oceans: 5 },
    reading: 'fr',
    after: 'temperature=0 oceans=6 zeroPassed=true',
  },
  {
    card: 'volcanic-eruptions',
    shows: 'by the French edition not the second time',
    players: { green: {} },
    mars: { temperature: -4, oceans: 5, zeroPassed: true },
    reading: 'fr',
    after: 'temperature=0',
  },
  {
    card: 'volcanic-eruptions',
    shows: 'no further than the goal',
    players: { green: {} },
    mars: { temperature: 6, zeroPassed: true },
    after: 'temperature=8',
  },
  {
    card: 'snow-cover',
    shows: 'at its goal the temperature stays (special-cases.parameter-at-goal)',
    players: { green: {} },
    mars: { temperature: 8, zeroPassed: true },
    after: '',
  },
  { card: 'war-on-earth', shows: '4 TR less influence', players: { red: {}, blue: {}, green: { tr: 2 } }, after: 'red.tr=17 blue.tr=18 green.tr=0' },
];
