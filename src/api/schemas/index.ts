import { z } from 'astro/zod';
import { eventsSchema } from './events.ts';
import { gameSchema } from './game.ts';
import { glossarySchema } from './glossary.ts';
import { PROMISE } from './shapes.ts';

const address = z.string().describe('Address relative to the folder that the site is served from.');

const document = z.looseObject({
  id: z.string().describe('The id of a game, or the name of what is the same for all games.'),
  kind: z.string().describe('Documents of one kind have one schema.'),
  url: address,
  schema: address,
});

/** The shape of `/api/v1/index.json`. */
const indexSchema = z.looseObject({ version: z.literal(1), documents: z.array(document) }).describe(`The list of all documents. ${PROMISE}`);

/** The schema of each kind of document: `/api/v1/<kind>.schema.json`. */
export const schemas = { index: indexSchema, game: gameSchema, glossary: glossarySchema, events: eventsSchema } as const;

/** A kind of document. */
export type Kind = keyof typeof schemas;
