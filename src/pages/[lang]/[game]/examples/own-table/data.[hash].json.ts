import type { APIRoute } from 'astro';
import { tableData, tableHash } from '../../../../../components/examples/data.ts';
import { EXAMPLES } from '../../../../../examples/all.ts';
import { LANGS, type Lang } from '../../../../../i18n/locales.ts';

/** The games with an example that can show the reader's own table. */
const games = [...new Set(Object.values(EXAMPLES).flatMap(({ game, table }) => (table ? [game] : [])))];

export const getStaticPaths = async () => {
  const all = LANGS.flatMap((lang) => games.map((game) => ({ lang, game })));
  return Promise.all(all.map(async (params) => ({ params: { ...params, hash: await tableHash(params.game, params.lang) } })));
};

export const GET: APIRoute = async ({ params }) => Response.json(await tableData(params['game']!, params['lang'] as Lang));
