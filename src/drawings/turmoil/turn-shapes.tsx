import type { Resource } from '../../engine/turmoil/index.ts';
import { resources, type Shape } from './resource-shapes.tsx';

/** A card without its face. */
export const card = <path d="M6 3h12v18H6z" />;
const wave = <path d="M3 15c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 20c2-2 4-2 6 0s4 2 6 0 4-2 6 0" />;

/** A floater's outline. */
export const balloon = <path d="M8.5 13.5a4.5 4.5 0 1 1 7 0l-1.5 2h-4z" />;

const tr = (
  <>
    <path d="m12 2 9 5v10l-9 5-9-5V7z" />
    <path d="m8 13 4-4 4 4M12 9v8" />
  </>
);

/** The things of a turn: what players hold, place and gain, beside the resources. */
export const things = {
  tr,
  card,
  influence: (
    <>
      <path d="M4 21h16M6 18V9M18 18V9M12 18V9M3 9l9-6 9 6z" />
    </>
  ),
  resource: <path d="M5 5h14v14H5z" />,
  'any-resource': (
    <>
      <path class="thin" d="M4 4h16v16H4z" />
      <path d="M9 9.5a3 3 0 1 1 4.5 2.5c-1 .6-1.5 1.2-1.5 2.5M12 17.5v.1" />
    </>
  ),
  floater: (
    <>
      {balloon}
      <path class="thin" d="M10 19h4" />
    </>
  ),
  temperature: (
    <>
      <path d="M8 14V5a3 3 0 0 1 6 0v9a5 5 0 1 1-6 0z" />
      <path class="thin" d="M11 17V9M17 5h4M17 9h4" />
    </>
  ),
  ocean: wave,
  greenery: (
    <>
      <path d="M12 21v-6M12 15c-5 0-7-2-7-5s3-3 3-4 1.5-3 4-3 4 2 4 3 3 1 3 4-2 5-7 5z" />
    </>
  ),
  tile: <path d="m12 2 9 5v10l-9 5-9-5V7z" />,
} satisfies Readonly<Record<string, Shape>>;

/** A production: its resource in a frame, as on the cards. */
export const production = (resource: Resource): Shape => (
  <>
    <path class="thin" d="M1 1h22v22H1z" />
    <g transform="translate(3.6 3.6) scale(.7)">{resources[resource]}</g>
  </>
);
