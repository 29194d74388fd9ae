import type { APIRoute } from 'astro';
import { z } from 'astro/zod';
import { schemas } from '../../../api/schemas/index.ts';

export const getStaticPaths = async () => [...(await schemas())].map(([kind, schema]) => ({ params: { schema: kind }, props: { schema } }));

export const GET: APIRoute<{ schema: z.ZodType }> = ({ props }) => Response.json(z.toJSONSchema(props.schema));
