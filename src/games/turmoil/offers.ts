import type { GameOffers } from '../types.ts';
import { eventsData } from './events/cards.ts';
import Events from './events/Events.astro';
import { eventsSchema } from './events/schema.ts';

/** What Turmoil offers to the site: its global events, for readers and for programs. */
export const turmoil: GameOffers = {
  Events,
  documents: [{ id: 'events', schema: eventsSchema, data: eventsData }],
};
