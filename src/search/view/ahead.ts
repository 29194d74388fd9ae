import { files } from '../format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { isCyrillic } from '../words/tokens.ts';

/**
 * Inline code of the result page: a query in other letters than those of the page's language also needs the lists of the other
 * languages. They come while the code of the search does, as the lists of the page's language do. `opening.ts` asks for the same
 * file.
 */
export const othersAhead = (lang: Lang): string => {
  const [lists, others] = [files.pack(lang, 'lists'), files.pack(lang, 'others')];
  const letters = isCyrillic(lang) ? 'Latin' : 'Cyrillic';
  return `if(/\\p{Script=${letters}}/u.test(new URLSearchParams(location.search).get('q')??'')){
const own=document.querySelector('link[href$="${lists}"]'),link=own.cloneNode();
link.href=own.href.replace('${lists}','${others}');own.after(link)}`;
};
