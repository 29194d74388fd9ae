import { addSheet } from '../editing/sheets.ts';
import type { TableData } from './data.ts';

const fetchData = async (address: string): Promise<TableData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<TableData>;
};

/** Fetches what the editor needs from the book, and then its styles. */
export const fetchTableData = async (address: string): Promise<TableData> => {
  const fetched = await fetchData(address);
  await addSheet(fetched.sheet);
  return fetched;
};
