/** The ids of all pictures. A text shows one with `<Picture id="committee-board" />`. */
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
  'parties',
  'influence',
  'costs',
  'union-actions',
] as const;
/** The name of a picture. */
export type PictureId = (typeof PICTURES)[number];
