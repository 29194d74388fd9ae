import { Fragment } from 'preact';
import { COUNTED, RESOURCES, TAGS, type Count, type Counted, type Resource } from '../../engine/turmoil/index.ts';
import { resources, tags, type Shape } from './resource-shapes.tsx';
import { balloon, card, production, things } from './turn-shapes.tsx';

const low = <path d="M6 3h12v18H6z" class="thin" />;

const counted: Readonly<Record<Counted, Shape>> = {
  cities: (
    <>
      <path d="M3 21V11h6V4h7v9h5v8z" />
      <path class="thin" d="M9 11v10M16 13v8M12 8h1M12 12h1M12 16h1M6 15h.5" />
    </>
  ),
  colonies: (
    <>
      <path d="M4 19a8 8 0 0 1 16 0z" />
      <path class="thin" d="M12 11V4h5v3h-5M2 21.5h20" />
    </>
  ),
  'tiles-next-to-ocean': (
    <>
      <path d="m12 2 5 3v5l-5 3-5-3V5z" />
      <path class="thin" d="M3 17c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 21c2-2 4-2 6 0s4 2 6 0 4-2 6 0" />
    </>
  ),
  'cards-in-hand': (
    <>
      <path d="M9 6h11v15H9z" />
      <path d="M6 18 3 4.5 13 2.5" />
    </>
  ),
  'blue-cards': (
    <>
      {card}
      <path d="M9 15h6M12.5 12.5 15 15l-2.5 2.5" />
      <path class="thin" d="M6 8h12" />
    </>
  ),
  'events-played': (
    <>
      {card}
      <path d="M12 11v7M9 15l3 3 3-3" />
      <path class="thin" d="M6 8h12" />
    </>
  ),
  'different-tags': (
    <>
      <circle cx="7" cy="8" r="4.5" />
      <path d="M14 4h8v8h-8z" />
      <path d="m12 13 5 8.5H7z" />
    </>
  ),
  'cards-with-resources': (
    <>
      {low}
      <path d="M9 12h6v6H9z" />
    </>
  ),
  'floater-cards': (
    <>
      {low}
      <g transform="translate(3 3.5) scale(.75)">{balloon}</g>
    </>
  ),
  'cards-with-two-floaters': (
    <>
      {low}
      <g transform="translate(1 2) scale(.6)">{balloon}</g>
      <g transform="translate(8 7) scale(.6)">{balloon}</g>
    </>
  ),
};

/** What a pictogram can show: what events count and what they change, and the things of a turn. */
export type Pictured = Count | Resource | keyof typeof things;

/** The shape of each thing. A tag stands in a circle, a production in a frame, as on the cards. */
export const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...Object.entries(things),
  ...RESOURCES.map((one) => [one, resources[one]] as const),
  ...RESOURCES.map((one) => [`production:${one}`, production(one)] as const),
  ...COUNTED.map((one) => [one, counted[one]] as const),
  ...TAGS.map(
    (one) =>
      [
        `tag:${one}`,
        <Fragment key={one}>
          <circle class="thin" cx="12" cy="12" r="11" />
          {tags[one]}
        </Fragment>,
      ] as const,
  ),
]);

/** The key under which the shape of a thing is found: all sets of TR look like TR. */
export const shapeKey = (of: Pictured): string => (of.startsWith('tr-sets-') ? 'tr' : of);
