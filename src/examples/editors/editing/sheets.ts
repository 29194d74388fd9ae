/** The style sheets that were asked for: one that is still on its way is not there yet. */
const sheets = new Map<string, Promise<void>>();

const fetchSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() });
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(href));
    };
    document.head.append(link);
  });

/** Adds a style sheet to the page once, and waits for it. A failed load can be tried again. */
export const addSheet = (href: string): Promise<void> => {
  const asked = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, asked);
  return asked;
};
