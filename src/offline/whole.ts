/* Whether what came, or what is kept, is the file that the build wrote. */
import { HASH_LETTERS, type KeptFile } from './kept.ts';

const hashOf = async (body: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LETTERS);
};

/**
 * Tells whether a response holds a file as the build wrote it. A body that ended early, a page of another build and the login
 * page of a network do not.
 *
 * @param response any response; it can be read afterwards
 */
export const isWhole = async ({ hash }: KeptFile, response: Response): Promise<boolean> => {
  if (!response.ok) return false;
  try {
    return (await hashOf(await response.clone().arrayBuffer())) === hash;
  } catch {
    // The connection broke while the body came.
    return false;
  }
};
