import { readFile } from 'node:fs/promises';

/**
 * Reads a file that the index is made from.
 *
 * @param why where the file should have come from, for the error message
 * @throws Error that names the file, when it cannot be read
 */
export const readText = async (file: string, why: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`search: ${file} cannot be read; ${why}`, { cause });
  }
};
