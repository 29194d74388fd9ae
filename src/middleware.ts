import { defineMiddleware } from 'astro:middleware';
import { showBorrowed } from './components/site/borrowed.ts';
import { unmarked } from './i18n/borrowed.ts';
import { LANGS, WHOLE_LANGS } from './i18n/locales.ts';

/** While a language is partly translated, what it borrows from another is shown as such, on pages that show it; data lose the marks. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (WHOLE_LANGS.length === LANGS.length || type.startsWith('image/')) return response;
  const show = type.includes('html') ? showBorrowed : unmarked;
  return new Response(show(await response.text()), response);
});
