import type { APIRoute } from 'astro';
import { absolute, fileHref } from '../i18n/links.ts';

export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, fileHref('sitemap.xml'))}\n`);
