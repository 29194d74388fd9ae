import type { TableData } from './data.ts';

const fetchData = async (address: string): Promise<TableData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<TableData>;
};

/** Adds a style sheet to the page once. The editor needs it, so a failed load is tried again. */
export const addSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() });
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });

/** Fetches what the editor needs from the book, and then its styles. */
export const fetchTable = async (address: string): Promise<TableData> => {
  const fetched = await fetchData(address);
  await addSheet(fetched.sheet);
  return fetched;
};
