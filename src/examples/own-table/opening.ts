import type { TableData } from './data.ts';

const fetchData = async (address: string): Promise<TableData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<TableData>;
};

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

/** Adds a style sheet to the page once, and waits for it. The editor needs it, so a failed load is tried again. */
export const addSheet = (href: string): Promise<void> => {
  const asked = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, asked);
  return asked;
};

/** Fetches what the editor needs from the book, and then its styles. */
export const fetchTable = async (address: string): Promise<TableData> => {
  const fetched = await fetchData(address);
  await addSheet(fetched.sheet);
  return fetched;
};
