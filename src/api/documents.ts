import { gameData } from './game.ts';
import { glossaryData } from './glossary.ts';
import { faqData } from './questions.ts';
import { schemas } from './schemas/index.ts';
import { games } from '../book/game.ts';
import { offeredDocuments } from '../games/registry.ts';

/** A file of data for programs. */
export interface Document {
  /** Its name: `/api/v1/<id>.json`. */
  readonly id: string;
  /** Documents of one kind have one schema. */
  readonly kind: string;
  /** Gathers what it holds. */
  readonly data: () => Promise<unknown>;
}

/** All documents but the one that lists them. */
export const documents = async (): Promise<readonly Document[]> => [
  ...(await games()).map(({ id }): Document => ({ id, kind: 'game', data: () => gameData(id) })),
  { id: 'glossary', kind: 'glossary', data: glossaryData },
  { id: 'faq', kind: 'faq', data: faqData },
  ...offeredDocuments.map(({ id, data }): Document => ({ id, kind: id, data })),
];

/** The document that lists all others: where a program may begin. */
export const indexDocument: Document = {
  id: 'index',
  kind: 'index',
  data: async () => ({
    version: 1,
    documents: (await documents()).map(({ id, kind }) => ({ id, kind, url: documentPath(id), schema: schemaPath(kind) })),
  }),
};

/** The address of a document, relative to the folder that the site is served from. */
export const documentPath = (id: string): string => `api/v1/${id}.json`;

/** The address of the schema of a kind of document. */
export const schemaPath = (kind: string): string => `api/v1/${kind}.schema.json`;

/**
 * What a document holds, proved to have the shape that its schema promises.
 *
 * @throws Error when it has not, which ends the build
 */
export const checked = async ({ kind, data }: Document): Promise<unknown> => {
  const schema = (await schemas()).get(kind);
  if (!schema) throw new Error(`src/api/schemas/index.ts: no schema for a document of kind "${kind}"`);
  return schema.parse(await data());
};
