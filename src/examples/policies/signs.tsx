import type { PolicyCounter } from '../../engine/turmoil/index.ts';

// Our own signs, 24 by 24 units, with heavy and light lines like the signs of the parties.
const signs: Readonly<Record<PolicyCounter | 'tile' | 'greenery', preact.JSX.Element>> = {
  tile: <path d="M12 2.500 20.500 7v10L12 21.500 3.500 17V7z" />,
  greenery: (
    <>
      <path d="M12 2.500 20.500 7v10L12 21.500 3.500 17V7z" />
      <path class="thin" d="M8 16c-1-5 2-8 8-8 0 6-3 9-8 8zl5-5" />
    </>
  ),
  megacredits: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path class="thin" d="M8 16V8.500l4 5 4-5V16" />
    </>
  ),
  tr: (
    <>
      <path d="M3 20h5v-5h5v-5h5V5h3" />
      <path class="thin" d="M4 11V4M1.500 6.500 4 4l2.500 2.500" />
    </>
  ),
  steel: (
    <>
      <path d="M5 5h14M5 19h14M12 5v14" />
      <path class="thin" d="M8 8h8M8 16h8" />
    </>
  ),
  titanium: (
    <>
      <path d="m12 3 8 7-8 11L4 10z" />
      <path class="thin" d="M4 10h16M12 3 9 10l3 11 3-11z" />
    </>
  ),
  heatProduction: (
    <>
      <path d="M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z" />
      <path class="thin" d="M4 21h16" />
    </>
  ),
  energyProduction: (
    <>
      <path d="M13 3 6 13h5l-1 6 7-10h-5z" />
      <path class="thin" d="M4 21.500h16" />
    </>
  ),
  cards: (
    <>
      <path d="M9 6h9v14H9z" />
      <path class="thin" d="M6 17V3h9" />
    </>
  ),
  saved: (
    <>
      <circle cx="10" cy="14" r="6.500" />
      <path class="thin" d="M7.500 14h5M10 11.500v5M16 6h5M18.500 3.500v5" />
    </>
  ),
};

/** Everything with a sign: the counters, any tile, and a greenery tile. */
export type SignId = keyof typeof signs;

/** The sign of a counter or a tile, in the colour of the text. It is decoration: its name stands beside it. */
export function CounterSign({ counter }: { readonly counter: SignId }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {signs[counter]}
    </svg>
  );
}
