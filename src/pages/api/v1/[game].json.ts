import type { APIRoute } from 'astro';
import { gameData } from '../../../api/game.ts';
import { gameSchema } from '../../../api/schema.ts';
import { games } from '../../../book/game.ts';

export const getStaticPaths = async () => (await games()).map((game) => ({ params: { game: game.id } }));

export const GET: APIRoute = async ({ params }) => Response.json(gameSchema.parse(await gameData(params['game'] ?? '')));
