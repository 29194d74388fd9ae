import type { APIRoute } from 'astro';
import { changedOn } from '../book/changes.ts';
import { everyPath } from '../book/paths.ts';
import { absolute, href } from '../web/links.ts';
import { DEFAULT_LANG, LANGS } from '../i18n/locales.ts';

const link = (site: URL | undefined, tag: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(site, address)}"/>`;

const alternates = (site: URL | undefined, path: string): string =>
  [...LANGS.map((lang) => link(site, lang, href(lang, path))), link(site, 'x-default', href(DEFAULT_LANG, path))].join('');

export const GET: APIRoute = async ({ site }) => {
  const entries = await Promise.all(
    (await everyPath()).map(async (path) => {
      const day = await changedOn(path);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return LANGS.map((lang) => `<url><loc>${absolute(site, href(lang, path))}</loc>${changed}${alternates(site, path)}</url>`);
    }),
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const set = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(`${head}\n<urlset ${set}>\n${entries.flat().join('\n')}\n</urlset>\n`, { headers: { 'content-type': 'application/xml' } });
};
