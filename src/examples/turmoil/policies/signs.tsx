import { resources, type Shape } from '../../../drawings/turmoil/resource-shapes.tsx';
import { production, things } from '../../../drawings/turmoil/turn-shapes.tsx';
import type { PolicyCounter } from '../../../engine/turmoil/index.ts';

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
export type SignId = keyof typeof signs;

/** The sign of a counter or a tile, in the colour of the text. It is decoration: its name stands beside it. */
export function CounterSign({ counter }: { readonly counter: SignId }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {signs[counter]}
    </svg>
  );
}
