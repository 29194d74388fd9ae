import { addressOf, attributes, fileAt, read, type Site } from './built.ts';

/** What was found once: many links lead to the same few pages. */
const remembered = <Found>(find: (site: Site, name: string) => Found): typeof find => {
  const all = new Map<string, Found>();
  return (site, name) => {
    const key = `${site.dir} ${name}`;
    if (!all.has(key)) all.set(key, find(site, name));
    return all.get(key)!;
  };
};

const fileOf = remembered(fileAt);
const idsOf = remembered((site, file) => new Set([...read(site, file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));

/** Links of a page that lead nowhere: to no file, or to a part that the page has not. */
export const brokenLinks = (site: Site, file: string): readonly string[] =>
  attributes(read(site, file), 'a', 'href').filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const { pathname, hash } = new URL(link, `http://site${addressOf(site, file)}`);
    const target = fileOf(site, pathname);
    if (!target) return true;
    return hash !== '' && !idsOf(site, target).has(decodeURIComponent(hash.slice(1)));
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
    (address) => !fileOf(site, new URL(address, `http://site${addressOf(site, file)}`).pathname) || /^(https?:)?\/\//.test(address),
  );
};
