import type { APIRoute } from 'astro';
import { gamesWithTerms, popoverData, popoverHash } from '../../../book/glossary.ts';
import { LANGS, type Lang } from '../../../i18n/locales.ts';

export const getStaticPaths = async () => {
  const pairs = (await gamesWithTerms()).flatMap((game) => LANGS.map((lang) => ({ lang, game })));
  return Promise.all(pairs.map(async ({ lang, game }) => ({ params: { lang, game, hash: await popoverHash(game, lang) } })));
};

export const GET: APIRoute = async ({ params }) => Response.json(await popoverData(params['game']!, params['lang'] as Lang));
