import type { APIRoute } from 'astro';
import { drawIcon, icons, type IconName } from '../../previews/icon.ts';

export const getStaticPaths = () => Object.keys(icons).map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await drawIcon(params['name'] as IconName)), { headers: { 'content-type': 'image/png' } });
