import type { APIRoute } from 'astro';
import { z } from 'astro/zod';
import { schemas, type Kind } from '../../../api/schemas/index.ts';

export const getStaticPaths = () => Object.keys(schemas).map((schema) => ({ params: { schema } }));

export const GET: APIRoute = ({ params }) => Response.json(z.toJSONSchema(schemas[params['schema'] as Kind]));
