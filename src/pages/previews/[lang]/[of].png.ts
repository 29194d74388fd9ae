import type { APIRoute } from 'astro';
import { games, type Game } from '../../../book/game.ts';
import { previewWords, SITE } from '../../../book/paths.ts';
import { LANGS, type Lang } from '../../../i18n/locales.ts';
import { drawPreview } from '../../../previews/draw.ts';

export const getStaticPaths = async () =>
  [undefined, ...(await games())].flatMap((game) => LANGS.map((lang) => ({ params: { lang, of: game?.id ?? SITE }, props: { game } })));

export const GET: APIRoute<{ game: Game | undefined }> = async ({ params, props }) => {
  const { lang, of } = params as { lang: Lang; of: string };
  const { game } = props;
  const picture = await drawPreview({ ...(await previewWords(lang, of)), game: game?.id, accent: game?.facts.colours?.accent.light });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
