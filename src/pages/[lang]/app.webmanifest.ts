import type { APIRoute } from 'astro';
import { fileHref, href } from '../../web/links.ts';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { t } from '../../i18n/t.ts';
import { icons, type IconName } from '../../previews/icon.ts';
import { colour } from '../../styles/colours.ts';

const png = (name: IconName) => ({
  src: fileHref(`icons/${name}.png`),
  sizes: `${icons[name].size}x${icons[name].size}`,
  type: 'image/png',
  purpose: icons[name].round ? 'any' : 'maskable',
});

export const getStaticPaths = () => LANGS.map((lang) => ({ params: { lang } }));

/** How a device keeps the site in a language among its apps. */
export const GET: APIRoute = ({ params }) => {
  const lang = params['lang'] as Lang;
  return Response.json({
    name: t(lang, 'site:name'),
    description: t(lang, 'site:home.description'),
    lang,
    id: href(lang),
    start_url: href(lang),
    scope: href(lang),
    display: 'minimal-ui',
    theme_color: colour('paper').light,
    background_color: colour('paper').light,
    icons: [{ src: fileHref('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, png('app'), png('mask')],
  });
};
