import type { APIRoute } from 'astro';
import { checked, documents, indexDocument, type Document } from '../../../api/documents.ts';

export const getStaticPaths = async () =>
  [indexDocument, ...(await documents())].map((document) => ({ params: { document: document.id }, props: { document } }));

export const GET: APIRoute<{ document: Document }> = async ({ props }) => Response.json(await checked(props.document));
