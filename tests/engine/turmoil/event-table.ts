import type { EventId } from '../../../src/engine/turmoil/index.ts';

/**
 * What each card does, once more and in another form, for the model: written from the cards' facts, not from the engine's data.
 * `gain steel 1 x production:steel max5 +` reads: 1 steel for each step of steel production, of which 5 count, with influence added.
 */
export const EVENT_TABLE: Readonly<Record<EventId, readonly string[]>> = {
  'aquifer-released-by-public-council': ['ocean 1', 'gain plants 1 x nothing free +', 'gain steel 1 x nothing free +'],
  'asteroid-mining': ['gain titanium 1 x tag:jovian max5 +'],
  'celebrity-leaders': ['gain megacredits 2 x events-played max5 +'],
  'cloud-societies': ['cards-only', 'cards-only'],
  'corrosive-rain': ['draw', 'choose-loss 10'],
  diversity: ['reach 9 megacredits 10 different-tags'],
  'dry-deserts': ['ocean -1', 'choose-gain'],
  'eco-sabotage': ['keep plants 3'],
  election: ['rank tag:building+cities 2 1 0 10=2,5=1'],
  'generous-funding': ['gain megacredits 2 x tr>15 max5 +'],
  'global-dust-storm': ['lose megacredits 2 x tag:building max5 -', 'empty heat'],
  'homeworld-support': ['gain megacredits 2 x tag:earth max5 +'],
  'improved-energy-templates': ['raise energy 2 : tag:power free +'],
  'interplanetary-trade': ['gain megacredits 2 x tag:space max5 +'],
  'jovian-tax-rights': ['raise megacredits 1 : colonies free 0', 'gain titanium 1 x nothing free +'],
  'microgravity-health-problems': ['lose megacredits 3 x colonies max5 -'],
  'miners-on-strike': ['lose titanium 1 x tag:jovian max5 -'],
  'mud-slides': ['lose megacredits 4 x tiles-next-to-ocean max5 -'],
  pandemic: ['lose megacredits 3 x tag:building max5 -'],
  'paradigm-breakdown': ['gain megacredits 2 x nothing free +', 'discard 2'],
  productivity: ['gain steel 1 x production:steel max5 +'],
  'red-influence': ['raise megacredits 1 : nothing free +', 'lose megacredits 3 x tr>10 max5 0'],
  revolution: ['rank tag:earth -2 -1 1 4=-2'],
  riots: ['lose megacredits 4 x cities max5 -'],
  sabotage: ['lower energy 1', 'lower steel 1', 'gain steel 1 x nothing free +'],
  'scientific-community': ['gain megacredits 1 x cards-in-hand free +'],
  'snow-cover': ['warm -2', 'draw'],
  'solar-flare': ['lose megacredits 3 x tag:space max5 -'],
  'solarnet-shutdown': ['lose megacredits 3 x blue-cards max5 -'],
  'spin-off-products': ['gain megacredits 2 x tag:science max5 +'],
  'sponsored-projects': ['cards-only', 'draw'],
  'strong-society': ['gain megacredits 2 x cities max5 +'],
  'successful-organisms': ['gain plants 1 x production:plants max5 +'],
  'venus-infrastructure': ['gain megacredits 2 x tag:venus max5 +'],
  'volcanic-eruptions': ['warm 2', 'raise heat 1 : nothing free +'],
  'war-on-earth': ['tr 4'],
};
