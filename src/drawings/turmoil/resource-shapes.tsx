import type { Resource, Tag } from '../../engine/turmoil/index.ts';

/** A drawing of 24 by 24 units: heavy lines for the shape, light lines (class `thin`) for the details. */
export type Shape = preact.JSX.Element;

/** The standard resources. */
export const resources: Readonly<Record<Resource, Shape>> = {
  megacredits: (
    <>
      <path d="M3 3h18v18H3z" />
      <path d="M16 8.5a4.5 4.5 0 1 0 0 7" />
      <path class="thin" d="M6.5 11h6M6.5 13.5h6" />
    </>
  ),
  steel: (
    <>
      <path d="M5 4h14v4h-4.5v8H19v4H5v-4h4.5V8H5z" />
    </>
  ),
  titanium: <path d="M12 2l2.7 7.3L22 12l-7.3 2.7L12 22l-2.7-7.3L2 12l7.3-2.7z" />,
  plants: <path d="M12 21V11M12 15c0-5-3-7-8-7 0 5 3 7 8 7zM12 11c0-5 3-7 8-7 0 5-3 7-8 7z" />,
  energy: <path d="M13 2 5 13.5h6L10 22l9-12h-6z" />,
  heat: <path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 1.5-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" />,
};

/** The tags, without the circle around them. */
export const tags: Readonly<Record<Tag, Shape>> = {
  building: <path d="M6.5 17V10L12 6l5.5 4v7z" />,
  science: (
    <>
      <path d="M12 5.5c3 4 3 9 0 13-3-4-3-9 0-13z" />
      <path d="M6.5 9c5-.5 9 2 11 6-5 .5-9-2-11-6z" />
    </>
  ),
  space: <path d="M12 5.5l1.6 4.9L18.5 12l-4.9 1.6L12 18.5l-1.6-4.9L5.5 12l4.9-1.6z" />,
  venus: <path d="m7.5 7.5 4.5 9.5 4.5-9.5" />,
  earth: (
    <>
      <circle cx="12" cy="12" r="5.5" />
      <path class="thin" d="M6.5 12h11M12 6.5c-3 3-3 8 0 11 3-3 3-8 0-11z" />
    </>
  ),
  jovian: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M5.5 15c3 0 10-3 13-6" />
    </>
  ),
  plant: <path d="M7.5 17C7 10 10.5 7 17 7c0 6.5-3 10-9.5 10zM7.5 17l5-5" />,
  microbe: (
    <>
      <path d="M12 8a4 4.5 0 1 1-.1 0z" />
      <path class="thin" d="m8.5 9.5-2-2M15.5 9.5l2-2M8 13H5.5M16 13h2.5M9 16l-2 1.5M15 16l2 1.5" />
    </>
  ),
  animal: (
    <>
      <path d="M8.5 16.5c0-2.5 1.5-4.5 3.5-4.5s3.5 2 3.5 4.5c-2 1-5 1-7 0z" />
      <path d="M7 11v.5M10.3 7.5V8M13.7 7.5V8M17 11v.5" />
    </>
  ),
  power: <path d="M12.7 5.5 8 12.8h3.7L11 18.5l5-7.3h-3.7z" />,
};
