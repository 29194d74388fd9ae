import { getCollection, type CollectionEntry } from 'astro:content';

/** The words of a game's event cards, in the order of its file; none for a game without cards. */
export const cardsOf = async (game: string): Promise<CollectionEntry<'cards'>['data']> =>
  (await getCollection('cards')).find(({ id }) => id === game)?.data ?? [];

/** Ids of the games that have event cards. */
export const gamesWithEvents = async (): Promise<readonly string[]> => (await getCollection('cards')).map(({ id }) => id);

/** The address of a game's event cards after the language. */
export const eventsPath = (game: string): string => `${game}/events/`;

/** The anchor of a card on that page: permanent, and no rule has such an id. */
export const eventAnchor = (id: string): string => `event-${id}`;
