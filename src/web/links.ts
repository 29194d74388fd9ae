import type { Lang } from '../i18n/locales.ts';

/** The folder the site is served under, ending in `/`. */
const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/**
 * The address of a page in a language, under the folder the site is served from.
 *
 * @param path the address after the language, without a leading slash: `<game>/<chapter>/`
 */
export const href = (lang: Lang, path = ''): string => `${base}${lang}/${path}`;

/** The address of a file or page that has no language, such as `r/<game>/<rule>/`. */
export const fileHref = (path: string): string => `${base}${path}`;

/** The full address of a page, for canonical links and alternates. */
export const absolute = (site: URL | undefined, address: string): string => new URL(address, site).href;
