import { turmoil } from './turmoil/offers.ts';
import type { GameOffers } from './types.ts';

/** Everything that the code of a game offers to the rooms that know no game. A game of texts alone has no line here. */
const registry: Readonly<Record<string, GameOffers>> = { turmoil };

/** What the code of a game offers: nothing, where it has none. */
export const offersOf = (game: string): GameOffers => registry[game] ?? {};

/** The documents of all games, as `/api/v1/index.json` lists them. */
export const offeredDocuments = Object.values(registry).flatMap(({ documents = [] }) => documents);
