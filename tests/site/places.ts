import type { PictureId } from '../../src/drawings/pictures/ids.ts';

/** Where each picture stands, after the language, and how many links to rules it has. */
export const PLACES: Readonly<Record<PictureId, { readonly page: string; readonly links: number }>> = {
  'event-card': { page: 'turmoil/components/', links: 4 },
  'committee-board': { page: 'turmoil/components/', links: 8 },
  'events-board': { page: 'turmoil/global-events/', links: 5 },
  'solar-phase': { page: 'turmoil/solar-phase/', links: 20 },
  'union-tile': { page: 'mars-contracts/components/', links: 5 },
  'contract-card': { page: 'mars-contracts/components/', links: 5 },
  'problem-cycle': { page: 'world-problems/round/', links: 11 },
  'karma-tree': { page: 'world-problems/karma/', links: 5 },
  crisis: { page: '', links: 13 },
  parties: { page: 'turmoil/parties/', links: 18 },
  influence: { page: 'turmoil/influence/', links: 6 },
  costs: { page: 'turmoil/introduction/', links: 6 },
  'union-actions': { page: 'mars-contracts/unions/', links: 2 },
};
