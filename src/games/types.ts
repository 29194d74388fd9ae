import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { z } from 'astro/zod';
import type { Lang } from '../i18n/locales.ts';

/** What the parts of a game's page are given. */
export interface PageProps {
  readonly lang: Lang;
  /** Id of the game. */
  readonly game: string;
}

/**
 * A document for programs that a game adds to those that every game has. The search offers what stands in its list `events`, if
 * it has one, as cards: each with `id`, `game`, `names`, `text` and `url`, as `/api/v1/events.json` has them.
 */
interface GameDocument {
  /** The name of the document, of its kind and of its schema: `/api/v1/<id>.json`, `/api/v1/<id>.schema.json`. */
  readonly id: string;
  readonly schema: z.ZodType;
  /** Gathers what it holds. */
  readonly data: () => Promise<unknown>;
}

/** What the code of a game may offer to the rooms that know no game. */
export interface GameOffers {
  /** Shows the event cards that `content/<game>/events.yaml` names, with {@link PageProps}. */
  readonly Events?: AstroComponentFactory;
  readonly documents?: readonly GameDocument[];
}
