import { addressOf, attributes, fileAt, read, type Site } from './built.ts';

/** Links of a page that lead nowhere: to no file, or to a part that the page has not. */
export const brokenLinks = (site: Site, file: string): readonly string[] =>
  attributes(read(site, file), 'a', 'href').filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const { pathname, hash } = new URL(link, `http://site${addressOf(site, file)}`);
    const target = fileAt(site, pathname);
    if (!target) return true;
    return hash !== '' && !read(site, target).includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  });

/** Files that the page asks for and the site has not, or that another host would be asked for. */
export const strangeRequests = (site: Site, file: string): readonly string[] => {
  const html = read(site, file);
  const asked = [
    ...attributes(html, '(?:script|img|iframe|source)', 'src'),
    ...attributes(html, 'link(?=[^>]*rel="(?:stylesheet|icon|preload|modulepreload|manifest)")', 'href'),
    ...attributes(html, 'div', 'data-words'),
  ];
  return asked.filter(
    (address) => !fileAt(site, new URL(address, `http://site${addressOf(site, file)}`).pathname) || /^(https?:)?\/\//.test(address),
  );
};
