import type { Party } from '../../engine/turmoil/index.ts';

// Own abstract signs in two line weights: the heavy one carries the shape, the light one (class `thin`) its detail.
const signs: Readonly<Record<Party, preact.JSX.Element>> = {
  'mars-first': (
    <>
      <path d="M4 17a9 9 0 0 1 16 0" />
      <path d="M12 15V4M8 8l4-4 4 4" />
      <path class="thin" d="M3 20h18" />
    </>
  ),
  kelvinists: (
    <>
      <path d="M9 14V5a3 3 0 0 1 6 0v9a5 5 0 1 1-6 0z" />
      <path class="thin" d="M12 17V8M17 6h3M17 9h3M17 12h3" />
    </>
  ),
  reds: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path class="thin" d="M4.5 9h15M3.7 12.5h16.6M5 16h14" />
    </>
  ),
  greens: (
    <>
      <path d="M5 19C4 9 10 4 20 4c0 10-5 16-15 15z" />
      <path class="thin" d="M5 19 15 9M9 15v-5M11 13h5" />
    </>
  ),
  unity: (
    <>
      <circle cx="12" cy="8" r="4.5" />
      <circle cx="7.5" cy="15.5" r="4.5" />
      <circle cx="16.5" cy="15.5" r="4.5" />
      <path class="thin" d="M12 8 7.5 15.5h9z" />
    </>
  ),
  scientists: (
    <>
      <path d="M10 4v6l-5 8.5h14L14 10V4" />
      <path d="M8.5 4h7" />
      <path class="thin" d="M7.5 15h9M11 12.500h2" />
    </>
  ),
};

/** The sign of a party, 24 units square, drawn in the colour of the text. Decoration: its name always stands beside it. */
export function Emblem({ party }: { readonly party: Party }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {signs[party]}
    </svg>
  );
}
