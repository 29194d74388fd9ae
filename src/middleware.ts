import { defineMiddleware } from 'astro:middleware';
import { showBorrowed } from './components/site/borrowed.ts';
import { unmarked } from './i18n/borrowed.ts';
import { unbroken } from './i18n/unbroken.ts';
import { LANGS, WHOLE_LANGS } from './i18n/locales.ts';

/**
 * No line of a page ends within words that belong together. While a language is partly translated, what it borrows from another is shown
 * as such, on pages that show it; data lose the marks.
 */
export const onRequest = defineMiddleware(async ({ params }, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return response;
  const isPage = type.includes('html');
  const isWhole = WHOLE_LANGS.length === LANGS.length;
  if (isWhole && !isPage) return response;
  const html = await response.text();
  const shown = isWhole ? html : (isPage ? showBorrowed : unmarked)(html);
  return new Response(isPage ? unbroken(params['lang'] ?? '', shown) : shown, response);
});
