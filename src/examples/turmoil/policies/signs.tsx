import { Fragment } from 'preact';
import { resources, type Shape } from '../../../drawings/turmoil/resource-shapes.tsx';
import { production, things } from '../../../drawings/turmoil/turn-shapes.tsx';
import { numbers, type Party, type PolicyCounter } from '../../../engine/turmoil/index.ts';
import { signed } from '../../../i18n/words.ts';

const signs: Readonly<Record<PolicyCounter | 'tile' | 'greenery', Shape>> = {
  tile: things.tile,
  greenery: things.greenery,
  megacredits: resources.megacredits,
  tr: things.tr,
  steel: resources.steel,
  titanium: resources.titanium,
  heatProduction: production('heat'),
  energyProduction: production('energy'),
  cards: things.card,
  saved: (
    <>
      <circle cx="10" cy="14" r="6.5" />
      <path class="thin" d="M7.5 14h5M10 11.5v5M16 6h5M18.5 3.5v5" />
    </>
  ),
};

/** Everything with a sign: the counters, any tile, and a greenery tile. */
type SignId = keyof typeof signs;

/** The sign of a counter or a tile, in the colour of the text. It is decoration: its name stands beside it. */
export function CounterSign({ counter }: { readonly counter: SignId }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {signs[counter]}
    </svg>
  );
}

/** A sign, with or without a number. */
type Item = readonly [sign: SignId, by?: number];

/** The signs of each policy: its condition or cost, then its results. */
const printed: Readonly<Record<Party, readonly [before: Item, ...after: Item[]]>> = {
  'mars-first': [['tile'], ['steel', numbers['mars-first.steel']]],
  scientists: [
    ['megacredits', -numbers['scientists.cost']],
    ['cards', numbers['scientists.cards']],
  ],
  unity: [['titanium'], ['megacredits', numbers['unity.titanium']]],
  kelvinists: [
    ['megacredits', -numbers['kelvinists.cost']],
    ['heatProduction', numbers['kelvinists.steps']],
    ['energyProduction', numbers['kelvinists.steps']],
  ],
  reds: [
    ['tr', 1],
    ['megacredits', -numbers['reds.cost']],
  ],
  greens: [['greenery'], ['megacredits', numbers['greens.megacredits']]],
};

/** A policy in signs, as on a printed tile. It is decoration: the steps say the same in words. */
export function Printed({ party }: { readonly party: Party }) {
  return (
    <span class="po-printed" aria-hidden="true">
      {printed[party].map(([sign, by], at) => (
        <Fragment key={sign}>
          {at === 1 && <span>→</span>}
          {by !== undefined && <span>{signed(by)}</span>}
          <CounterSign counter={sign} />
        </Fragment>
      ))}
    </span>
  );
}
