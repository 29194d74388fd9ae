import type { APIRoute } from 'astro';
import { gameData } from '../../../api/game.ts';
import { games } from '../../../book/game.ts';

export const getStaticPaths = async () => (await games()).map((game) => ({ params: { game: game.id } }));

export const GET: APIRoute = async ({ params }) => Response.json(await gameData(params['game']!));
