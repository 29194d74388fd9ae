import type { APIRoute } from 'astro';
import { z } from 'astro/zod';
import { gameSchema } from '../../../api/schema.ts';

export const GET: APIRoute = () => Response.json(z.toJSONSchema(gameSchema));
