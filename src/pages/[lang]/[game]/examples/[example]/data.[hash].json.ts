import type { APIRoute } from 'astro';
import { dataHash, exampleData } from '../../../../../components/examples/data.ts';
import { EXAMPLES } from '../../../../../examples/all.ts';
import { LANGS, type Lang } from '../../../../../i18n/locales.ts';

export const getStaticPaths = async () => {
  const all = LANGS.flatMap((lang) => Object.entries(EXAMPLES).map(([example, { game }]) => ({ lang, game, example })));
  return Promise.all(all.map(async (params) => ({ params: { ...params, hash: await dataHash(params.example, params.lang) } })));
};

export const GET: APIRoute = async ({ params }) => Response.json(await exampleData(params['example']!, params['lang'] as Lang));
