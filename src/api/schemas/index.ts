import { z } from 'astro/zod';
import { everyEdition } from '../../book/game.ts';
import { offeredDocuments } from '../../games/registry.ts';
import { faqSchema } from './faq.ts';
import { gameSchema, glossarySchema } from './game.ts';
import { PROMISE } from '../../book/shapes.ts';

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
export const schemas = async (): Promise<ReadonlyMap<string, z.ZodType>> =>
  new Map<string, z.ZodType>([
    ['index', indexSchema],
    ['game', gameSchema(await everyEdition())],
    ['glossary', glossarySchema],
    ['faq', faqSchema(await everyEdition())],
    ...offeredDocuments.map(({ id, schema }) => [id, schema] as const),
  ]);
