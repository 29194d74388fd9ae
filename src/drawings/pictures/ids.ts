/** The pictures that a text may show, by the ids it uses: `<Picture id="committee-board" />`. */
export const PICTURES = [
  'committee-board',
  'event-card',
  'events-board',
  'solar-phase',
  'crisis',
  'union-tile',
  'contract-card',
  'problem-cycle',
  'karma-tree',
] as const;
export type PictureId = (typeof PICTURES)[number];
