import { keptUnder } from '../../web/device.ts';

/**
 * The reader's language: the one read last, else the first that the browser asks for and the site has, else that of the page.
 *
 * @param has tells whether the site has a language
 */
export const readerLang = (has: (lang: string) => boolean): string | undefined =>
  [keptUnder('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2)), document.documentElement.lang].find(has);
