import { keepUnder, OWN_TABLE } from '../../i18n/device.ts';
import type { Position } from '../../engine/turmoil/index.ts';
import type { TableData } from './data.ts';
import { textOf } from './inputs.ts';

/** Stores a table. Without storage, it lasts as long as the page, and the address carries it too. */
export const keepTable = (table: Position): void => keepUnder(OWN_TABLE, textOf(table));

const fetchData = async (address: string): Promise<TableData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<TableData>;
};

/** Adds a style sheet to the page once. The editor needs it, so a failed load is tried again. */
const addSheet = (href: string): Promise<void> =>
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
