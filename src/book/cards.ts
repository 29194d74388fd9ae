import { getCollection, type CollectionEntry } from 'astro:content';

/** The words of a game's event cards, in the order of its file; none for a game without cards. */
export const cardsOf = async (game: string): Promise<CollectionEntry<'cards'>['data']> =>
  (await getCollection('cards')).find(({ id }) => id === game)?.data ?? [];
