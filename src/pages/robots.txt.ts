import type { APIRoute } from 'astro';
import { absolute, fileHref } from '../web/links.ts';

export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, fileHref('sitemap.xml'))}\n`);
