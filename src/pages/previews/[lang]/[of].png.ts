import type { APIRoute } from 'astro';
import { games } from '../../../book/game.ts';
import { previewWords, SITE } from '../../../book/previews.ts';
import { LANGS, type Lang } from '../../../i18n/locales.ts';
import { drawPreview } from '../../../previews/draw.ts';

export const getStaticPaths = async () =>
  [SITE, ...(await games()).map(({ id }) => id)].flatMap((of) => LANGS.map((lang) => ({ params: { lang, of } })));

export const GET: APIRoute = async ({ params }) => {
  const { lang, of } = params as { lang: Lang; of: string };
  const picture = await drawPreview({ ...(await previewWords(lang, of)), of });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
